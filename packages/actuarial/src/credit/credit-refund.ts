import { refundOnCancelling } from "../shared/cancellation.ts";
import type { CancellationQuestion } from "../shared/cancellation.ts";
import type { Loose, Result } from "../shared/result.ts";
import type { CreditTariff } from "./credit-tariff.ts";

/**
 * What is given back when the loan is paid early or the contract is withdrawn from, a decimal string in tenge: everything
 * within the free-look days, then the part of the premium not yet earned by days, less the loading, with `paidUntil` the end
 * of the loan. Domain and codes: those of `refundOnCancelling`; never throws.
 * Source: the tariff (2026-1).
 */
export function refundCredit(input: Loose<CancellationQuestion>, tariff: CreditTariff): Result<string> {
  return refundOnCancelling(input, { load: tariff.premiumLoading, freeLookDays: tariff.freeLookDays });
}
