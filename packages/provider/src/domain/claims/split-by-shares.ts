import type { Tiyn } from "@shanyraq/rules";

/** Shares are percents with at most four decimals. */
const SCALE = 10_000;

/**
 * Divides a sum by weights so that its parts come to it exactly: each has its whole tiyn, and those that are left go one by one to the largest
 * remainders, of equal ones to who is named first.
 */
export function splitByWeights(amount: Tiyn, weights: readonly bigint[]): readonly Tiyn[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole <= 0n) throw new Error("a sum is divided by shares that are more than nothing");
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * weight;
    return { index, tiyn: product / whole, remainder: product % whole };
  });
  const left = BigInt(amount) - parts.reduce((sum, { tiyn }) => sum + tiyn, 0n);
  const larger = parts.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : Number(other.remainder > one.remainder) * 2 - 1,
  );
  const lucky = new Set(larger.slice(0, Number(left)).map(({ index }) => index));
  return parts.map(({ index, tiyn }) => Number(tiyn) + (lucky.has(index) ? 1 : 0));
}

/** Divides a sum by shares in percent, in the same way. */
export const splitByShares = (amount: Tiyn, shares: readonly number[]): readonly Tiyn[] =>
  splitByWeights(
    amount,
    shares.map((share) => BigInt(Math.round(share * SCALE))),
  );
