import { refundOnCancelling } from "../shared/cancellation.ts";
import type { CancellationQuestion } from "../shared/cancellation.ts";
import type { Loose, Computed } from "../shared/result.ts";

/**
 * What an employer gets back on cancelling, a decimal string in tenge: the premium not yet earned by days, nothing kept. A
 * legal entity has no free-look days. Domain and codes: those of `refundOnCancelling`; never throws. Source: tariff 2026-2.
 */
export function refundOsns(input: Loose<CancellationQuestion>): Computed<string> {
  return refundOnCancelling(input, { load: 0 });
}
