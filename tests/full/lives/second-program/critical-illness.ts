import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { completeYears } from "./calendar.ts";
import { changedProtection } from "./changed-protection.ts";
import { illnessInstalment } from "./illness-rate.ts";
import type { Sex } from "./life-table.ts";
import { isFrequency, monthsApart, type Frequency } from "./modes.ts";

interface IllnessTerms {
  readonly sex: Sex;
  readonly age: number;
  readonly years: number;
  readonly frequency: Frequency;
  readonly sum: number;
}

const agreedOf = (terms: IllnessTerms): Priced => ({
  instalment: illnessInstalment(terms.sex, terms.age, terms.sum, terms.years, terms.frequency),
  monthsApart: monthsApart[terms.frequency],
  months: 12 * terms.years,
  // Civil Code 842, paragraph 2: nothing unless the contract says so.
  end: { gives: "nothing" },
  benefits: () => [],
  changed: (to) =>
    changedProtection(to, { frequency: terms.frequency, sum: terms.sum, least: 100_000 }, (next) => agreedOf({ ...terms, ...next })),
});

/** Critical illness (calculators.md 2.8): ages 18 to 59, a term of at most 20 years, at most 65 at its end. */
export function priceCriticalIllness(answers: Answers, on: string): Priced {
  const { sex, birthDate, frequency } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string" || !isFrequency(frequency)) return REFUSED;
  const age = completeYears(birthDate, on);
  const years = wholeWithin(answers["term"], 1, 20);
  const sum = wholeWithin(answers["sumAssured"], 100_000, 100_000_000);
  if (years === undefined || sum === undefined || age < 18 || age > 59 || age + years > 65) return REFUSED;
  return agreedOf({ sex, age, years, frequency, sum });
}
