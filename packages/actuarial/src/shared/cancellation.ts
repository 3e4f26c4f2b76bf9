import { daysFrom, isContractDate } from "./calendar.ts";
import { fieldsOf } from "./contract-terms.ts";
import { failure, success } from "./result.ts";
import type { Loose, Computed } from "./result.ts";
import { decimalText } from "./rounding.ts";
import { unearnedRefund } from "./unearned-refund.ts";

/** Dates yyyy-mm-dd. `paid` is the premium in tenge for the time from the start to `paidUntil`. */
export type CancellationQuestion = {
  readonly startDate: string;
  readonly paidUntil: string;
  readonly cancelDate: string;
  readonly paid: number;
};

/** `load` is the share of the unearned premium that is kept, `freeLookDays` those within which all is given back. */
export type CancellationRule = { readonly load: number; readonly freeLookDays?: number };

/**
 * What is given back when a contract without a reserve is cancelled, a decimal string in tenge: everything up to and with
 * the last free-look day after the start, then paid (1 - load) unused days / days paid for.
 * Domain: startDate <= cancelDate <= paidUntil, startDate < paidUntil. Codes: "dates", "paid"; never throws.
 */
export function refundOnCancelling(input: Loose<CancellationQuestion>, { load, freeLookDays = -1 }: CancellationRule): Computed<string> {
  const { startDate, paidUntil, cancelDate, paid } = fieldsOf(input);
  if (!isContractDate(startDate) || !isContractDate(paidUntil) || !isContractDate(cancelDate)) return failure("dates");
  const usedDays = daysFrom(startDate, cancelDate);
  const unearned = unearnedRefund({ paid, load, usedDays, totalDays: daysFrom(startDate, paidUntil) });
  return unearned.ok && usedDays <= freeLookDays ? success(decimalText(Number(paid))) : unearned;
}
