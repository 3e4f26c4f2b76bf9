import { brand } from "@shanyraq/brand";
import { IntlMessageFormat } from "intl-messageformat";
import { textFormatters } from "./formatters.ts";
import { localeFacts, type Locale } from "./locale.ts";

export type TextValues = Readonly<Record<string, string | number>>;

/** Says the texts of catalogues, `{brand}` being the insurer's name. */
export function sayerOf<Id extends string>(
  catalogues: Readonly<Record<Locale, Readonly<Record<Id, string>>>>,
): (locale: Locale, id: Id, values?: TextValues) => string {
  // Reading a text's syntax takes longer than filling it in, and there are only so many texts.
  const read = new Map<string, IntlMessageFormat>();
  function formatOf(locale: Locale, id: Id): IntlMessageFormat {
    const key = `${locale} ${id}`;
    const found =
      read.get(key) ?? new IntlMessageFormat(catalogues[locale][id], localeFacts[locale].tag, undefined, { formatters: textFormatters });
    read.set(key, found);
    return found;
  }
  return (locale, id, values = {}) => String(formatOf(locale, id).format({ brand: brand.name[locale], ...values }));
}
