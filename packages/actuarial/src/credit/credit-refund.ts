import { refundOnCancelling } from "../shared/cancellation.ts";
import type { CancellationQuestion } from "../shared/cancellation.ts";
import { daysFrom } from "../shared/calendar.ts";
import { fieldsOf } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundUp } from "../shared/rounding.ts";
import type { CreditTariff } from "./credit-tariff.ts";

/** The most that may be kept for expenses once the loan is repaid, as a share of the premium received. */
const LAWFUL_COSTS = 0.1;

/**
 * What is given back when the contract is withdrawn from while the loan stands, a decimal string in tenge: everything
 * within the free-look days, then the part of the premium not yet earned by days, less the loading, with `paidUntil` the end
 * of the loan. Domain and codes: those of `refundOnCancelling`; never throws.
 * Source: the tariff (2026-1).
 */
export function refundCredit(input: Loose<CancellationQuestion>, tariff: CreditTariff): Computed<string> {
  return refundOnCancelling(input, { load: tariff.premiumLoading, freeLookDays: tariff.freeLookDays });
}

/**
 * What is given back once the loan is repaid early, a decimal string in tenge: the premium less the share of the days used and less costs of
 * a tenth of it, paid (1 - used / total - 0.1), and never less than by the tariff. To the tiyn upwards: the law gives the least.
 * Domain and codes: those of `refundOnCancelling`; never throws. Source: Civil Code of Kazakhstan, article 842, paragraph 2.
 */
export function refundRepaidCredit(input: Loose<CancellationQuestion>, tariff: CreditTariff): Computed<string> {
  const byTariff = refundCredit(input, tariff);
  if (!byTariff.ok) return byTariff;
  const { startDate, paidUntil, cancelDate, paid } = fieldsOf(input);
  const used = daysFrom(String(startDate), String(cancelDate)) / daysFrom(String(startDate), String(paidUntil));
  const byLaw = decimalText(roundUp(Math.max(0, 100 * Number(paid) * (1 - used - LAWFUL_COSTS))) / 100);
  return success(Number(byTariff.value) >= Number(byLaw) ? byTariff.value : byLaw);
}
