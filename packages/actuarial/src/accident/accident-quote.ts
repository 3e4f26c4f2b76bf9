import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf } from "../shared/contract-terms.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Result } from "../shared/result.ts";
import type { AccidentContract, AccidentPrice } from "./accident-price.ts";
import { priceAccident } from "./accident-price.ts";
import type { AccidentTariff } from "./accident-tariff.ts";

/** `startDate` is yyyy-mm-dd. */
export type AccidentQuestion = AccidentContract & { readonly startDate: string };

/** The price, and the instalments with the days on which they are due. */
export type AccidentQuote = AccidentPrice & { readonly rows: readonly PaymentRow[] };

/**
 * Quotes accident insurance: each chosen cover with its own premium, instalment = round0(gross SA f); a single one pays the
 * whole term at once. The price depends on no sex and, within the limits, on no age.
 * Domain: the limits of the tariff. Codes: "age", "term", "exitAge", "frequency", "sumAssured", "covers" (none, twice the
 * same, or with `index` an unknown one), "instalment", "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteAccident(input: Loose<AccidentQuestion>, tariff: AccidentTariff): Result<AccidentQuote> {
  const { startDate } = fieldsOf(input);
  const priced = priceAccident(input, tariff);
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { instalment, instalmentsPerYear, instalments } = priced.value;
  return success({ ...priced.value, rows: paymentRows(startDate, instalmentsPerYear, instalments, instalment) });
}
