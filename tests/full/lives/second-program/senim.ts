import { REFUSED, wholeWithin, type Agreed, type Answers, type Priced } from "./agreed.ts";
import { addMonths, completeYears } from "./calendar.ts";
import type { Sex } from "./life-table.ts";
import { isFrequency, modalFactor, monthsApart, type Frequency } from "./modes.ts";
import { endowment, lifeAnnuityDue } from "./present-values.ts";
import { ridersInstalment } from "./riders.ts";
import { round, tiyn, wholeTenge } from "./rounding.ts";
import { savingsOf, type SavingsValues } from "./savings.ts";
import { senimTariff } from "./tariff-2026-1.ts";

export interface SenimTerms {
  readonly sex: Sex;
  readonly age: number;
  readonly years: number;
  readonly frequency: Frequency;
}

/** alpha = min(5 % t, 60 %) of the annual premium, 5 % of a single one (calculators.md 2.1). */
export function initialExpenses(years: number, frequency: Frequency): number {
  const { initialPerYear, initialMost, initialSingle } = senimTariff;
  return frequency === "single" ? initialSingle : Math.min(initialPerYear * years, initialMost);
}

/** gamma = 0.3 % of the sum a year, if the term is over five years (calculators.md 2.1). */
const yearlyExpenses = (years: number): number => (years > senimTariff.perYearOverTerm ? senimTariff.perYear : 0);

/** G = (A + gamma a_n) / ((1 - beta) a_t - alpha) (calculators.md 1). */
export function senimRate({ sex, age, years, frequency }: SenimTerms): number {
  const { interest, perPremium } = senimTariff;
  const basis = { sex, age, interest };
  const premiums = lifeAnnuityDue(basis, frequency === "single" ? 1 : years);
  const value = endowment(basis, years) + yearlyExpenses(years) * lifeAnnuityDue(basis, years);
  return value / ((1 - perPremium) * premiums - initialExpenses(years, frequency));
}

/** V_k = A + gamma a - G (1 - beta) a of the premiums to come (calculators.md 1, "Reserve"). */
export function senimValues(terms: SenimTerms): SavingsValues {
  const { sex, age, years, frequency } = terms;
  const { interest, perPremium } = senimTariff;
  const rate = senimRate(terms);
  const at = (year: number) => ({ sex, age: age + year, interest });
  const withoutPremiums = (year: number) =>
    endowment(at(year), years - year) + yearlyExpenses(years) * lifeAnnuityDue(at(year), years - year);
  const regular = frequency !== "single";
  return {
    years,
    regular,
    atEnd: 1,
    withoutPremiums,
    reserve: (year) => withoutPremiums(year) - (regular ? rate * (1 - perPremium) * lifeAnnuityDue(at(year), years - year) : 0),
  };
}

function agreedOf(terms: SenimTerms, sum: number, riders: readonly string[]): Priced {
  const { years, frequency } = terms;
  const rate = senimRate(terms);
  // From the rate that is not rounded, never from the rounded annual premium (calculators.md 2.1).
  const own = wholeTenge(rate * sum * modalFactor[frequency]);
  const added = ridersInstalment(riders, { ...terms, sum });
  if (added === undefined || own < senimTariff.leastInstalment[frequency] * 100) return REFUSED;
  return {
    instalment: own + added,
    monthsApart: monthsApart[frequency],
    months: 12 * years,
    end: { gives: "surrender" },
    ...savingsOf(senimValues(terms), sum),
    benefits: (start) => [{ on: addMonths(start, 12 * years), tiyn: tiyn(sum), guaranteed: true }],
    // The frequency alone: a lower sum of savings is not offered (decision 026). An unchanged reserve keeps the rate G (calculators.md 2.1, "Change").
    // A sum with tiyn, that a premium bought, is rounded up: the form takes whole tenge.
    changed: (to) => changedFrequency(to, frequency, (chosen) => agreedOf({ ...terms, frequency: chosen }, Math.ceil(sum), riders)),
  };
}

/** A change of how often the premium is paid: another frequency, and not once. */
export function changedFrequency(to: Answers, now: Frequency, priced: (frequency: Frequency) => Priced): Agreed | undefined {
  const { frequency } = to;
  if (!isFrequency(frequency) || frequency === "single" || frequency === now) return undefined;
  const found = priced(frequency);
  return found === REFUSED ? undefined : found;
}

/** Senim: an endowment (calculators.md 2.1). */
export function priceSenim(answers: Answers, on: string): Priced {
  const { sex, birthDate, frequency, by } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string" || !isFrequency(frequency)) return REFUSED;
  const age = completeYears(birthDate, on);
  const years = wholeWithin(answers["term"], 3, 20);
  if (years === undefined || age < 18 || age > 66 || age + years > 69) return REFUSED;
  const terms: SenimTerms = { sex, age, years, frequency };
  const riders = Array.isArray(answers["riders"]) ? answers["riders"].map(String) : [];
  // Inverse: SA = round2(premium / (G f)).
  const sum =
    by === "premium"
      ? round((wholeWithin(answers["premium"], 1, 1e10) ?? 0) / (senimRate(terms) * modalFactor[frequency]), 2)
      : wholeWithin(answers["sumAssured"], 1, 1e10);
  if (sum === undefined || sum < 500_000 || sum > 1e10) return REFUSED;
  return agreedOf(terms, sum, riders);
}
