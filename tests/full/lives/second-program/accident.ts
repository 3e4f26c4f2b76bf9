import { accidentInstalment } from "./accident-rate.ts";
import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { completeYears } from "./calendar.ts";
import { changedProtection } from "./changed-protection.ts";
import { isFrequency, monthsApart, type Frequency } from "./modes.ts";

interface AccidentTerms {
  readonly covers: readonly string[];
  readonly years: number;
  readonly frequency: Frequency;
  readonly sum: number;
}

function agreedOf(terms: AccidentTerms): Priced {
  const { covers, years, frequency, sum } = terms;
  let instalment = 0;
  for (const cover of covers) {
    const own = accidentInstalment(cover, sum, years, frequency);
    if (own === undefined) return REFUSED;
    instalment += own;
  }
  return {
    instalment,
    monthsApart: monthsApart[frequency],
    months: 12 * years,
    // Civil Code 842, paragraph 2: nothing unless the contract says so.
    end: { gives: "nothing" },
    benefits: () => [],
    changed: (to) => changedProtection(to, { frequency, sum, least: 100_000 }, (next) => agreedOf({ ...terms, ...next })),
  };
}

/** Accident insurance of chosen covers (calculators.md 2.8). */
export function priceAccident(answers: Answers, on: string): Priced {
  const { birthDate, frequency, covers } = answers;
  if (typeof birthDate !== "string" || !isFrequency(frequency) || !Array.isArray(covers) || covers.length === 0) return REFUSED;
  const age = completeYears(birthDate, on);
  const years = wholeWithin(answers["term"], 1, 20);
  const sum = wholeWithin(answers["sumAssured"], 100_000, 100_000_000);
  if (years === undefined || sum === undefined || age < 7 || age > 64 || age + years > 70) return REFUSED;
  // Ages 7 to 17: at most 5 million (calculators.md 2.8).
  if (age < 18 && sum > 5_000_000) return REFUSED;
  return agreedOf({ covers: covers.map(String), years, frequency, sum });
}
