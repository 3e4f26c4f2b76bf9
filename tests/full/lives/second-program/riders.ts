import { accidentInstalment } from "./accident-rate.ts";
import { illnessInstalment } from "./illness-rate.ts";
import type { Sex } from "./life-table.ts";
import type { Frequency } from "./modes.ts";

interface RiderTerms {
  readonly sex: Sex;
  readonly age: number;
  readonly years: number;
  readonly frequency: Frequency;
  /** Tenge: riders insure the sum of the contract. */
  readonly sum: number;
}

const MAX_SUM = 100_000_000;
const MIN_SUM = 100_000;

/** Riders are priced separately and added to the instalment (calculators.md 2.1); undefined when one does not fit. */
export function ridersInstalment(riders: readonly string[], terms: RiderTerms): number | undefined {
  const { sex, age, years, frequency } = terms;
  // A policy prints the sums of its riders in whole tenge: of a sum that a premium bought they leave the tiyn away.
  const sum = Math.floor(terms.sum);
  let total = 0;
  for (const rider of riders) {
    if (sum < MIN_SUM || sum > MAX_SUM || years > 20) return undefined;
    if (rider === "criticalIllness") {
      // Ages 18 to 59, at most 65 at the end (calculators.md 2.8).
      if (age < 18 || age > 59 || age + years > 65) return undefined;
      total += illnessInstalment(sex, age, sum, years, frequency);
      continue;
    }
    // Ages 18 to 64, at most 70 at the end (calculators.md 2.8, the tariff's limits).
    const instalment = accidentInstalment(rider, sum, years, frequency);
    if (instalment === undefined || age < 18 || age > 64 || age + years > 70) return undefined;
    total += instalment;
  }
  return total;
}
