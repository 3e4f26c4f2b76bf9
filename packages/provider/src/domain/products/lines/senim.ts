import { roundTo, senim as formula, senimTariff20261 as tariff, type Frequency, type Result } from "@shanyraq/actuarial";
import { decimalOf } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { onlyWhen, fieldValue } from "../fields/field.ts";
import { tenge, years } from "../fields/number.ts";
import { select } from "../fields/select.ts";
import { line } from "./line.ts";
import { addedBy, everyFrequency, paidByInstalments, plus } from "./paid-by-instalments.ts";
import { frequency, sex } from "./person-fields.ts";
import { exitAge, instalment, refusedByTariff, sumAssured } from "./refused-by-tariff.ts";
import { eventsWithRiders, everyRider, riderCovers, riderFacts, riders, ridersOf } from "./riders.ts";

const { modes, limits: priced } = tariff;
/** The tariff prices a child's endowment too; this company sells it to grown people alone. */
const limits = { ages: priced.ages, terms: priced.terms, exitAge: priced.exitAge, sums: priced.sums };
/** Sums past this are agreed with an underwriter: the tariff takes them, a slider need not reach them. */
const MAX_IN_FORM = 100_000_000;
const MAX_PREMIUM_IN_FORM = 10_000_000;

interface Contract {
  readonly sex: "male" | "female";
  readonly age: number;
  readonly term: number;
  readonly frequency: Frequency;
}

/** Of an instalment under the least of its frequency: the least one, or the sum that costs it. */
function nearestTo(contract: Contract, byPremium: boolean) {
  const least = modes[contract.frequency].minimum;
  if (byPremium) return { field: "premium", nearest: String(least) };
  const bought = formula.sumAssuredForPremium({ ...contract, premium: least }, tariff);
  return bought.ok ? { field: "sumAssured", nearest: String(Math.ceil(Number(bought.value))) } : undefined;
}

/** A sum at which only the limits of age and term can prevent a rate. */
const FREE_SUM = 1_000_000_000;
const rateOf = (contract: Contract): number | undefined => {
  const found = formula.price({ ...contract, sumAssured: FREE_SUM }, tariff);
  return found.ok ? found.value.rate : undefined;
};

interface LineAnswers extends Omit<Contract, "age"> {
  readonly birthDate: { readonly age: number };
  readonly sumAssured?: number | undefined;
  readonly premium?: number | undefined;
}
/** A contract whose premiums are paid for so many complete months, as the tariff values it. */
const paidFor = ({ sex: of, birthDate: { age }, term, frequency: every, sumAssured: sum, premium }: LineAnswers, months: number) => ({
  sex: of,
  age,
  term,
  frequency: every,
  ...(premium === undefined ? { sumAssured: sum } : { premium }),
  completeMonths: Math.max(0, Math.min(months, 12 * term)),
});
const valueOf = (value: Result<string>): string => (value.ok ? value.value : decimalOf(0));

/** The endowment. */
export const senim = line({
  slug: "senim",
  kind: "senim",
  limits,
  topics: ["person", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries", "frequency"],
  unchanging: "agreement.unchanging.savings",
  paidUpYears: tariff.surrenderFromMonths / 12,
  ending: { by: "owner", freeLookDays: tariff.freeLookDays, later: { gives: "surrender" } },
  events: eventsWithRiders,
  columns: {
    year: "calculator.column.year",
    date: "calculator.column.date",
    age: "calculator.column.age",
    premiumPaid: "calculator.column.premiumPaid",
    reserve: "calculator.column.reserve",
    surrender: "calculator.column.surrender",
    paidUp: "calculator.column.paidUp",
  },
  savings: ["year", "date", "premiumPaid", "reserve", "surrender", "paidUp"],
  fields: {
    sex,
    birthDate: birthDate({ value: "1991-01-01", ages: limits.ages }),
    term: years({ label: "calculator.form.term", value: 10, range: limits.terms, common: [5, 10, 15, 20], refusal: "error.calc.term" }),
    frequency: frequency("monthly"),
    by: select({
      label: "calculator.form.by",
      value: "sumAssured",
      otherwise: "sumAssured",
      names: { sumAssured: "calculator.form.by.sumAssured", premium: "calculator.form.by.premium" },
      refusal: "error.calc.by",
    }),
    sumAssured: onlyWhen(
      { name: "by", values: ["sumAssured"] },
      tenge({
        label: "calculator.form.sumAssured",
        hint: "calculator.form.sumAssured.senim",
        value: 5_000_000,
        range: limits.sums,
        reach: MAX_IN_FORM,
        step: 100_000,
        common: [1_000_000, 3_000_000, 5_000_000, 10_000_000],
        refusal: "error.calc.sumAssured",
      }),
    ),
    premium: onlyWhen(
      { name: "by", values: ["premium"] },
      tenge({
        label: "calculator.form.premium",
        hint: "calculator.form.premium.hint",
        value: 50_000,
        range: { min: modes.monthly.minimum, max: limits.sums.max },
        reach: MAX_PREMIUM_IN_FORM,
        step: 1_000,
        common: [30_000, 50_000, 100_000, 200_000],
        refusal: "error.calc.premium",
      }),
    ),
    riders,
  },
  price: ({ birthDate: born, riders: chosen, ...rest }, startDate) => {
    const contract = { sex: rest.sex, age: born.age, term: rest.term, frequency: rest.frequency };
    const byPremium = rest.premium !== undefined;
    const found = formula.quote(
      { ...contract, startDate, ...(byPremium ? { premium: rest.premium } : { sumAssured: rest.sumAssured }) },
      tariff,
    );
    if (!found.ok)
      return refusedByTariff(found.error, {
        exitAge: exitAge(limits, born.age),
        instalment: instalment(nearestTo(contract, byPremium)),
        sumAssured: sumAssured(limits.sums),
      });
    const sum = Number(found.value.sumAssured);
    const ridersAt = (at: Frequency) => ridersOf({ ...contract, frequency: at, sumAssured: sum }, chosen);
    const added = addedBy(contract.frequency, ridersAt);
    if (!added.ok) return added;
    const paid = paidByInstalments(found.value, { ...contract, startDate }, added.value);
    const perYear = contract.frequency === "single" ? 1 : paid.instalments / contract.term;
    return fieldValue({
      ...paid,
      guaranteed: found.value.sumAssured,
      insured: { ...born, sex: contract.sex },
      rows: found.value.rows.map((row) => {
        const yearsPaid = contract.frequency === "single" ? 1 : row.year;
        return { ...row, premiumPaid: plus(row.premiumPaid, added.value.instalment * perYear * yearsPaid) };
      }),
      besides: () => ({
        frequencies: everyFrequency((at) => {
          const rate = rateOf({ ...contract, frequency: at });
          const more = ridersAt(at);
          if (rate === undefined || !more.ok) return undefined;
          // For the chosen frequency, the paid instalment: a requested instalment is not computed back from its sum.
          const base = at === contract.frequency ? found.value.instalment : roundTo(rate * sum * modes[at].factor, 0);
          return { instalment: base + more.value, available: base >= modes[at].minimum };
        }),
        riders: everyRider({ ...contract, sumAssured: sum }, chosen),
        covers: riderCovers(chosen, sum),
        benefits: { kind: "atEnd", amount: found.value.sumAssured, on: paid.endDate },
        facts: riderFacts(chosen),
      }),
    });
  },
  surrenderAfter: (answers, months) => valueOf(formula.surrender(paidFor(answers, months), tariff)),
  paidUpAfter: (answers, months) => valueOf(formula.paidUp(paidFor(answers, months), tariff)),
  // A death by then is paid by a claim, on the day of the death; after a later death the sum is part of the estate.
  benefits: (_, { sum, endDate, diedOn }) => (diedOn === undefined || diedOn >= endDate ? [{ dueOn: endDate, amount: sum }] : []),
});
