import type { Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { listContent } from "./read.ts";

export type RegionNames = (locale: Locale) => Readonly<Record<string, string>>;

/** Slugs of regions to their names, language by language. */
export async function regionNames(db: Kysely<Tables>): Promise<RegionNames> {
  const regions = await listContent(db, "region");
  return (locale) => Object.fromEntries(regions.map(({ slug, texts }) => [slug, String(texts[locale]["name"] ?? slug)]));
}
