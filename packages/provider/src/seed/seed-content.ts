import type { Insertable } from "kysely";
import { importContent, type Imported } from "../domain/entries/folder/import-content.ts";
import type { FolderContent } from "../domain/entries/folder/read-folder.ts";
import type { Database } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/tables.ts";
import type { ContentKind } from "../domain/entries/read.ts";
import { company, sisterSites, socials } from "./content/company.ts";
import { inLanguages } from "./in-languages.ts";

type Row = Insertable<Tables["content"]>;
type Facts = Readonly<Record<string, unknown>>;

const row = (kind: ContentKind, index: number, slug: string, facts: Facts, texts: Facts): Row => ({
  kind,
  id: String(index + 1),
  slug,
  position: index + 1,
  published_on: null,
  facts: JSON.stringify(facts),
  texts: JSON.stringify(inLanguages(texts)),
});

/** The company is the brand's, and is defined in the code. */
const rows = (): Row[] => [
  ...socials.map(({ slug, ...facts }, index) => row("social", index, slug, facts, {})),
  row("company", 0, "company", company.facts, { ...company.texts, sites: sisterSites }),
];

/** The site's own content in three languages: the company only into a database that has none, everything else from the content folder. */
export async function seedContent(database: Database, content?: string | FolderContent): Promise<Imported> {
  const { queries } = database;
  const something = await queries.selectFrom("content").select("id").where("kind", "=", "company").limit(1).executeTakeFirst();
  if (!something) await queries.insertInto("content").values(rows()).execute();
  return importContent(database, content);
}
