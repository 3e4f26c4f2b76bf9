import { lifeTableFromLx } from "./life-table.ts";
import type { LifeTable } from "./life-table.ts";

/** The force of mortality A + B c^x of Makeham's law; Gompertz's where A is 0. */
export type MakehamLaw = { readonly a: number; readonly b: number; readonly c: number };

const RADIX = 100_000;

/**
 * A table of 100,000 born under Makeham's law, l(x) = l(0) exp(-A x - B (c^x - 1) / ln c), closed after `lastAge`.
 * Domain: A >= 0, B > 0, c > 1, a whole last age at which somebody is still left; throws RangeError otherwise, since tables
 * are data of the program. Source: Bowers and others, Actuarial Mathematics, section 3.8.
 */
export function makehamTable(id: string, { a, b, c }: MakehamLaw, lastAge: number): LifeTable {
  if (!(a >= 0 && b > 0 && c > 1) || !Number.isInteger(lastAge)) throw new RangeError(`life table ${id} has no law of Makeham`);
  const living = (age: number) => RADIX * Math.exp(-a * age - (b * (c ** age - 1)) / Math.log(c));
  return lifeTableFromLx(
    id,
    Array.from({ length: lastAge + 1 }, (_, age) => living(age)),
  );
}
