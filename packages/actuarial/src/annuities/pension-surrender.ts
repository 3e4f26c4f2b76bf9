import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { PensionTariff } from "./pension-tariff.ts";

/** The `premium` and what was `paidOut` so far in whole tenge, `completeMonths` from the day of signing. */
export type PensionSurrenderQuestion = { readonly premium: number; readonly paidOut: number; readonly completeMonths: number };

/** The surrender value in whole tenge, max(0, premium (1-alpha) - paid out (1+gamma)), and 0 before the tariff's first months. */
export function pensionSurrenderValue(premium: number, paidOut: number, months: number, tariff: PensionTariff): number {
  if (months < tariff.surrenderFromMonths) return 0;
  return roundTo(Math.max(premium * (1 - tariff.premiumLoading) - paidOut * (1 + tariff.paymentLoading), 0), 0);
}

/**
 * What goes to another insurer when the contract moves to it, in whole tenge; it is not paid to the person.
 * Codes: "premium", "paid", "months"; never throws. Source: the tariff (2026-1).
 */
export function surrenderPension(input: Loose<PensionSurrenderQuestion>, tariff: PensionTariff): Computed<number> {
  const fields = fieldsOf(input);
  const any = { min: 0, max: Number.MAX_SAFE_INTEGER };
  const premium = readWhole(fields.premium, { min: 0, max: 3 * tariff.limits.parts.max }, "premium");
  if (!premium.ok) return premium;
  const paidOut = readWhole(fields.paidOut, any, "paid");
  if (!paidOut.ok) return paidOut;
  const months = readWhole(fields.completeMonths, any, "months");
  if (!months.ok) return months;
  return success(pensionSurrenderValue(premium.value, paidOut.value, months.value, tariff));
}
