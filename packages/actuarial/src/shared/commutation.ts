import type { Basis } from "./life-table.ts";

export type CommutationColumns = {
  readonly D: readonly number[];
  readonly N: readonly number[];
  readonly C: readonly number[];
  readonly M: readonly number[];
};

/**
 * Commutation columns by age: D(x) = v^x l(x), C(x) = v^(x+1) (l(x)-l(x+1)), N and M their sums
 * from x to the end of the table. The entry at the limiting age is 0.
 * Domain: rate > -1; the columns are NaN otherwise.
 * Source: Bowers and others, Actuarial Mathematics, section 3.7. Annuities and insurances are
 * computed by direct sums; the columns are the other way to the same values.
 */
export function commutationColumns({ table, rate }: Basis): CommutationColumns {
  const v = rate > -1 ? 1 / (1 + rate) : Number.NaN;
  const D = table.lx.map((l, age) => v ** age * l);
  const C = table.lx.map((l, age) => v ** (age + 1) * (l - (table.lx[age + 1] ?? 0)));
  return { D, N: sumsToEnd(D), C, M: sumsToEnd(C) };
}

function sumsToEnd(column: readonly number[]): number[] {
  const sums = [...column];
  for (let age = sums.length - 2; age >= 0; age -= 1) sums[age] = (sums[age] ?? 0) + (sums[age + 1] ?? 0);
  return sums;
}
