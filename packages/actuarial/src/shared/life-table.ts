export type Sex = "male" | "female";

/** Survivors at whole ages 0, 1, 2, ...; the last entry is 0, at the limiting age w. */
export type LifeTable = { readonly id: string; readonly lx: readonly number[] };

/** A table with the yearly effective rate of interest, 0.07 for 7 %. */
export type Basis = { readonly table: LifeTable; readonly rate: number };

const RADIX = 100_000;

/**
 * Builds a table from the numbers living at ages 0, 1, 2, ... and closes it with nobody at the next
 * age. Domain: positive, not rising; throws RangeError otherwise, since tables are data of the
 * program and not of a visitor.
 */
export function lifeTableFromLx(id: string, living: readonly number[]): LifeTable {
  const sound = living.every((l, age) => l > 0 && l <= (living[age - 1] ?? l));
  if (living.length === 0 || !sound) throw new RangeError(`life table ${id} is not a falling row of positive numbers`);
  return { id, lx: [...living, 0] };
}

/**
 * Builds a table from one-year probabilities of death at ages 0, 1, 2, ...: l(x+1) = l(x)(1-q(x)).
 * Domain: 0 <= q < 1 and a last q of 1; throws RangeError otherwise.
 */
export function lifeTableFromQx(id: string, qx: readonly number[]): LifeTable {
  if (qx.at(-1) !== 1) throw new RangeError(`life table ${id} does not end with q = 1`);
  const living = [RADIX];
  for (const q of qx.slice(0, -1)) {
    if (!(q >= 0 && q < 1)) throw new RangeError(`life table ${id} has a probability outside 0..1`);
    living.push((living.at(-1) ?? 0) * (1 - q));
  }
  return lifeTableFromLx(id, living);
}

/** The limiting age w of a table, the first whole age at which nobody lives, in years. */
export function limitingAge(table: LifeTable): number {
  return table.lx.length - 1;
}

/**
 * Survivors at any age, by uniform distribution of deaths within the year:
 * l(x+s) = (1-s) l(x) + s l(x+1).
 * `age` in years, whole or not; 0 from the limiting age on, NaN for a negative or undefined age.
 */
export function survivors(table: LifeTable, age: number): number {
  if (!(age >= 0)) return Number.NaN;
  const whole = Math.floor(age);
  const part = age - whole;
  if (!Number.isFinite(age)) return 0;
  return (1 - part) * (table.lx[whole] ?? 0) + (part === 0 ? 0 : part * (table.lx[whole + 1] ?? 0));
}

/**
 * The probability tpx that a life aged `age` lives `years` more: l(x+t)/l(x).
 * Domain: 0 <= age < w, years >= 0; NaN otherwise.
 */
export function survival(table: LifeTable, age: number, years: number): number {
  const now = survivors(table, age);
  return now > 0 && years >= 0 ? survivors(table, age + years) / now : Number.NaN;
}
