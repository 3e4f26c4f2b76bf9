import type { Locale } from "@shanyraq/i18n";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Product } from "../entries/product.ts";
import { productTextOf } from "../entries/product-texts.ts";
import { regionNames } from "../entries/region-names.ts";
import type { SectionOptions } from "./section.ts";

/**
 * The words in which an agreement is printed: those of the product as its contract has kept them, or today's until it is concluded, and the names of regions.
 * @param kept the number of the product's text that the contract keeps; null when it keeps none.
 */
export async function readingOf(
  db: Kysely<Tables>,
  slug: string,
  {
    kept,
    locale,
    numbers = "whole",
  }: { readonly kept: number | null; readonly locale: Locale; readonly numbers?: SectionOptions["numbers"] },
): Promise<SectionOptions> {
  const entry = await productTextOf(db, slug, kept);
  const { name = slug, covers = [], exclusions = [] } = (entry ? { ...entry.facts, ...entry.texts[locale] } : {}) as Partial<Product>;
  return { locale, numbers, product: { name, covers, exclusions }, regions: (await regionNames(db))(locale) };
}

interface Concluded {
  readonly id: string;
  readonly product: string;
  readonly productText: number | null;
}

/** The words of several contracts, by their ids. */
export async function readingsOf(
  db: Kysely<Tables>,
  contracts: readonly Concluded[],
  { locale, numbers = "whole" }: { readonly locale: Locale; readonly numbers?: SectionOptions["numbers"] },
): Promise<ReadonlyMap<string, SectionOptions>> {
  const known = new Map<string, Promise<SectionOptions>>();
  const of = ({ product, productText }: Concluded): Promise<SectionOptions> => {
    const key = `${product}/${productText ?? ""}`;
    const reading = known.get(key) ?? readingOf(db, product, { kept: productText, locale, numbers });
    known.set(key, reading);
    return reading;
  };
  return new Map(await Promise.all(contracts.map(async (contract) => [contract.id, await of(contract)] as const)));
}

export { agreedInShort } from "./sections-of.ts";
