import { addDays } from "@shanyraq/rules";
import { workingDaysAfter } from "../../platform/server/working-days.ts";

/** Working days within which the fund transfers savings (Social Code, article 228, since 01.01.2024). */
export const TRANSFER_DAYS = 5;
/** Working days within which another insurer pays the redemption sum over (Social Code, articles 226 and 227). */
export const REDEMPTION_DAYS = 10;
/** Working days from the premium within which the first payment is made, not before its day of the law (Social Code, article 226). */
export const FIRST_PAYMENT_DAYS = 10;

/** How long an approval sheet is good, in days: ours (2026-1), so that a price is not kept for longer than what it is reckoned from. */
const APPROVAL_DAYS = 30;
/** What the fund and the bureau answered is taken for true so long. */
export const LOOKUP_DAYS = 30;

export const approvedUntil = (day: string): string => addDays(day, APPROVAL_DAYS);
export const transferBy = (askedOn: string): string => workingDaysAfter(askedOn, TRANSFER_DAYS);
export const redemptionBy = (concludedOn: string): string => workingDaysAfter(concludedOn, REDEMPTION_DAYS);

/** By when the first payment is made: of the premium's day and the day from which payments are due, whichever is later. */
export function firstPaymentBy(paidOn: string, paymentsFrom: string): string {
  const by = workingDaysAfter(paidOn, FIRST_PAYMENT_DAYS);
  return by > paymentsFrom ? by : paymentsFrom;
}
