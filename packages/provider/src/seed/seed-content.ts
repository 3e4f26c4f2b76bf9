import type { Insertable } from "kysely";
import { importContent, type Imported } from "../entries/folder/import-content.ts";
import type { FolderContent } from "../entries/folder/read-folder.ts";
import type { Database } from "../database/open.ts";
import type { Tables } from "../database/tables.ts";
import type { ContentKind } from "../entries/read.ts";
import { company, sisterSites, socials } from "./content/company.ts";
import { businessProducts } from "./content/products-business.ts";
import { protectionProducts } from "./content/products-protection.ts";
import { savingsProducts } from "./content/products-savings.ts";
import { inLanguages } from "./in-languages.ts";
import type { ProductSeed } from "./product-seed.ts";

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

const productRow = ({ slug, kind, calculator, main, from, paid, covers, exclusions, ...texts }: ProductSeed, index: number): Row =>
  row(
    "product",
    index,
    slug,
    {
      kind,
      calculator: calculator === true,
      main_active: main === true,
      from_price: from ?? "",
      ...(paid && { from_frequency: paid }),
      preview_image: "",
      image: "",
    },
    {
      ...texts,
      covers: covers.map((name) => ({ name })),
      exclusions: exclusions.map((name) => ({ name })),
      seo_title: texts.name,
      meta_descriptions: texts.description,
    },
  );

/** Products have formulas in the code, and the company is the brand's: these stand in the code too. */
const rows = (): Row[] => [
  ...socials.map(({ slug, ...facts }, index) => row("social", index, slug, facts, {})),
  row("company", 0, "company", company.facts, { ...company.texts, sites: sisterSites }),
  ...[...savingsProducts, ...protectionProducts, ...businessProducts].map(productRow),
];

/** The site's own content in three languages: products only into a database that has none, all else as the content folder has it. */
export async function seedContent(database: Database, content?: string | FolderContent): Promise<Imported> {
  const { queries } = database;
  const something = await queries.selectFrom("content").select("id").where("kind", "=", "product").limit(1).executeTakeFirst();
  if (!something) await queries.insertInto("content").values(rows()).execute();
  return importContent(database, content);
}
