import { daysFrom, isContractDate } from "./calendar.ts";
import { fieldsOf } from "./contract-terms.ts";
import { failure, success } from "./result.ts";
import type { Loose, Result } from "./result.ts";
import { decimalText } from "./rounding.ts";
import type { TermTariff } from "./term-tariff.ts";
import { unearnedRefund } from "./unearned-refund.ts";

/** Dates yyyy-mm-dd. `paid` is the premium in tenge for the time from the start to `paidUntil`. */
export type CancellationQuestion = {
  readonly startDate: string;
  readonly paidUntil: string;
  readonly cancelDate: string;
  readonly paid: number;
};

/**
 * What is given back when a term contract is cancelled, a decimal string in tenge: everything within
 * the free-look days (up to and with the fourteenth day after the start), then
 * paid (1 - beta) unused days / days paid for. Term life has no surrender value.
 * Domain: startDate <= cancelDate <= paidUntil, startDate < paidUntil. Codes: "dates", "paid"; never
 * throws. Source: the tariff (2026-1).
 */
export function cancelTerm(input: Loose<CancellationQuestion>, tariff: TermTariff): Result<string> {
  const { startDate, paidUntil, cancelDate, paid } = fieldsOf(input);
  if (!isContractDate(startDate) || !isContractDate(paidUntil) || !isContractDate(cancelDate)) return failure("dates");
  const usedDays = daysFrom(startDate, cancelDate);
  const unearned = unearnedRefund({
    paid,
    load: tariff.premiumLoading,
    usedDays,
    totalDays: daysFrom(startDate, paidUntil),
  });
  if (!unearned.ok || usedDays > tariff.freeLookDays) return unearned;
  return success(decimalText(Number(paid)));
}
