import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { refusing, fieldValue, type Field } from "./field.ts";

/** ISO 3166-1 alpha-2 of every country but Kazakhstan. */
const codes =
  "AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW".split(
    " ",
  );
const known = new Set(codes);

/** Names as the language has them (CLDR), in its order. */
function named(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return codes.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, one], [, other]) => one.localeCompare(other, locale));
}

/** A foreigner's country. */
export const country = ({ label, value }: { readonly label: TextId; readonly value: string }): Field<string> => ({
  element: (name, locale) => {
    const all = named(locale);
    return {
      name,
      format: "select",
      label: text(locale, label),
      value,
      description: { selectDescriptions: all.map(([, word]) => word) },
      limit: { selectValues: all.map(([code]) => code) },
    };
  },
  read: (given) => (typeof given === "string" && known.has(given) ? fieldValue(given) : refusing({ id: "error.calc.country", label })),
});
