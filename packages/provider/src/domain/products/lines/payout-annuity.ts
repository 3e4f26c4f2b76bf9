import { payout as formula, payoutTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, decimalOf, tiynOf, tiynOfTenge, type Sex } from "@shanyraq/rules";
import type { TextId } from "@shanyraq/i18n/text";
import { birthDate } from "../fields/birth-date.ts";
import { fieldValue } from "../fields/field.ts";
import { tenge, years } from "../fields/number.ts";
import { select } from "../fields/select.ts";
import { PROMISED_DAYS } from "./ending.ts";
import { annuityBenefits } from "./annuity-benefits.ts";
import { line, type PaymentsPerYear } from "./line.ts";
import { notInsured, scheduled } from "./line-events.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { sex } from "./person-fields.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const limits = { ...tariff.limits, guaranteeYears: { min: 0, max: tariff.limits.years.max } };
const often = {
  "12": "calculator.payments.12",
  "4": "calculator.payments.4",
  "2": "calculator.payments.2",
  "1": "calculator.payments.1",
} as const;
const per = {
  "12": "calculator.per.month",
  "4": "calculator.per.quarter",
  "2": "calculator.per.halfYear",
  "1": "calculator.per.year",
} as const satisfies Record<keyof typeof often, TextId>;

const perYear = { "12": 12, "4": 4, "2": 2, "1": 1 } as const satisfies Record<keyof typeof often, PaymentsPerYear>;

interface LineAnswers {
  readonly sex: Sex;
  readonly birthDate: { readonly age: number };
  readonly sumAssured: number;
  readonly years: number;
  readonly guaranteeYears: number;
  readonly paymentsPerYear: keyof typeof often;
}
const questionOf = ({ birthDate: { age }, paymentsPerYear, ...rest }: LineAnswers, startDate: string) => ({
  ...rest,
  age,
  paymentsPerYear: perYear[paymentsPerYear],
  startDate,
});

/** What a matured endowment is paid as, where not at once. */
export const payoutAnnuity = line({
  slug: "payout-annuity",
  kind: "pension",
  limits,
  annuity: true,
  events: { death: scheduled, disability: notInsured, injury: notInsured, illness: notInsured, hospital: notInsured },
  takesMatured: true,
  topics: ["person", "account", "declarations", "beneficiaries"],
  changes: ["beneficiaries"],
  unchanging: "agreement.unchanging.annuity",
  // Annuities of pension savings alone are left out of the law's fourteen days (Civil Code, article 842, paragraph 2).
  ending: { by: "owner", freeLookDays: PROMISED_DAYS, later: { gives: "never", why: "termination.nobody.annuity" } },
  columns: { no: "calculator.column.no", payoutDate: "calculator.column.payoutDate", payout: "calculator.column.payout" },
  payments: ["no", "payoutDate", "payout"],
  fields: {
    sex,
    birthDate: birthDate({ value: "1971-01-01", ages: limits.ages }),
    sumAssured: tenge({
      label: "calculator.form.matured",
      hint: "calculator.form.matured.hint",
      value: 10_000_000,
      range: limits.sums,
      reach: 100_000_000,
      step: 100_000,
      common: [3_000_000, 5_000_000, 10_000_000, 20_000_000],
      refusal: "error.calc.sumAssured",
    }),
    years: years({ label: "calculator.form.payoutYears", value: 10, range: limits.years, common: [5, 10, 15, 20] }),
    guaranteeYears: years({
      label: "calculator.form.guaranteeYears",
      hint: "calculator.form.guaranteeYears.hint",
      value: 5,
      range: limits.guaranteeYears,
      common: [0, 5, 10],
    }),
    paymentsPerYear: select({ label: "calculator.form.paymentsPerYear", value: "12", names: often }),
  },
  price: (answers, startDate) => {
    const { sex: of, birthDate: born, paymentsPerYear, ...rest } = answers;
    const found = formula.quote(questionOf(answers, startDate), tariff);
    if (!found.ok)
      return refusedByTariff(found.error, {
        guaranteeYears: () => ({
          id: "error.calc.guarantee",
          values: { max: rest.years },
          field: "guaranteeYears",
          nearest: String(rest.years),
        }),
      });
    const { tariffVersion, payment, totalPaid, sumAssured, rows } = found.value;
    return fieldValue({
      ...paidOnce(tiynOfTenge(rest.sumAssured)),
      tariff: tariffVersion,
      endDate: addMonths(startDate, 12 * rest.years),
      term: rest.years,
      sumAssured,
      guaranteed: decimalOf(tiynOfTenge(payment * Number(paymentsPerYear) * rest.guaranteeYears)),
      insured: { ...born, sex: of },
      // A payment to the customer: not a premium, although it has a day and a sum too.
      rows: rows.map(({ no, dueDate, amount }) => ({ no, payoutDate: dueDate, payout: amount })),
      besides: () => ({
        benefits: {
          kind: "annuity",
          amount: decimalOf(tiynOfTenge(payment)),
          paymentsPerYear: perYear[paymentsPerYear],
          first: rows[0]?.dueDate ?? startDate,
          last: { on: rows.at(-1)?.dueDate ?? startDate, payments: rows.length, total: decimalOf(tiynOfTenge(totalPaid)) },
          ...(rest.guaranteeYears > 0 && { guaranteedUntil: addMonths(startDate, 12 * rest.guaranteeYears) }),
          growth: 0,
        },
        headline: { name: "calculator.fact.payout", amount: decimalOf(tiynOfTenge(payment)), period: per[paymentsPerYear] },
        facts: [{ name: "calculator.fact.paidInAll", value: decimalOf(tiynOfTenge(totalPaid)), unit: "tenge" }],
      }),
    });
  },
  benefits: (answers, { startDate, ...contract }) => {
    const found = formula.quote(questionOf(answers, startDate), tariff);
    if (!found.ok) return [];
    const payments = found.value.rows.map(({ dueDate, amount }) => ({ dueOn: dueDate, amount: tiynOf(amount) ?? 0 }));
    return annuityBenefits(payments, { guaranteedUntil: addMonths(startDate, 12 * answers.guaranteeYears), burial: 0 }, contract);
  },
});
