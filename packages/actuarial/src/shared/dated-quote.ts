import { isContractDate } from "./calendar.ts";
import type { InstalmentPrice } from "./instalment-price.ts";
import { paymentRows } from "./payment-rows.ts";
import type { PaymentRow } from "./payment-rows.ts";
import { failure, success } from "./result.ts";
import type { Computed } from "./result.ts";

/** A price, and the instalments with the days on which they are due. */
export type DatedQuote<Price extends InstalmentPrice> = Price & { readonly rows: readonly PaymentRow[] };

/**
 * Dates the instalments of a price from `startDate`, yyyy-mm-dd. Codes: those of the price, then "startDate" (not a date of
 * 1900-2199); never throws.
 */
export function datedQuote<Price extends InstalmentPrice>(priced: Computed<Price>, startDate: unknown): Computed<DatedQuote<Price>> {
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { instalment, instalmentsPerYear, instalments } = priced.value;
  return success({ ...priced.value, rows: paymentRows(startDate, instalmentsPerYear, instalments, instalment) });
}
