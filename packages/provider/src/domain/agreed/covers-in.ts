import { dateText, numberText, type Fact } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { addMonths } from "@shanyraq/rules";
import { lineOf } from "../products/lines/index.ts";
import { scheduleOf } from "../products/schedule.ts";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { partsIn } from "./parts-in.ts";
import { factIn, section, type SectionOptions, type Section, type SectionTable } from "./section.ts";
import { decimalText } from "./sum-text.ts";
import { byTime, cellText, columnIn, tableOf } from "./table-of.ts";

const hasSum = (sum: string): boolean => Number(sum) > 0;

/** The covers that were chosen one by one, each with its sum. */
function chosenIn({ covers, everyCoverChosen }: AgreedPolicy, { locale }: SectionOptions): SectionTable {
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
function waitingIn({ covers, waitingMonths, terms }: AgreedPolicy, { locale }: SectionOptions): readonly Fact[] {
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

const MONTHS = 12;
/** Of a loan: what is left of it, and so insured, at the beginning of each year. */
function balanceIn({ terms, rows }: AgreedPolicy, { locale }: SectionOptions): readonly SectionTable[] {
  const { balance, dueDate } = lineOf(terms.product)?.columns ?? {};
  if (balance === undefined || dueDate === undefined) return [];
  const shown = scheduleOf({ columns: { dueDate, balance } }, { rows }, locale).rows.filter((_, index) => index % MONTHS === 0);
  const column = columnIn(locale);
  return [
    byTime(
      shown,
      [
        column("calculator.column.loanDate", (row) => cellText(row["dueDate"], locale, false)),
        column(balance, (row) => cellText(row["balance"], locale, false), true),
      ],
      text(locale, "agreed.balance"),
    ),
  ];
}

/** What is insured, for how much and from when, and what is not. */
export function coversIn(agreed: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { locale, product } = reading;
  const { covers, everyCoverChosen, benefits, terms } = agreed;
  const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
  // The text of an annuity says what may be chosen, including a guaranteed period; the choice is in its benefits.
  const isAnnuity = benefits?.kind === "annuity";
  const isToldElsewhere = everyCoverChosen || isAnnuity;
  // For an annuity it is the premium, which is never paid out as a sum.
  const sum = !isAnnuity && hasSum(terms.sumAssured) ? decimalText(terms.sumAssured, locale) : undefined;
  const chosen = covers.map(({ name }) => name);
  const parts = partsIn(terms.product, chosen, terms.startDate, locale);
  const insured = section("covers", text(locale, "agreed.covers"), {
    items: isToldElsewhere ? [] : names(product.covers),
    facts: [...factIn(locale)("agreed.sum", sum), ...waitingIn(agreed, reading), ...parts.facts],
    tables: [...(covers.length > 0 ? [chosenIn(agreed, reading)] : []), ...parts.tables, ...balanceIn(agreed, reading)],
    notes: parts.notes,
  });
  return [
    ...(insured.items.length + insured.facts.length + insured.tables.length > 0 ? [insured] : []),
    ...(product.exclusions.length > 0
      ? [section("exclusions", text(locale, "agreed.exclusions"), { items: names(product.exclusions) })]
      : []),
  ];
}
