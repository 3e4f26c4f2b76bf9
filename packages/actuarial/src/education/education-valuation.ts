import { annuityDue, certainAnnuityDue } from "../shared/annuities.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { payingYears } from "../shared/frequency.ts";
import { grossPremiumRate, prospectiveReserve } from "../shared/gross-premium.ts";
import type { Loading, PresentValues } from "../shared/gross-premium.ts";
import { initialShare } from "../shared/initial-expenses.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import type { EducationTariff } from "./education-tariff.ts";

/** The payer's sex and age with the term and the frequency; no stipend years means one sum at the end of the term. */
export type EducationTerms = ContractTerms & { readonly stipendYears: number };

/** What the child is to get, valued on the day the term ends: 1, or a yearly stipend of 1 in advance for m years. */
export function educationBenefit({ stipendYears }: EducationTerms, { interest }: EducationTariff): number {
  return stipendYears === 0 ? 1 : certainAnnuityDue(interest, stipendYears);
}

const loading = (terms: EducationTerms, tariff: EducationTariff): Loading => ({
  initial: initialShare(terms, tariff.initial),
  premium: tariff.premiumLoading,
  yearly: tariff.yearly,
});

/**
 * Present values k years after the start, the payer living: the benefit falls due in any case (terme fixe), the yearly
 * expenses run to the end of the term, premiums only while the payer lives.
 */
export function educationValues(terms: EducationTerms, tariff: EducationTariff, k: number): PresentValues {
  const { sex, age, term, frequency } = terms;
  const basis = { table: pricingTable(tariff.table, sex), rate: tariff.interest };
  return {
    benefits: (1 + tariff.interest) ** -(term - k) * educationBenefit(terms, tariff),
    inForce: certainAnnuityDue(tariff.interest, term - k),
    premiums: annuityDue(basis, age + k, Math.max(payingYears(frequency, term) - k, 0)),
  };
}

/** Yearly (or single) gross premium G per 1 of the sum or of a year's stipend, not rounded; see `grossPremiumRate`. */
export function educationRate(terms: EducationTerms, tariff: EducationTariff): number {
  return grossPremiumRate(educationValues(terms, tariff, 0), loading(terms, tariff));
}

/** Reserve V_k per 1 at anniversary k before the premium due, the payer living; V_n is the benefit. A single premium counts as paid. */
export function educationReserve(terms: EducationTerms, tariff: EducationTariff, k: number): number {
  const values = educationValues(terms, tariff, k);
  const ahead = terms.frequency === "single" ? { ...values, premiums: 0 } : values;
  return prospectiveReserve(ahead, loading(terms, tariff), educationRate(terms, tariff));
}

/**
 * Surrender value per 1 at anniversary k: max(0, V - p(B-V)) with the penalty p and the benefit B at the end, 0 while
 * regular premiums have not run the tariff's first months, and B at the end.
 */
export function educationSurrender(terms: EducationTerms, tariff: EducationTariff, k: number): number {
  const benefit = educationBenefit(terms, tariff);
  if (k === terms.term) return benefit;
  if (terms.frequency !== "single" && k * 12 < tariff.surrenderFromMonths) return 0;
  const reserve = educationReserve(terms, tariff, k);
  return Math.max(0, reserve - tariff.surrenderPenalty * (benefit - reserve));
}

/** Paid-up share at anniversary k, per 1 of the sum or of a year's stipend: what the surrender value buys without further premiums. */
export function educationPaidUp(terms: EducationTerms, tariff: EducationTariff, k: number): number {
  if (k === terms.term) return 1;
  const { benefits, inForce } = educationValues(terms, tariff, k);
  return Math.min(1, educationSurrender(terms, tariff, k) / (benefits + loading(terms, tariff).yearly * inForce));
}
