import { betweenAnniversaries } from "../shared/between-anniversaries.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText } from "../shared/rounding.ts";
import { priceEducation } from "./education-contract.ts";
import type { EducationSurrenderQuestion } from "./education-surrender.ts";
import type { EducationTariff } from "./education-tariff.ts";
import { educationPaidUp } from "./education-valuation.ts";

/**
 * The sum, or a year's stipend, that the child gets without further premiums, a decimal string in tenge: linear in complete months between the anniversaries,
 * "0.00" while the policy has no surrender value to buy it.
 * Domain and codes: those of `surrenderEducation`; never throws. Source: the tariff (2026-1).
 */
export function paidUpEducation(input: Loose<EducationSurrenderQuestion>, tariff: EducationTariff): Computed<string> {
  const { completeMonths } = fieldsOf(input);
  const priced = priceEducation(input, tariff);
  if (!priced.ok) return priced;
  const { terms, sumAssured } = priced.value;
  const months = readWhole(completeMonths, { min: 0, max: 12 * terms.term }, "months");
  if (!months.ok) return months;
  if (terms.frequency !== "single" && months.value < tariff.surrenderFromMonths) return success("0.00");
  return success(decimalText(betweenAnniversaries(months.value, (k) => educationPaidUp(terms, tariff, k)) * sumAssured));
}
