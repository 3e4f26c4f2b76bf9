import { locales, type Locale, type Localised } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";

/** A leaf that says the same in three languages: `{ ru, kk, en }`. */
const isLocalised = (value: unknown): value is Localised<unknown> =>
  isObject(value) && Object.keys(value).length === locales.length && locales.every((locale) => locale in value);

/** Whether any part of a value has three languages. */
export const hasLanguages = (value: unknown): boolean =>
  isLocalised(value) || (Array.isArray(value) ? value.some(hasLanguages) : isObject(value) && Object.values(value).some(hasLanguages));

/** Takes one language out of a tree whose leaves may have three. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (isLocalised(value)) return value[locale];
  if (Array.isArray(value)) return value.map((inner: unknown) => inLanguage(inner, locale));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, locale)])) : value;
}
