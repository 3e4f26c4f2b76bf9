import { localeFacts, locales } from "./locale.ts";

const numbersOf: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) => [
    [locale, localeFacts[locale].numbers],
    [localeFacts[locale].tag, localeFacts[locale].numbers],
  ]),
);

/** Making one costs far more than asking it; texts ask for few kinds. */
const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(language?: string | string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const [tag = ""] = [language ?? []].flat();
  const key = `${tag} ${JSON.stringify(options ?? {})}`;
  const found = numberFormats.get(key) ?? new Intl.NumberFormat(numbersOf.get(tag) ?? tag, options);
  numberFormats.set(key, found);
  return found;
}

const pluralRules = new Map<string, Intl.PluralRules>();
function pluralsOf(language?: string | string[], options?: Intl.PluralRulesOptions): Intl.PluralRules {
  const key = `${String(language)} ${options?.type ?? ""}`;
  const found = pluralRules.get(key) ?? new Intl.PluralRules(language, options);
  pluralRules.set(key, found);
  return found;
}

/**
 * What fills numbers into texts, on servers and in pages alike: `{n, number}` and the `#` of a plural. It is ours, since a browser
 * without Kazakh writes numbers as its own system does. Days are words of the catalogues (kit.date.long), so dates are as they were.
 */
export const textFormatters = {
  getNumberFormat: numberFormat,
  getPluralRules: pluralsOf,
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
};

/** A number as a language writes it: "1 234,5", in English "1,234.5". */
export const numberText = (value: number, language: string, options?: Intl.NumberFormatOptions): string =>
  numberFormat(language, options).format(value);

/** A sum of tenge as a language writes it, without the sign: "19 530,50", in English "19,530.50"; the tiyn only when they are not zero. */
export const sumText = (tenge: number, language: string): string =>
  numberText(tenge, language, { minimumFractionDigits: Number.isInteger(tenge) ? 0 : 2 });

/** A day as papers and messages write it: "27.11.2026" of "2026-11-27". */
export const dayText = (iso: string): string => iso.split("-").toReversed().join(".");
