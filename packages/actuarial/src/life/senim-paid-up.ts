import { betweenAnniversaries } from "../shared/between-anniversaries.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText } from "../shared/rounding.ts";
import { priceSenim } from "./senim-contract.ts";
import type { SurrenderQuestion } from "./senim-surrender.ts";
import type { SenimTariff } from "./senim-tariff.ts";
import { senimStanding } from "./senim-valuation.ts";

/**
 * The sum for which cover continues to the end of the term without further premiums, a decimal string in tenge: linear in complete months between the paid-up
 * sums of the anniversaries on either side. "0.00" while the policy has no surrender value to buy it.
 * Domain and codes: those of `surrenderSenim`; never throws. Source: the tariff (2026-1).
 */
export function paidUpSenim(input: Loose<SurrenderQuestion>, tariff: SenimTariff): Computed<string> {
  const { completeMonths } = fieldsOf(input);
  const priced = priceSenim(input, tariff);
  if (!priced.ok) return priced;
  const { terms, rate, sumAssured } = priced.value;
  const months = readWhole(completeMonths, { min: 0, max: 12 * terms.term }, "months");
  if (!months.ok) return months;
  if (terms.frequency !== "single" && months.value < tariff.surrenderFromMonths) return success("0.00");
  return success(decimalText(betweenAnniversaries(months.value, (k) => senimStanding(terms, tariff, k, rate).paidUp) * sumAssured));
}
