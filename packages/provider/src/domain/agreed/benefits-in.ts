import { countingColumns } from "@shanyraq/calls/vocabulary";
import { dateText, numberText, type Fact } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { addMonths } from "@shanyraq/rules";
import { lineOf } from "../products/lines/index.ts";
import type { Benefits } from "../products/lines/line.ts";
import { scheduleOf } from "../products/schedule.ts";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { factIn, numberFor, section, type SectionOptions, type Section, type SectionTable } from "./section.ts";
import { decimalText } from "./sum-text.ts";
import { byTime, cellText } from "./table-of.ts";

type Annuity = Extract<Benefits, { kind: "annuity" }>;

function annuityIn(annuity: Annuity, account: string | undefined, reading: SectionOptions): readonly Fact[] {
  const { locale } = reading;
  const { amount, paymentsPerYear, first, last, guaranteedUntil, growth, burial } = annuity;
  const fact = factIn(locale);
  return [
    ...fact(growth > 0 ? "agreed.pays.amount.first" : "agreed.pays.amount", decimalText(amount, locale)),
    ...fact("agreed.pays.every", text(locale, `agreed.pays.every.${paymentsPerYear}`)),
    ...fact("agreed.pays.first", dateText(first)),
    ...(last
      ? [
          ...fact("agreed.pays.last", dateText(last.on)),
          ...fact("agreed.pays.count", String(last.payments)),
          ...fact("agreed.pays.total", decimalText(last.total, locale)),
        ]
      : fact("agreed.pays.until", text(locale, "agreed.pays.life"))),
    ...fact(
      "agreed.pays.growth",
      growth > 0
        ? text(locale, "agreed.pays.growth.value", { growth: numberText(100 * growth, locale, Number.isInteger(100 * growth) ? 0 : 2) })
        : text(locale, "agreed.pays.growth.none"),
    ),
    ...fact(
      "agreed.pays.guarantee",
      guaranteedUntil
        ? text(locale, "agreed.pays.guarantee.value", { date: dateText(guaranteedUntil) })
        : text(locale, "agreed.pays.guarantee.none"),
    ),
    ...fact("agreed.pays.burial", burial && decimalText(burial, locale)),
    ...fact("document.named.account", numberFor(reading)("number", account)),
  ];
}

/** Payments as the line's schedule has them, year by year or payment by payment. */
function paymentsIn({ terms, rows }: AgreedPolicy, { locale }: SectionOptions): SectionTable {
  const { columns = {}, payments = [] } = lineOf(terms.product) ?? {};
  const shown = scheduleOf({ columns }, { rows }, locale, payments);
  const isByDay = "payoutDate" in shown.columns;
  const yearAfter = addMonths(terms.startDate, 12);
  return byTime(
    // Level payments are shown for the first year; growing payments, year by year.
    isByDay ? shown.rows.filter(({ payoutDate = "" }) => String(payoutDate) < yearAfter) : shown.rows,
    Object.entries(shown.columns).map(([key, title]) => ({
      title,
      numeric: key !== "payoutDate",
      cell: (row) => cellText(row[key], locale, countingColumns.includes(key)),
    })),
    text(locale, isByDay ? "agreed.pays.firstYear" : "agreed.pays.years"),
  );
}

/** What is paid out without a claim: how much, when, how often, how long, and to which account. */
export function benefitsIn(agreed: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { benefits, account } = agreed;
  if (!benefits) return [];
  const { locale } = reading;
  const fact = factIn(locale);
  const facts = (): readonly Fact[] => {
    switch (benefits.kind) {
      case "annuity":
        return annuityIn(benefits, account, reading);
      case "atEnd":
        return fact(
          "agreed.pays.atEnd",
          text(locale, "agreed.pays.atEnd.value", { amount: decimalText(benefits.amount, locale), date: dateText(benefits.on) }),
        );
      case "stipends":
        return fact(
          "agreed.pays.stipend",
          text(locale, "agreed.pays.stipend.value", {
            amount: decimalText(benefits.amount, locale),
            years: benefits.years,
            date: dateText(benefits.first),
          }),
        );
    }
  };
  return [
    section("benefits", text(locale, "agreed.benefits"), {
      facts: facts(),
      tables: benefits.kind === "annuity" ? [paymentsIn(agreed, reading)] : [],
    }),
  ];
}
