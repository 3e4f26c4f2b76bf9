import { refundOnCancelling } from "../shared/cancellation.ts";
import type { CancellationQuestion } from "../shared/cancellation.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { VmsTariff } from "./vms-tariff.ts";

/**
 * What is given back on cancelling, a decimal string in tenge: paid (1 - loading) unused days / days paid for.
 * Domain and codes: those of `refundOnCancelling`; never throws. Source: the tariff (2026-1).
 */
export function refundVms(input: Loose<CancellationQuestion>, tariff: VmsTariff): Computed<string> {
  return refundOnCancelling(input, { load: tariff.refundLoading });
}
