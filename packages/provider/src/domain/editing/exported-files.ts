import { pictureAt } from "@shanyraq/calls";
import { locales } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import { stringify } from "yaml";
import type { StoredFields, Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { place } from "../entries/read.ts";
import { deskKinds, type DeskField, type DeskKind } from "./desk-kinds.ts";

interface Row {
  readonly slug: string;
  readonly written: Written;
}
type Files = Record<string, Uint8Array>;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The fields of an entry, in the order of its form: a database keeps no order. */
function presentFields(fields: StoredFields, deskFields: readonly DeskField[]): StoredFields {
  const names = deskFields.map(({ name }): string => name);
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== "" && value !== undefined)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
  );
}
/** Long lines stay whole: an editor's sentence is not wrapped like code. */
const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

async function picturesOf(db: Kysely<Tables>, folder: string, { pictures }: Written): Promise<Files> {
  const files: Files = {};
  for (const [name, address] of Object.entries(pictures)) {
    const hash = pictureAt(address)?.hash;
    const found =
      hash === undefined ? undefined : await db.selectFrom("picture").select("content").where("hash", "=", hash).executeTakeFirst();
    if (found) files[`${folder}/${name}`] = new Uint8Array(found.content);
  }
  return files;
}

async function articleFiles(
  db: Kysely<Tables>,
  folder: string,
  { fixed, facts: once, texts }: DeskKind,
  { slug, written }: Row,
): Promise<Files> {
  const place = `${folder}/${slug}`;
  const facts = presentFields({ ...fixed, ...written.facts }, once);
  const files: Files = Object.keys(facts).length > 0 ? { [`${place}/facts.yaml`]: bytes(yaml(facts)) } : {};
  for (const locale of locales) {
    const { body = "", ...fields } = written.texts[locale] ?? {};
    files[`${place}/${locale}.md`] = bytes(`---\n${yaml(presentFields(fields, texts))}---\n\n${String(body).trim()}\n`);
  }
  return { ...files, ...(await picturesOf(db, place, written)) };
}

async function filesOf(db: Kysely<Tables>, desk: DeskKind): Promise<Files> {
  const { kind, of } = desk;
  const rows = await db
    .selectFrom("content")
    .select(["slug", "written"])
    .where("kind", "=", kind)
    .where("hidden", "=", false)
    .orderBy(place)
    .execute();
  const live = rows.flatMap(({ slug, written }): Row[] => (written ? [{ slug, written }] : []));
  if ("list" in of)
    return {
      [of.list.file]: bytes(
        yaml(live.map(({ slug, written }) => ({ slug, ...presentFields(written.facts, [...desk.texts, ...desk.facts]) }))),
      ),
    };
  const each = await Promise.all(live.map((row) => articleFiles(db, of.article.folder, desk, row)));
  return Object.assign({}, ...each) as Files;
}

/** The files of the content folder that would say what is live now: laid over the folder of the repository they make Git agree with the site. */
export async function exportedFiles(db: Kysely<Tables>): Promise<Readonly<Files>> {
  const kinds = await Promise.all(deskKinds.map((desk) => filesOf(db, desk)));
  return Object.assign({}, ...kinds) as Files;
}
