import { fieldsOf, isChild, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import type { InstalmentPrice } from "../shared/instalment-price.ts";
import { failure, failureAt, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import { coverRate, isCover } from "./accident-rate.ts";
import type { AccidentTariff, Cover } from "./accident-tariff.ts";

/** The covers chosen, each for the same `sumAssured` in whole tenge. */
export type AccidentContract = Omit<ContractTerms, "sex"> & { readonly sumAssured: number; readonly covers: readonly Cover[] };

/** One cover with its gross rate per 1 of sum assured and its own instalment in whole tenge. */
export type PricedCover = { readonly cover: Cover; readonly rate: number; readonly instalment: number };

/** The price of the covers together; an instalment is the sum of theirs. */
export type AccidentPrice = InstalmentPrice & { readonly covers: readonly PricedCover[] };

/** The price of `quoteAccident` without its rows, whose dates a rider has no use for; codes as there without "startDate". */
export function priceAccident(input: Loose<AccidentContract>, tariff: AccidentTariff): Computed<AccidentPrice> {
  const fields = fieldsOf(input);
  const { limits } = tariff;
  // The price knows no sex; the reader of terms asks for one.
  const terms = readContractTerms({ ...fields, sex: "male" }, limits);
  if (!terms.ok) return terms;
  const { age, term, frequency } = terms.value;
  const most = isChild(age, limits) ? limits.childMostSum : limits.sums.max;
  const sum = readWhole(fields.sumAssured, { min: limits.sums.min, max: most }, "sumAssured");
  if (!sum.ok) return sum;
  const covers = readCovers(fields.covers, tariff);
  if (!covers.ok) return covers;

  const { factor, minimum } = tariff.modes[frequency];
  const priced = covers.value.map((cover) => {
    const rate = coverRate(cover, terms.value, tariff);
    return { cover, rate, instalment: roundTo(rate * sum.value * factor, 0) };
  });
  const instalment = total(priced.map((one) => one.instalment));
  if (instalment < minimum) return failure("instalment", minimum);
  const perYear = instalmentsPerYear(frequency);
  const instalments = perYear * payingYears(frequency, term);
  return success({
    tariffVersion: tariff.version,
    annualPremium: total(priced.map(({ rate }) => roundTo(rate * sum.value, 0))),
    instalment,
    instalmentsPerYear: perYear,
    instalments,
    totalPremium: instalment * instalments,
    sumAssured: decimalText(sum.value),
    covers: priced,
  });
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function readCovers(value: unknown, tariff: AccidentTariff): Computed<readonly Cover[]> {
  if (!Array.isArray(value) || value.length === 0 || value.length > Object.keys(tariff.covers).length) return failure("covers");
  const covers: Cover[] = [];
  for (const [index, cover] of (value as readonly unknown[]).entries()) {
    if (!isCover(cover, tariff) || covers.includes(cover)) return failureAt(index, { code: "covers" });
    covers.push(cover);
  }
  return success(covers);
}
