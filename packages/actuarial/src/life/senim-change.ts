import { fieldsOf, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import type { Frequency } from "../shared/frequency.ts";
import type { InstalmentPremiums } from "../shared/instalment-price.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import { priceSenim, readSenimSum } from "./senim-contract.ts";
import type { SenimContract } from "./senim-contract.ts";
import type { SenimTariff } from "./senim-tariff.ts";
import { senimLoading, senimReserve, senimValues } from "./senim-valuation.ts";

/**
 * The contract as it is, the anniversary k of the change, and what changes: the sum in whole tenge,
 * the term in whole years from the original start, the frequency. What is left out stays.
 */
export type ChangeQuestion = SenimContract & {
  readonly anniversary: number;
  readonly newSumAssured?: number;
  readonly newTerm?: number;
  readonly newFrequency?: Frequency;
};

/**
 * `reserve` carried over and `sumAssured` are decimal strings in tenge, premiums whole tenge, `rate`
 * the new yearly premium per 1 of the new sum. `totalPremium` is what is still to be paid.
 */
export type SenimChange = InstalmentPremiums & { readonly reserve: string; readonly rate: number };

/**
 * Changes a contract on an anniversary with its premiums paid, carrying the reserve and taking no
 * new initial expenses: G' SA' = (SA'(A' + gamma a') - V_k SA) / ((1-beta) a'_t), with A' and a' at
 * age x+k over the remaining term and a'_t over the years the new premium is paid. An unchanged
 * contract keeps its premium; an unchanged single one has nothing more to pay.
 *
 * Domain: whole k, 1 <= k < n and k < n'. Codes: those of `quoteSenim` without "startDate" for either
 * contract, "anniversary", and "reserveExceedsNewBenefit" when V_k SA exceeds SA'(A' + gamma a');
 * never throws. Source: the tariff (2026-1). The old contract must not have been changed before.
 */
export function changeSenim(input: Loose<ChangeQuestion>, tariff: SenimTariff): Computed<SenimChange> {
  const fields = fieldsOf(input);
  const old = priceSenim(fields, tariff);
  if (!old.ok) return old;
  const k = readWhole(fields.anniversary, { min: 1, max: old.value.terms.term - 1 }, "anniversary");
  if (!k.ok) return k;
  const terms = newTerms(fields, old.value.terms, k.value, tariff);
  if (!terms.ok) return terms;
  const sum = newSum(fields, old.value.sumAssured, terms.value.age + k.value, tariff);
  if (!sum.ok) return sum;

  const reserve = senimReserve(old.value.terms, tariff, k.value) * old.value.sumAssured;
  const values = senimValues({ ...terms.value, frequency: "annual" }, tariff, k.value);
  const loading = senimLoading(terms.value, tariff);
  const needed = sum.value * (values.benefits + loading.yearly * values.inForce);
  if (reserve > needed) return failure("reserveExceedsNewBenefit");

  const { frequency, term } = terms.value;
  const { factor, minimum } = tariff.modes[frequency];
  const premium = (needed - reserve) / ((1 - loading.premium) * (frequency === "single" ? 1 : values.premiums));
  const instalment = roundTo(premium * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  const perYear = instalmentsPerYear(frequency);
  return success({
    reserve: decimalText(Math.max(reserve, 0)),
    rate: premium / sum.value,
    annualPremium: roundTo(premium, 0),
    instalment,
    instalmentsPerYear: perYear,
    totalPremium: instalment * perYear * payingYears(frequency, term - k.value),
    sumAssured: decimalText(sum.value),
  });
}

function newTerms(input: Loose<ChangeQuestion>, old: ContractTerms, k: number, tariff: SenimTariff): Computed<ContractTerms> {
  const { newTerm = old.term, newFrequency = old.frequency } = input;
  const terms = readContractTerms({ ...old, term: newTerm, frequency: newFrequency }, tariff.limits);
  if (terms.ok && terms.value.term <= k) return failure("term", k + 1);
  return terms;
}

// A sum that stays may have tiyn, having come from a premium; it was checked with the old contract.
function newSum(input: Loose<ChangeQuestion>, old: number, age: number, tariff: SenimTariff): Computed<number> {
  return input.newSumAssured === undefined ? success(old) : readSenimSum(input.newSumAssured, age, tariff);
}
