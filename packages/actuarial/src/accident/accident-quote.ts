import { fieldsOf } from "../shared/contract-terms.ts";
import { datedQuote } from "../shared/dated-quote.ts";
import type { DatedQuote } from "../shared/dated-quote.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { AccidentContract, AccidentPrice } from "./accident-price.ts";
import { priceAccident } from "./accident-price.ts";
import type { AccidentTariff } from "./accident-tariff.ts";

/** `startDate` is yyyy-mm-dd. */
export type AccidentQuestion = AccidentContract & { readonly startDate: string };
export type AccidentQuote = DatedQuote<AccidentPrice>;

/**
 * Quotes accident insurance: each chosen cover with its own premium, instalment = round0(gross SA f); a single one pays the
 * whole term at once. The price depends on no sex and, within the limits, on no age.
 * Domain: the limits of the tariff. Codes: "age", "term", "exitAge", "frequency", "sumAssured", "covers" (none, twice the
 * same, or with `index` an unknown one), "instalment", "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteAccident(input: Loose<AccidentQuestion>, tariff: AccidentTariff): Computed<AccidentQuote> {
  return datedQuote(priceAccident(input, tariff), fieldsOf(input).startDate);
}
