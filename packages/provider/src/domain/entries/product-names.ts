import type { Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { listContent } from "./read.ts";

/** Slugs of products to their names in a language. */
export async function productNames(db: Kysely<Tables>, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const products = await listContent(db, "product");
  return Object.fromEntries(products.map(({ slug, texts }) => [slug, String(texts[locale]["name"] ?? slug)]));
}
