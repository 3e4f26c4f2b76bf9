import { education as formula, educationTariff20261 as tariff, type Frequency, type Result } from "@shanyraq/actuarial";
import { addMonths, decimalOf, tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { fieldValue } from "../fields/field.ts";
import { tenge, years } from "../fields/number.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { everyFrequency, paidByInstalments } from "./paid-by-instalments.ts";
import { frequency, sex } from "./person-fields.ts";
import { exitAge, instalment, refusedByTariff, sumAssured as sumRefused } from "./refused-by-tariff.ts";

const { limits: priced } = tariff;
/** The tariff's age at the end is a suggestion for the term, and not binding. */
const limits = {
  ages: priced.ages,
  children: priced.children,
  terms: priced.terms,
  exitAge: priced.exitAge,
  sums: priced.sums,
  stipendYears: priced.stipendYears,
  stipends: priced.stipends,
};
const MAX_IN_FORM = 50_000_000;

/** A contract whose premiums are paid for so many complete months, as the tariff values it. */
const paidFor = <C extends { readonly birthDate: { readonly age: number }; readonly term: number }>(
  { birthDate: { age }, ...contract }: C,
  months: number,
) => ({ ...contract, payerAge: age, completeMonths: Math.max(0, Math.min(months, 12 * contract.term)) });
const valueOf = (value: Result<string>): string => (value.ok ? value.value : decimalOf(0));

/** Savings for a child's studies: paid on the day in any case, premiums cease with the payer's death. */
export const education = line({
  slug: "education",
  kind: "education",
  limits,
  topics: ["person", "child", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries", "frequency"],
  unchanging: "agreement.unchanging.savings",
  paidUpYears: tariff.surrenderFromMonths / 12,
  ending: { by: "owner", freeLookDays: tariff.freeLookDays, later: { gives: "surrender" } },
  // Premiums cease with the payer's death; the sum stays due on its day.
  events: {
    death: { is: "paid", sums: [], to: "recipients", contract: "continues" },
    disability: notInsured,
    injury: notInsured,
    illness: notInsured,
    hospital: notInsured,
  },
  columns: {
    year: "calculator.column.year",
    date: "calculator.column.date",
    childAge: "calculator.column.childAge",
    premiumPaid: "calculator.column.premiumPaid",
    guaranteed: "calculator.column.guaranteed",
    reserve: "calculator.column.reserve",
    surrender: "calculator.column.surrender",
  },
  savings: ["year", "date", "premiumPaid", "guaranteed", "reserve", "surrender"],
  fields: {
    sex,
    birthDate: birthDate({ label: "calculator.form.payerBirthDate", value: "1991-01-01", ages: limits.ages }),
    childAge: years({ label: "calculator.form.childAge", value: 5, range: limits.children, common: [0, 3, 7, 12] }),
    term: years({
      label: "calculator.form.term",
      hint: "calculator.form.term.education",
      value: 13,
      range: limits.terms,
      common: [5, 10, 13, 18],
      refusal: "error.calc.term",
    }),
    frequency: frequency("monthly"),
    stipendYears: years({
      label: "calculator.form.stipendYears",
      hint: "calculator.form.stipendYears.hint",
      value: 0,
      range: limits.stipendYears,
      common: [0, 4, 6],
    }),
    sumAssured: tenge({
      label: "calculator.form.sumAssured.education",
      hint: "calculator.form.sumAssured.education.hint",
      value: 5_000_000,
      range: { min: limits.stipends.min, max: limits.sums.max },
      reach: MAX_IN_FORM,
      step: 100_000,
      common: [1_000_000, 3_000_000, 5_000_000, 10_000_000],
      refusal: "error.calc.sumAssured",
    }),
  },
  price: ({ sex: of, birthDate: born, childAge, term, frequency: every, stipendYears, sumAssured }, startDate) => {
    const contract = { sex: of, payerAge: born.age, childAge, term, stipendYears, sumAssured, startDate };
    const quoted = (at: Frequency) => formula.quote({ ...contract, frequency: at }, tariff);
    const found = quoted(every);
    if (!found.ok)
      return refusedByTariff(found.error, {
        exitAge: exitAge(limits, born.age),
        instalment: instalment(undefined),
        sumAssured: sumRefused(stipendYears === 0 ? limits.sums : limits.stipends),
      });
    const paidOut = decimalOf(tiynOfTenge(sumAssured * Math.max(stipendYears, 1)));
    return fieldValue({
      ...paidByInstalments(found.value, { term, frequency: every, startDate }),
      guaranteed: paidOut,
      insured: { ...born, sex: of },
      rows: found.value.rows,
      besides: () => ({
        frequencies: everyFrequency((at) => {
          const one = quoted(at);
          return one.ok ? { instalment: one.value.instalment, available: true } : undefined;
        }),
        benefits:
          stipendYears > 0
            ? {
                kind: "stipends",
                amount: decimalOf(tiynOfTenge(sumAssured)),
                first: addMonths(startDate, 12 * term),
                years: stipendYears,
              }
            : { kind: "atEnd", amount: paidOut, on: addMonths(startDate, 12 * term) },
        facts: [
          { name: "calculator.fact.paidFrom", value: addMonths(startDate, 12 * term) },
          ...(stipendYears > 0
            ? [
                {
                  name: "calculator.fact.stipend",
                  value: { id: "calculator.fact.stipend.years", values: { years: stipendYears } },
                } as const,
              ]
            : []),
        ],
      }),
    });
  },
  surrenderAfter: (answers, months) => valueOf(formula.surrender(paidFor(answers, months), tariff)),
  paidUpAfter: (answers, months) => valueOf(formula.paidUp(paidFor(answers, months), tariff)),
  // A stipend is paid every year, or the whole sum at once when no stipend was chosen: whether the payer lives or not.
  benefits: ({ stipendYears }, { sum, endDate }) =>
    Array.from({ length: Math.max(stipendYears, 1) }, (_, year) => ({ dueOn: addMonths(endDate, 12 * year), amount: sum })),
});
