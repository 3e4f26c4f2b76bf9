import { dateText, numberText } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { addMonths, decimalOf } from "@shanyraq/rules";
import { sayFact } from "../products/quote.ts";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { factIn, section, type SectionOptions, type Section } from "./section.ts";
import { decimalText, sumText } from "./sum-text.ts";
import { byTime, columnIn } from "./table-of.ts";

/** What is paid for it: one premium, how often and how many, and the days of the first year with the last of all. */
export function premiumIn({ terms, dues, priceFacts, ridersInstalment }: AgreedPolicy, { locale }: SectionOptions): readonly Section[] {
  const fact = factIn(locale);
  const column = columnIn(locale);
  const last = dues.at(-1);
  const several = dues.length > 1;
  const yearAfter = addMonths(terms.startDate, 12);
  const calendar = byTime(
    dues.filter(({ dueDate }) => dueDate < yearAfter),
    [
      column("calculator.column.no", ({ no }) => String(no), true),
      column("calculator.column.dueDate", ({ dueDate }) => dateText(dueDate)),
      column("calculator.column.amount", ({ amount }) => numberText(Number(decimalOf(amount)), locale), true),
    ],
    text(locale, "agreed.calendar"),
  );
  return [
    section("premium", text(locale, "agreed.premium"), {
      facts: [
        ...fact("signature.paper.premium", sumText(terms.instalment, locale)),
        ...fact("agreed.premium.riders", ridersInstalment === undefined ? undefined : sumText(ridersInstalment, locale)),
        ...fact("document.offer.frequency", text(locale, `calculator.frequency.${terms.frequency}`)),
        ...priceFacts
          .map((one) => sayFact(one, locale))
          .map(({ name, value, unit }) => ({ name, value: unit === "tenge" ? decimalText(value, locale) : value })),
      ],
      tables: several ? [calendar] : [],
      notes:
        several && last
          ? [
              text(locale, "document.policy.dues.all", {
                count: dues.length,
                total: sumText(terms.instalment * dues.length, locale),
                last: dateText(last.dueDate),
              }),
            ]
          : [],
    }),
  ];
}
