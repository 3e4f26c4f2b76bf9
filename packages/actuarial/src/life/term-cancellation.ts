import { refundOnCancelling } from "../shared/cancellation.ts";
import type { CancellationQuestion } from "../shared/cancellation.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { TermTariff } from "./term-tariff.ts";

/**
 * What is given back when a term contract is cancelled, a decimal string in tenge: everything within
 * the free-look days (up to and with the fourteenth day after the start), then
 * paid (1 - beta) unused days / days paid for. Term life has no surrender value.
 * Domain and codes: those of `refundOnCancelling`; never throws. Source: the tariff (2026-1).
 */
export function cancelTerm(input: Loose<CancellationQuestion>, tariff: TermTariff): Computed<string> {
  return refundOnCancelling(input, { load: tariff.premiumLoading, freeLookDays: tariff.freeLookDays });
}
