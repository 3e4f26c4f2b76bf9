import { osnsTariff20262 } from "@shanyraq/actuarial";
import type { Locale } from "@shanyraq/i18n";
import { oked } from "@shanyraq/rules/oked";

/** The activities whose code begins with what is looked for, or whose name has every word of it; all where nothing is. */
export function okedList(search: string, locale: Locale) {
  const looked = search.trim().toLocaleLowerCase(locale);
  const words = looked.split(/\s+/);
  return oked
    .filter(({ code, [locale]: name }) => {
      const told = name.toLocaleLowerCase(locale);
      return code.startsWith(looked) || words.every((word) => told.includes(word));
    })
    .map(({ code, riskClass, [locale]: name }) => ({
      code,
      name,
      riskClass,
      // Per cent of the payroll a year.
      rate: (osnsTariff20262.rates[riskClass] ?? 0).toFixed(2),
    }));
}
