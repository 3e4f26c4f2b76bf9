import type { ClaimAccount } from "./claim-story.ts";

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Tiyn in which two programs differ of one claim: of the price, what is taken off, each share with its lateness, and what was sent. */
export function tiynBetween(product: ClaimAccount, second: ClaimAccount): number {
  const shares = Array.from({ length: Math.max(product.shares.length, second.shares.length) }, (_, index) => {
    const [one, other] = [product.shares[index], second.shares[index]];
    return Math.abs((one?.amount ?? 0) - (other?.amount ?? 0)) + Math.abs((one?.late ?? 0) - (other?.late ?? 0));
  });
  return sumOf([
    Math.abs(product.instalment - second.instalment),
    Math.abs(product.setOff - second.setOff),
    Math.abs(product.sent - second.sent),
    ...shares,
  ]);
}

/** Whether the two say the same days: the last one to answer by, and how many late. What owes no sum has no lateness to pay. */
export const sameDays = (product: ClaimAccount, second: ClaimAccount): boolean =>
  product.deadline === second.deadline && product.daysLate === second.daysLate;

/** The middle of some numbers and the largest of them, as one text. */
export function medianAndWorst(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.length === 0 ? "none" : `median ${sorted[Math.floor(sorted.length / 2)] ?? 0}, worst ${sorted.at(-1) ?? 0}`;
}
