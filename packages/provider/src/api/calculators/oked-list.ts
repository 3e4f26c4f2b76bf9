import { osnsTariff20262 } from "@shanyraq/actuarial";
import type { Locale } from "@shanyraq/i18n";
import { foldForSearch, searchWords } from "@shanyraq/rules";
import { oked } from "@shanyraq/rules/oked";

/** The activities whose code begins with the search text, or whose name has every word of it; all of them without a search text. */
export function okedList(search: string, locale: Locale) {
  const code = foldForSearch(search.trim());
  const words = searchWords(search);
  return oked
    .filter((row) => {
      const name = foldForSearch(row[locale]);
      return row.code.startsWith(code) || words.every((word) => name.includes(word));
    })
    .map(({ code, riskClass, [locale]: name }) => ({
      code,
      name,
      riskClass,
      // Per cent of the payroll a year.
      rate: (osnsTariff20262.rates[riskClass] ?? 0).toFixed(2),
    }));
}
