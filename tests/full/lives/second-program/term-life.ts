import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { completeYears } from "./calendar.ts";
import type { Sex } from "./life-table.ts";
import { isFrequency, modalFactor, monthsApart, type Frequency } from "./modes.ts";
import { lifeAnnuityDue, termInsurance } from "./present-values.ts";
import { ridersInstalment } from "./riders.ts";
import { wholeTenge } from "./rounding.ts";
import { changedProtection } from "./changed-protection.ts";
import { termTariff } from "./tariff-2026-1.ts";

interface TermLifeTerms {
  readonly sex: Sex;
  readonly age: number;
  readonly years: number;
  readonly frequency: Frequency;
}

/** G = (A1 (1+i)^.5 + gamma a_n) / ((1 - beta) a_t) (calculators.md 2.3). */
export function termLifeRate({ sex, age, years, frequency }: TermLifeTerms): number {
  const { interest, perPremium, perYear } = termTariff;
  const basis = { sex, age, interest };
  const benefit = termInsurance(basis, years) * (1 + interest) ** 0.5;
  const premiums = lifeAnnuityDue(basis, frequency === "single" ? 1 : years);
  return (benefit + perYear * lifeAnnuityDue(basis, years)) / ((1 - perPremium) * premiums);
}

function agreedOf(terms: TermLifeTerms, sum: number, riders: readonly string[]): Priced {
  const added = ridersInstalment(riders, { ...terms, sum });
  if (added === undefined) return REFUSED;
  return {
    instalment: wholeTenge(termLifeRate(terms) * sum * modalFactor[terms.frequency]) + added,
    monthsApart: monthsApart[terms.frequency],
    months: 12 * terms.years,
    // paid (1 - 0.35) unusedDays / totalDays (calculators.md 2.3).
    end: { gives: "unused", kept: termTariff.perPremium, repaidKept: undefined },
    benefits: () => [],
    changed: (to) =>
      changedProtection(to, { frequency: terms.frequency, sum, least: 500_000 }, (next) =>
        agreedOf({ ...terms, frequency: next.frequency }, next.sum, riders),
      ),
  };
}

/** Term life (calculators.md 2.3). */
export function priceTermLife(answers: Answers, on: string): Priced {
  const { sex, birthDate, frequency } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string" || !isFrequency(frequency)) return REFUSED;
  const age = completeYears(birthDate, on);
  const years = wholeWithin(answers["term"], 1, 20);
  const sum = wholeWithin(answers["sumAssured"], 500_000, 100_000_000);
  if (years === undefined || sum === undefined || age < 18 || age > 64 || age + years > 70) return REFUSED;
  const riders = Array.isArray(answers["riders"]) ? answers["riders"].map(String) : [];
  return agreedOf({ sex, age, years, frequency }, sum, riders);
}
