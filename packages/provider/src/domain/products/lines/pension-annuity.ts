import { pension as formula, pensionTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, decimalOf, tiynOfTenge, type Sex } from "@shanyraq/rules";
import { ageRefused, birthDate } from "../fields/birth-date.ts";
import { onlyWhen, fieldValue } from "../fields/field.ts";
import { tenge, years } from "../fields/number.ts";
import { flag, select } from "../fields/select.ts";
import { knownIndicators } from "../known-indicators.ts";
import { pensionTariffOn } from "../pension-tariffs.ts";
import { annuityBenefits, type AnnuityPayment } from "./annuity-benefits.ts";
import { line } from "./line.ts";
import { notInsured, scheduled } from "./line-events.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { sex } from "./person-fields.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const { limits, horizon } = tariff;
const parts = { range: limits.parts, reach: 100_000_000, step: 100_000 };

interface LineAnswers {
  readonly sex: Sex;
  readonly birthDate: { readonly birthDate: string };
  readonly category: formula.Category;
  readonly oppv?: boolean | undefined;
  readonly guaranteeYears: number;
  readonly savings: number;
  readonly redemptionSum: number;
  readonly contribution: number;
}
const questionOf = ({ birthDate: { birthDate: born }, oppv = false, ...rest }: LineAnswers, calcDate: string) => ({
  ...rest,
  oppv,
  birthDate: born,
  calcDate,
});

/**
 * Payments of every month from the first day on, up to a day with the one after it: the monthly sum of each year from the quote, and after its last row a
 * year's growth more each year, in whole tenge.
 */
function paymentsForLife(first: string, upTo: string, { rows }: Pick<formula.Quote, "rows">, growth: number): readonly AnnuityPayment[] {
  const payments: AnnuityPayment[] = [];
  let monthly = rows[0]?.monthly ?? 0;
  for (let month = 0; month === 0 || addMonths(first, month - 1) <= upTo; month += 1) {
    const year = month / 12;
    if (month > 0 && Number.isInteger(year)) monthly = rows[year]?.monthly ?? Math.round(monthly * (1 + growth));
    payments.push({ dueOn: addMonths(first, month), amount: tiynOfTenge(monthly) });
  }
  return payments;
}

/** A pension for life by the official method, bought with savings of the national fund. */
export const pensionAnnuity = line({
  slug: "pension-annuity",
  kind: "pension",
  limits,
  topics: [],
  changes: [],
  annuity: true,
  events: { death: scheduled, disability: notInsured, injury: notInsured, illness: notInsured, hospital: notInsured },
  paidFromSavings: true,
  unchanging: "agreement.unchanging.pension",
  ending: { by: "nobody", why: "termination.nobody.pension" },
  columns: {
    year: "calculator.column.year",
    age: "calculator.column.age",
    monthly: "calculator.column.monthly",
    annual: "calculator.column.annual",
    cumulative: "calculator.column.cumulative",
    guaranteed: "calculator.column.inAnyCase",
    surrender: "calculator.column.surrender",
  },
  payments: ["year", "age", "monthly", "annual"],
  cellWords: { guaranteed: { true: "answer.yes", false: "answer.no" } },
  fields: {
    sex,
    birthDate: birthDate({ value: "1971-01-01", ages: { min: limits.youngestOppv, max: limits.ages.max } }),
    category: select({
      label: "calculator.form.category",
      value: "standard",
      names: {
        standard: "calculator.form.category.standard",
        oppv60: "calculator.form.category.oppv60",
        dis1: "calculator.form.category.dis1",
        dis2: "calculator.form.category.dis2",
        dis3: "calculator.form.category.dis3",
      },
    }),
    oppv: onlyWhen(
      { name: "category", values: ["standard", "dis1", "dis2", "dis3"] },
      flag({ label: "calculator.form.oppv", hint: "calculator.form.oppv.hint" }),
    ),
    guaranteeYears: years({
      label: "calculator.form.guaranteeYears",
      hint: "calculator.form.guaranteeYears.hint",
      value: 5,
      range: limits.guaranteeYears,
      common: [0, 5, 10],
    }),
    savings: tenge({ ...parts, label: "calculator.form.savings", hint: "calculator.form.savings.hint", value: 20_000_000 }),
    redemptionSum: tenge({ ...parts, label: "calculator.form.redemptionSum", value: 0 }),
    contribution: tenge({ ...parts, label: "calculator.form.contribution", value: 0 }),
  },
  price: (answers, startDate) => {
    const { birthDate: born, ...rest } = answers;
    const found = formula.quote(questionOf(answers, startDate), pensionTariffOn(startDate), knownIndicators());
    if (!found.ok) {
      const { shortfall = 0 } = found.error;
      return refusedByTariff(found.error, {
        age: (limit) => {
          const ages = limit === limits.ages.max ? { min: limits.youngestOppv, max: limit - 1 } : { min: limit ?? 0, max: limits.ages.max };
          return { ...ageRefused(ages, born.age, startDate), field: "birthDate" };
        },
        year: () => ({ id: "error.calc.year", values: { year: startDate.slice(0, 4) } }),
        minPremium: (limit) => ({
          id: "error.calc.minPremium",
          values: { min: limit ?? 0, shortfall },
          field: "savings",
          nearest: String(rest.savings + shortfall),
        }),
      });
    }
    const { tariffVersion, premium, minPremium, paymentAtSigning, firstPayment, burialBenefit, startDate: from, rows } = found.value;
    const certain = rows.findLast(({ guaranteed }) => guaranteed)?.cumulative ?? 0;
    return fieldValue({
      ...paidOnce(tiynOfTenge(premium)),
      tariff: tariffVersion,
      // For life: the schedule ends with the last year it reckons with.
      endDate: addMonths(born.birthDate, 12 * (horizon + 1)),
      sumAssured: decimalOf(0),
      guaranteed: decimalOf(tiynOfTenge(certain)),
      insured: { ...born, sex: rest.sex },
      rows,
      besides: () => ({
        benefits: {
          kind: "annuity",
          amount: decimalOf(tiynOfTenge(firstPayment)),
          paymentsPerYear: 12,
          first: from,
          ...(rest.guaranteeYears > 0 && { guaranteedUntil: addMonths(from, 12 * rest.guaranteeYears) }),
          growth: pensionTariffOn(startDate).indexation,
          burial: decimalOf(tiynOfTenge(burialBenefit)),
        },
        headline: { name: "calculator.fact.pension", amount: decimalOf(tiynOfTenge(firstPayment)), period: "calculator.per.month" },
        facts: [
          { name: "calculator.fact.paymentsFrom", value: from },
          { name: "calculator.fact.atSigning", value: decimalOf(Math.round(paymentAtSigning * 100)), unit: "tenge", ofPrice: true },
          { name: "calculator.fact.minPremium", value: decimalOf(tiynOfTenge(minPremium)), unit: "tenge", offerOnly: true },
          { name: "calculator.fact.burial", value: decimalOf(tiynOfTenge(burialBenefit)), unit: "tenge" },
        ],
      }),
    });
  },
  benefits: (answers, { startDate, paidOn, upTo, ...contract }) => {
    const tariffThen = pensionTariffOn(startDate);
    const found = formula.quote(questionOf(answers, startDate), tariffThen, knownIndicators());
    if (!found.ok || paidOn === undefined) return [];
    // The law counts the first payment from the premium, which the fund transfers days after the contract.
    const first = paidOn > found.value.startDate ? paidOn : found.value.startDate;
    const guaranteedUntil = addMonths(first, 12 * answers.guaranteeYears);
    // Once the annuitant has died the schedule has an end, and survivors see all of it.
    const last = contract.diedOn !== undefined && guaranteedUntil > upTo ? guaranteedUntil : upTo;
    return annuityBenefits(
      paymentsForLife(first, last, found.value, tariffThen.indexation),
      { guaranteedUntil, burial: tiynOfTenge(found.value.burialBenefit) },
      contract,
    );
  },
});
