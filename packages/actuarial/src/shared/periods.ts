import { limitingAge, survivors } from "./life-table.ts";
import type { Basis } from "./life-table.ts";

/**
 * How many periods of 1/k year a sum over `term` years from `age` has: term*k, cut off where the
 * table ends, so that an endless term is the whole of life.
 * Domain: 0 <= age < w, a rate above -1, k a whole number 1..366, term >= 0 with term*k whole or
 * term infinite; NaN otherwise, which every sum then carries on.
 */
export function periodsIn(basis: Basis, age: number, term: number, perYear: number): number {
  const count = term * perYear;
  const domain =
    survivors(basis.table, age) > 0 &&
    Number.isFinite(basis.rate) &&
    basis.rate > -1 &&
    Number.isInteger(perYear) &&
    perYear >= 1 &&
    perYear <= 366 &&
    count >= 0 &&
    (Number.isInteger(count) || count === Infinity);
  return domain ? Math.min(count, Math.ceil((limitingAge(basis.table) - age) * perYear)) : Number.NaN;
}

/** The sum of `value` over the periods 0, 1, ... count-1; NaN when the count is NaN. */
export function sumOver(count: number, value: (period: number) => number): number {
  if (Number.isNaN(count)) return Number.NaN;
  let sum = 0;
  for (let period = 0; period < count; period += 1) sum += value(period);
  return sum;
}
