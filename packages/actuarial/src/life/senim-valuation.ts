import { annuityDue } from "../shared/annuities.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { payingYears } from "../shared/frequency.ts";
import { grossPremiumRate, prospectiveReserve } from "../shared/gross-premium.ts";
import type { Loading, PresentValues } from "../shared/gross-premium.ts";
import { initialShare } from "../shared/initial-expenses.ts";
import { endowmentInsurance } from "../shared/insurances.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import type { SenimTariff } from "./senim-tariff.ts";

/** The expenses of a contract: no initial ones beyond what the tariff lets a single or regular premium bear. */
export function senimLoading(terms: ContractTerms, tariff: SenimTariff): Loading {
  const { initial, yearly, premiumLoading } = tariff;
  return {
    initial: initialShare(terms, initial),
    premium: premiumLoading,
    yearly: terms.term > yearly.termsOver ? yearly.share : 0,
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

/** What a contract is worth at an anniversary, per 1 of sum assured. */
export type SenimStanding = { readonly reserve: number; readonly surrender: number; readonly paidUp: number };

/**
 * The standing at anniversary k, before the premium due, per 1 of sum assured:
 * - the reserve V_k, negative in a first year that has not borne its expenses; a single premium counts as paid from the
 *   outset, at k = 0 too;
 * - the surrender value max(0, V - p(1-V)) with the penalty p, 0 while regular premiums have not run the tariff's first months;
 * - the paid-up sum, what the surrender value buys without further premiums: min(1, SV / (A + gamma a)).
 * Domain: whole k, 0 <= k <= n; at k = n all three are 1. `rate` is G, for a caller who has it.
 */
export function senimStanding(terms: ContractTerms, tariff: SenimTariff, k: number, rate = senimRate(terms, tariff)): SenimStanding {
  if (k === terms.term) return { reserve: 1, surrender: 1, paidUp: 1 };
  const values = senimValues(terms, tariff, k);
  const loading = senimLoading(terms, tariff);
  const single = terms.frequency === "single";
  const reserve = prospectiveReserve(single ? { ...values, premiums: 0 } : values, loading, rate);
  const early = !single && k * 12 < tariff.surrenderFromMonths;
  const surrender = early ? 0 : Math.max(0, reserve - tariff.surrenderPenalty * (1 - reserve));
  return { reserve, surrender, paidUp: Math.min(1, surrender / (values.benefits + loading.yearly * values.inForce)) };
}

/** The reserve V_k of `senimStanding`. */
export function senimReserve(terms: ContractTerms, tariff: SenimTariff, k: number): number {
  return senimStanding(terms, tariff, k).reserve;
}

/** The surrender value of `senimStanding`. */
export function senimSurrender(terms: ContractTerms, tariff: SenimTariff, k: number): number {
  return senimStanding(terms, tariff, k).surrender;
}
