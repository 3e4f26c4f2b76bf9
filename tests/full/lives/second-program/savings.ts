import type { Agreed } from "./agreed.ts";
import { tiyn } from "./rounding.ts";

/** Values of a savings contract per 1 of its sum assured, at an anniversary. */
export interface SavingsValues {
  readonly years: number;
  readonly regular: boolean;
  /** V_k: the reserve just before the premium that is due, what comes of a single premium after it. */
  readonly reserve: (year: number) => number;
  /** What the whole benefit is worth when it falls due, per 1 of the sum. */
  readonly atEnd: number;
  /** The value of the benefits and expenses to come of a contract without premiums to come. */
  readonly withoutPremiums: (year: number) => number;
}

const SURRENDER_FROM_MONTHS = 24;
const PENALTY = 0.01;

/** SV_k: nothing in the first year of instalments, else max(0, V - 1 % (1 - V)); at the end of the term all of it (calculators.md 2.1). */
export function surrenderRate({ years, regular, reserve, atEnd }: SavingsValues, year: number): number {
  if (year === years) return atEnd;
  if (regular && year < 2) return 0;
  const value = Math.max(reserve(year), 0);
  return Math.max(0, value - PENALTY * (atEnd - value));
}

/** paidUp = min(1, SV / (A + gamma a)) at an anniversary (calculators.md 2.1). */
export const paidUpRate = (values: SavingsValues, year: number): number =>
  year === values.years ? 1 : Math.min(1, surrenderRate(values, year) / values.withoutPremiums(year));

function between(rateAt: (year: number) => number, { years }: SavingsValues, months: number): number {
  const year = Math.min(Math.floor(months / 12), years);
  if (year === years) return rateAt(years);
  const share = (months - 12 * year) / 12;
  return rateAt(year) + share * (rateAt(year + 1) - rateAt(year));
}

/** Between anniversaries both are linear in complete months; instalments give nothing before 24 of them (calculators.md 2.1, "Surrender between anniversaries"). */
export function savingsOf(values: SavingsValues, sum: number): Required<Pick<Agreed, "surrenderAt" | "paidUpAt">> {
  const tooEarly = (months: number) => values.regular && months < SURRENDER_FROM_MONTHS;
  return {
    surrenderAt: (months) => (tooEarly(months) ? 0 : tiyn(sum * between((year) => surrenderRate(values, year), values, months))),
    paidUpAt: (months) => (tooEarly(months) ? 0 : tiyn(sum * between((year) => paidUpRate(values, year), values, months))),
  };
}
