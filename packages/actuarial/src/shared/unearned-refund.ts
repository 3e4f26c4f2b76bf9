import { fieldsOf } from "./contract-terms.ts";
import { failure, success } from "./result.ts";
import type { Loose, Computed } from "./result.ts";
import { decimalText } from "./rounding.ts";

/** `paid` in tenge, `load` the share kept for expenses (0.35), days whole. */
export type UnearnedQuestion = {
  readonly paid: number;
  readonly load: number;
  readonly usedDays: number;
  readonly totalDays: number;
};

const MAX_PAID = 1e13;

/**
 * The part of a premium not yet earned, paid (1 - load) (total - used) / total, as a decimal string
 * in tenge.
 * Domain: 0 <= paid <= 10^13, 0 <= load <= 1, whole days with 0 <= used <= total and total >= 1.
 * Codes: "paid" (the amount or the load), "dates" (the days); never throws. Source: tariff 2026-1.
 */
export function unearnedRefund(input: Loose<UnearnedQuestion>): Computed<string> {
  const { paid, load, usedDays, totalDays } = fieldsOf(input);
  if (typeof paid !== "number" || !(paid >= 0 && paid <= MAX_PAID)) return failure("paid");
  if (typeof load !== "number" || !(load >= 0 && load <= 1)) return failure("paid");
  if (!Number.isSafeInteger(usedDays) || !Number.isSafeInteger(totalDays)) return failure("dates");
  const used = Number(usedDays);
  const total = Number(totalDays);
  if (used < 0 || total < 1 || used > total) return failure("dates");
  return success(decimalText((paid * (1 - load) * (total - used)) / total));
}
