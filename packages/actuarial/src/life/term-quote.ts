import { annuityDue } from "../shared/annuities.ts";
import { fieldsOf } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { datedQuote } from "../shared/dated-quote.ts";
import type { DatedQuote } from "../shared/dated-quote.ts";
import { payingYears } from "../shared/frequency.ts";
import { grossPremiumRate } from "../shared/gross-premium.ts";
import { midYearFactor, termInsurance } from "../shared/insurances.ts";
import { priceLevelBenefit } from "../shared/level-benefit.ts";
import type { LevelBenefitContract, LevelBenefitPrice, LevelBenefitRates } from "../shared/level-benefit.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { TermTariff } from "./term-tariff.ts";

/** `startDate` is yyyy-mm-dd. */
export type TermQuestion = LevelBenefitContract & { readonly startDate: string };
export type TermQuote = DatedQuote<LevelBenefitPrice>;

/**
 * Quotes term life: the sum assured on death within the term, nothing on living to its end.
 *
 * G = (A1 (1+i)^(1/2) + gamma a_n) / ((1-beta) a_t), the benefit in the middle of the year of death;
 * annual = round0(G SA), instalment = round0(G SA f); the instalments fall every 12/k months from the
 * start. Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency",
 * "sumAssured", "instalment", "startDate" (not a date of 1900-2199); never throws.
 * Source: the tariff (2026-1); the formulas as named in gross-premium.ts and insurances.ts.
 */
export function quoteTerm(input: Loose<TermQuestion>, tariff: TermTariff): Computed<TermQuote> {
  return datedQuote(priceTerm(input, tariff), fieldsOf(input).startDate);
}

/** The price of `quoteTerm` without its rows; codes as there without "startDate". */
export function priceTerm(input: Loose<LevelBenefitContract>, tariff: TermTariff): Computed<LevelBenefitPrice> {
  return priceLevelBenefit(input, tariff, termRates);
}

function termRates({ sex, age, term, frequency }: ContractTerms, tariff: TermTariff): LevelBenefitRates {
  const basis = { table: pricingTable(tariff.table, sex), rate: tariff.interest };
  const netSingleRate = termInsurance(basis, age, term) * midYearFactor(tariff.interest);
  const rate = grossPremiumRate(
    {
      benefits: netSingleRate,
      inForce: annuityDue(basis, age, term),
      premiums: annuityDue(basis, age, payingYears(frequency, term)),
    },
    { initial: 0, premium: tariff.premiumLoading, yearly: tariff.yearly },
  );
  return { rate, netSingleRate };
}
