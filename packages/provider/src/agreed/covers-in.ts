import { dateText, numberText, type Fact } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { addMonths } from "@shanyraq/rules";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { factIn, section, type Reading, type Section, type SectionTable } from "./section.ts";
import { decimalText } from "./sum-text.ts";
import { columnIn, tableOf } from "./table-of.ts";

const hasSum = (sum: string): boolean => Number(sum) > 0;

/** The covers that were chosen one by one, each with its sum. */
function chosenIn({ covers, everyCoverChosen }: AgreedPolicy, { locale }: Reading): SectionTable {
  const column = columnIn(locale);
  return tableOf(
    covers,
    [
      column("agreed.cover", ({ name }) => text(locale, name)),
      { title: `${text(locale, "agreed.sum")}, ₸`, numeric: true, cell: ({ sum }) => numberText(Number(sum), locale) },
    ],
    text(locale, everyCoverChosen ? "agreed.chosen" : "agreed.riders"),
  );
}

/** When covers with a waiting period begin to pay. */
function waitingIn({ covers, waitingMonths, terms }: AgreedPolicy, { locale }: Reading): readonly Fact[] {
  const value = (months: number): string =>
    text(locale, "agreed.waiting.value", { months, date: dateText(addMonths(terms.startDate, months)) });
  const fact = factIn(locale);
  return [
    ...fact("agreed.waiting", waitingMonths === undefined ? undefined : value(waitingMonths)),
    ...covers.flatMap(({ name, waitingMonths: months }) =>
      months === undefined ? [] : fact("agreed.waiting.rider", value(months), { cover: text(locale, name) }),
    ),
  ];
}

/** What is insured, for how much and from when, and what is not. */
export function coversIn(agreed: AgreedPolicy, reading: Reading): readonly Section[] {
  const { locale, product } = reading;
  const { covers, everyCoverChosen, terms } = agreed;
  const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
  const sum = hasSum(terms.sumAssured) ? decimalText(terms.sumAssured, locale) : undefined;
  return [
    section("covers", text(locale, "agreed.covers"), {
      items: everyCoverChosen ? [] : names(product.covers),
      facts: [...factIn(locale)("agreed.sum", sum), ...waitingIn(agreed, reading)],
      tables: covers.length > 0 ? [chosenIn(agreed, reading)] : [],
    }),
    ...(product.exclusions.length > 0
      ? [section("exclusions", text(locale, "agreed.exclusions"), { items: names(product.exclusions) })]
      : []),
  ];
}
