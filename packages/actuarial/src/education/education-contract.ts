import { fieldsOf, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { EducationTariff } from "./education-tariff.ts";
import { educationRate } from "./education-valuation.ts";
import type { EducationTerms } from "./education-valuation.ts";

/**
 * `sex` is the payer's, ages are complete years; without a term it runs to the child's eighteenth year. `sumAssured` in whole
 * tenge is the sum paid at the end of the term, or with stipend years the stipend of one year.
 */
export type EducationContract = Omit<ContractTerms, "age" | "term"> & {
  readonly payerAge: number;
  readonly childAge: number;
  readonly term?: number;
  readonly stipendYears: number;
  readonly sumAssured: number;
};

export type PricedEducation = {
  readonly terms: EducationTerms;
  readonly childAge: number;
  readonly rate: number;
  readonly sumAssured: number;
  readonly annualPremium: number;
  readonly instalment: number;
};

/**
 * Reads a contract from outside and prices it from the unrounded G. Codes: "childAge", those of `readContractTerms` ("age" is
 * the payer's), "stipendYears", "sumAssured", "instalment".
 */
export function priceEducation(input: Loose<EducationContract>, tariff: EducationTariff): Computed<PricedEducation> {
  const fields = fieldsOf(input);
  const { limits } = tariff;
  const child = readWhole(fields.childAge, limits.children, "childAge");
  if (!child.ok) return child;
  const { term = Math.max(limits.ageAtEnd - child.value, limits.terms.min) } = fields;
  const payer = readContractTerms({ sex: fields.sex, age: fields.payerAge, term, frequency: fields.frequency }, limits);
  if (!payer.ok) return payer;
  const stipendYears = readWhole(fields.stipendYears, limits.stipendYears, "stipendYears");
  if (!stipendYears.ok) return stipendYears;
  const sum = readWhole(fields.sumAssured, stipendYears.value === 0 ? limits.sums : limits.stipends, "sumAssured");
  if (!sum.ok) return sum;

  const terms = { ...payer.value, stipendYears: stipendYears.value };
  const { factor, minimum } = tariff.modes[terms.frequency];
  const rate = educationRate(terms, tariff);
  const instalment = roundTo(rate * sum.value * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  const annualPremium = roundTo(rate * sum.value, 0);
  return success({ terms, childAge: child.value, rate, sumAssured: sum.value, annualPremium, instalment });
}
