import { annuityDue } from "./annuities.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { payingYears } from "./frequency.ts";
import { grossPremiumRate, prospectiveReserve } from "./gross-premium.ts";
import type { Loading, PresentValues } from "./gross-premium.ts";
import { endowmentInsurance } from "./insurances.ts";
import { pricingTable } from "./pricing-tables.ts";
import type { SenimTariff } from "./senim-tariff.ts";

/** The expenses of a contract: no initial ones beyond what the tariff lets a single or regular premium bear. */
export function senimLoading({ term, frequency }: ContractTerms, tariff: SenimTariff): Loading {
  const { initial, yearly, premiumLoading } = tariff;
  return {
    initial: frequency === "single" ? initial.single : Math.min(initial.perYear * term, initial.most),
    premium: premiumLoading,
    yearly: term > yearly.termsOver ? yearly.share : 0,
  };
}

/**
 * Present values of the endowment k years after the start, per 1 of sum assured: A and a of the
 * remaining term, and the premiums from now on, a of the premium years left.
 */
export function senimValues(terms: ContractTerms, tariff: SenimTariff, k: number): PresentValues {
  const basis = { table: pricingTable(tariff.table, terms.sex), rate: tariff.interest };
  const age = terms.age + k;
  return {
    benefits: endowmentInsurance(basis, age, terms.term - k),
    inForce: annuityDue(basis, age, terms.term - k),
    premiums: annuityDue(basis, age, Math.max(payingYears(terms.frequency, terms.term) - k, 0)),
  };
}

/** Yearly (or single) gross premium G per 1 of sum assured, not rounded; see `grossPremiumRate`. */
export function senimRate(terms: ContractTerms, tariff: SenimTariff): number {
  return grossPremiumRate(senimValues(terms, tariff, 0), senimLoading(terms, tariff));
}

/**
 * Reserve V_k per 1 of sum assured at anniversary k, before the premium due; negative in a first
 * year that has not borne its expenses. A single premium counts as paid from the outset, at k = 0 too.
 * Domain: whole k, 0 <= k <= n; V_n is 1.
 */
export function senimReserve(terms: ContractTerms, tariff: SenimTariff, k: number): number {
  if (k === terms.term) return 1;
  const values = senimValues(terms, tariff, k);
  const ahead = terms.frequency === "single" ? { ...values, premiums: 0 } : values;
  return prospectiveReserve(ahead, senimLoading(terms, tariff), senimRate(terms, tariff));
}

/**
 * Surrender value per 1 of sum assured at anniversary k: max(0, V - p(1-V)) with the penalty p, 0
 * while regular premiums have not run the tariff's first months, and 1 at the end.
 */
export function senimSurrender(terms: ContractTerms, tariff: SenimTariff, k: number): number {
  if (k === terms.term) return 1;
  if (terms.frequency !== "single" && k * 12 < tariff.surrenderFromMonths) return 0;
  const reserve = senimReserve(terms, tariff, k);
  return Math.max(0, reserve - tariff.surrenderPenalty * (1 - reserve));
}

/**
 * Paid-up sum per 1 of sum assured at anniversary k: what the surrender value buys without further
 * premiums, min(1, SV / (A + gamma a)).
 */
export function senimPaidUp(terms: ContractTerms, tariff: SenimTariff, k: number): number {
  if (k === terms.term) return 1;
  const { benefits, inForce } = senimValues(terms, tariff, k);
  return Math.min(1, senimSurrender(terms, tariff, k) / (benefits + senimLoading(terms, tariff).yearly * inForce));
}
