import { locales, type Locale } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { namesFigure, withFigures } from "../../products/texts/figures-in-texts.ts";
import { productFacts } from "../../products/texts/product-facts.ts";
import type { Complaint } from "./check-entry.ts";

type Item = Readonly<Record<string, unknown>>;

/** Fills the figures of every text of a tree, each in the language of that text. */
function filled(value: unknown, slug: string, locale?: Locale): unknown {
  if (typeof value === "string") return locale ? withFigures(value, slug, locale) : value;
  if (Array.isArray(value)) return value.map((inner: unknown) => filled(inner, slug, locale));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, slug, locales.find((one) => one === key) ?? locale)]),
  );
}

/** The texts of a product with their figures and everything that depends on its formula. */
export function wholeProduct(item: Item, _: number, slug: string): Item {
  const facts = productFacts[slug];
  if (!facts) return item;
  const { kind, calculator, main, from, paid } = facts;
  const texts = filled(item, slug) as Item;
  return {
    seo_title: texts["name"],
    meta_descriptions: texts["description"],
    ...texts,
    kind,
    calculator: calculator === true,
    main_active: main === true,
    from_price: from ?? "",
    ...(paid && { from_frequency: paid }),
    preview_image: "",
    image: "",
  };
}

/** Names in braces that no figure has: a customer would read them. */
export function namelessFigures(value: unknown, path: Complaint["path"] = []): readonly Complaint[] {
  if (typeof value === "string")
    return namesFigure(value) ? [{ code: "figure", path, message: `"${path.join(".")}" names a figure in braces that there is not` }] : [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => namelessFigures(inner, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => namelessFigures(inner, [...path, key])) : [];
}
