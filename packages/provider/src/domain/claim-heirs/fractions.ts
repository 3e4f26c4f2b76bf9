import type { Fraction } from "../../platform/database/records/heirs.ts";

/** The largest number over or under the line: no certificate has more. */
export const MAX_OF_FRACTION = 100_000;

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other));

/** Fractions as whole numbers over one denominator, `whole`. */
interface Weights {
  readonly weights: readonly bigint[];
  readonly whole: bigint;
}

/** Brings fractions to one denominator, so that they are added and compared to the last part. */
export function weightsOf(fractions: readonly Fraction[]): Weights {
  const whole = fractions.reduce((common, { denominator }) => {
    const next = BigInt(denominator);
    return (common / divisorOf(common, next)) * next;
  }, 1n);
  return { weights: fractions.map(({ numerator, denominator }) => BigInt(numerator) * (whole / BigInt(denominator))), whole };
}

const sumOf = (weights: readonly bigint[]): bigint => weights.reduce((sum, weight) => sum + weight, 0n);

/** What is left of the whole, as papers write it: "1/6"; "1" is all of it, "0" none. */
export function leftText(named: readonly Fraction[]): string {
  const { weights, whole } = weightsOf(named);
  const left = whole - sumOf(weights);
  const divisor = divisorOf(whole, left);
  return left === 0n || left === whole ? String(left / whole) : `${left / divisor}/${whole / divisor}`;
}

/** The place of the first of new fractions by which they come to more than earlier ones have left of the whole; undefined where they do not. */
export function firstTooMuch(earlier: readonly Fraction[], later: readonly Fraction[]): number | undefined {
  const { weights, whole } = weightsOf([...earlier, ...later]);
  const place = later.findIndex((_, index) => sumOf(weights.slice(0, earlier.length + index + 1)) > whole);
  return place < 0 ? undefined : place;
}

export const isFraction = ({ numerator, denominator }: Fraction): boolean =>
  [numerator, denominator].every((one) => Number.isInteger(one) && one >= 1 && one <= MAX_OF_FRACTION) && numerator <= denominator;

export const fractionText = ({ numerator, denominator }: Fraction): string =>
  numerator === denominator ? "1" : `${numerator}/${denominator}`;
