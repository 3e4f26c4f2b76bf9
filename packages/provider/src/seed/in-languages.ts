import { locales, type Localised } from "@shanyraq/i18n";
import type { Three } from "../domain/products/texts/three.ts";

const isThree = (value: unknown): value is Three =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === "string");

/** Takes one language out of a tree whose leaves are texts in three. */
function pick(value: unknown, index: number): unknown {
  if (isThree(value)) return value[index];
  if (Array.isArray(value)) return value.map((inner: unknown) => pick(inner, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, index)]));
}

/** Turns a tree of texts in three languages into three trees, one a language. */
export const inLanguages = (tree: Readonly<Record<string, unknown>>): Localised<Readonly<Record<string, unknown>>> => {
  const [ru, kk, en] = locales.map((_, index) => pick(tree, index) as Readonly<Record<string, unknown>>);
  return { ru: ru ?? {}, kk: kk ?? {}, en: en ?? {} };
};
