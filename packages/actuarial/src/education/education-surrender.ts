import { betweenAnniversaries } from "../shared/between-anniversaries.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText } from "../shared/rounding.ts";
import { priceEducation } from "./education-contract.ts";
import type { EducationContract } from "./education-contract.ts";
import type { EducationTariff } from "./education-tariff.ts";
import { educationSurrender } from "./education-valuation.ts";

/** `completeMonths` from the start to the day of surrender, premiums paid up to it and the payer living. */
export type EducationSurrenderQuestion = EducationContract & { readonly completeMonths: number };

/**
 * The surrender value on any day within the term, a decimal string in tenge: linear in complete months between the
 * anniversaries, "0.00" before the tariff's first months (24) with regular premiums.
 * Domain: 0 <= completeMonths <= 12 n. Codes: those of `priceEducation`, and "months"; never throws.
 * Source: the tariff (2026-1).
 */
export function surrenderEducation(input: Loose<EducationSurrenderQuestion>, tariff: EducationTariff): Computed<string> {
  const { completeMonths } = fieldsOf(input);
  const priced = priceEducation(input, tariff);
  if (!priced.ok) return priced;
  const { terms, sumAssured } = priced.value;
  const months = readWhole(completeMonths, { min: 0, max: 12 * terms.term }, "months");
  if (!months.ok) return months;
  if (terms.frequency !== "single" && months.value < tariff.surrenderFromMonths) return success("0.00");
  return success(decimalText(betweenAnniversaries(months.value, (k) => educationSurrender(terms, tariff, k)) * sumAssured));
}
