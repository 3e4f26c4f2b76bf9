import { betweenAnniversaries } from "../shared/between-anniversaries.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText } from "../shared/rounding.ts";
import { priceSenim } from "./senim-contract.ts";
import type { SenimContract } from "./senim-contract.ts";
import type { SenimTariff } from "./senim-tariff.ts";
import { senimSurrender } from "./senim-valuation.ts";

/** `completeMonths` from the start to the day of surrender, premiums paid up to it. */
export type SurrenderQuestion = SenimContract & { readonly completeMonths: number };

/**
 * The surrender value on any day, a decimal string in tenge.
 *
 * Linear in complete months between the values of the anniversaries on either side,
 * (SV_k + (SV_(k+1) - SV_k) m/12) SA; "0.00" before the tariff's first months (24) with regular
 * premiums; the sum assured at the end of the term. A refund within the free-look days is the whole
 * premium and not this value.
 * Domain: 0 <= completeMonths <= 12 n. Codes: those of `quoteSenim` without "startDate", and
 * "months"; never throws. Source: the tariff (2026-1).
 */
export function surrenderSenim(input: Loose<SurrenderQuestion>, tariff: SenimTariff): Computed<string> {
  const { completeMonths } = fieldsOf(input);
  const priced = priceSenim(input, tariff);
  if (!priced.ok) return priced;
  const { terms, sumAssured } = priced.value;
  const months = readWhole(completeMonths, { min: 0, max: 12 * terms.term }, "months");
  if (!months.ok) return months;
  if (terms.frequency !== "single" && months.value < tariff.surrenderFromMonths) return success("0.00");
  return success(decimalText(betweenAnniversaries(months.value, (k) => senimSurrender(terms, tariff, k)) * sumAssured));
}
