import type { Tiyn } from "@shanyraq/rules";
import type { Fraction } from "../../platform/database/records/heirs.ts";
import { splitByWeights } from "../claims/split-by-shares.ts";
import { weightsOf } from "./fractions.ts";

/** What of a share is owed still, with the part of it that is for lateness. */
export interface OwedSum {
  readonly amount: Tiyn;
  readonly late?: Tiyn;
}

/**
 * Divides what is left of a share by fractions of the whole of it, and gives the rest last: to the tiyn, and what is for lateness apart from what is not. The
 * fractions come to no more than earlier ones have left (`firstTooMuch`).
 */
export function divideShare(
  { amount, late }: OwedSum,
  { earlier, later }: { readonly earlier: readonly Fraction[]; readonly later: readonly Fraction[] },
): { readonly parts: readonly OwedSum[]; readonly rest: OwedSum } {
  const { weights, whole } = weightsOf([...earlier, ...later]);
  const rest = weights.reduce((left, weight) => left - weight, whole);
  const own = [...weights.slice(earlier.length), rest];
  const sums = splitByWeights(amount - (late ?? 0), own);
  const lates = late === undefined ? undefined : splitByWeights(late, own);
  const owed = own.map((_, index): OwedSum => {
    const [sum = 0, more] = [sums[index], lates?.[index]];
    return more === undefined ? { amount: sum } : { amount: sum + more, late: more };
  });
  return { parts: owed.slice(0, -1), rest: owed.at(-1) ?? { amount: 0 } };
}
