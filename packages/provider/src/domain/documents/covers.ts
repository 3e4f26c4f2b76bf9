import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { Product } from "../entries/product.ts";

const named = (items: readonly { readonly name: string }[]): Block => ({ kind: "list", items: items.map(({ name }) => name) });

/** A part of a paper under its heading. */
export const part = (locale: Locale, title: TextId, block: Block): readonly Block[] => [
  { kind: "heading", text: text(locale, title) },
  block,
];

/** What a product pays for, and what it does not. */
export const coversOf = ({ covers, exclusions }: Pick<Product, "covers" | "exclusions">, locale: Locale): readonly Block[] => [
  ...(covers.length > 0 ? part(locale, "document.covers", named(covers)) : []),
  ...(exclusions.length > 0 ? part(locale, "document.exclusions", named(exclusions)) : []),
];
