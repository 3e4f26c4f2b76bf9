import { fieldsOf, isChild, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { SenimTariff } from "./senim-tariff.ts";
import { senimRate } from "./senim-valuation.ts";

/** A contract asked for by its sum assured, or by the instalment one wants to pay; whole tenge. */
export type SenimContract = ContractTerms & {
  readonly sumAssured?: number;
  readonly premium?: number;
};

/** A contract with its rate G and its sum assured in tenge, with tiyn when it came from a premium. */
export type PricedSenim = {
  readonly terms: ContractTerms;
  readonly rate: number;
  readonly sumAssured: number;
  readonly annualPremium: number;
  readonly instalment: number;
};

function withinSums(sum: number, age: number, { limits }: SenimTariff): Computed<number> {
  if (sum < limits.sums.min) return failure("sumAssured", limits.sums.min);
  const most = isChild(age, limits) ? limits.childMostSum : limits.sums.max;
  return sum > most ? failure("sumAssured", most) : success(sum);
}

/** Checks a whole-tenge sum assured against the tariff, a child's against the smaller bound. */
export function readSenimSum(value: unknown, age: number, tariff: SenimTariff): Computed<number> {
  const sum = readWhole(value, { min: -Infinity, max: Infinity }, "sumAssured");
  return sum.ok ? withinSums(sum.value, age, tariff) : sum;
}

/**
 * Reads a contract from outside and prices it: annual = round0(G SA), instalment = round0(G SA f),
 * both from the unrounded G. Codes: those of `readContractTerms`, then "amount" (a sum and a premium
 * at once), "sumAssured", "premium", "instalment" (under the least of its frequency).
 */
export function priceSenim(input: Loose<SenimContract>, tariff: SenimTariff): Computed<PricedSenim> {
  const fields = fieldsOf(input);
  const read = readContractTerms(fields, tariff.limits);
  if (!read.ok) return read;
  const terms = read.value;
  const { factor, minimum } = tariff.modes[terms.frequency];
  const rate = senimRate(terms, tariff);
  const sum = readAmount(fields, terms, tariff, rate * factor);
  if (!sum.ok) return sum;
  const instalment = roundTo(rate * sum.value * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  return success({
    terms,
    rate,
    sumAssured: sum.value,
    annualPremium: roundTo(rate * sum.value, 0),
    instalment,
  });
}

function readAmount(
  { sumAssured, premium }: Loose<SenimContract>,
  terms: ContractTerms,
  tariff: SenimTariff,
  instalmentRate: number,
): Computed<number> {
  if (premium === undefined) return readSenimSum(sumAssured, terms.age, tariff);
  if (sumAssured !== undefined) return failure("amount");
  const paid = readWhole(premium, { min: 1, max: Number.MAX_SAFE_INTEGER }, "premium");
  if (!paid.ok) return paid;
  const { minimum } = tariff.modes[terms.frequency];
  if (paid.value < minimum) return failure("instalment", minimum);
  return withinSums(roundTo(paid.value / instalmentRate, 2), terms.age, tariff);
}
