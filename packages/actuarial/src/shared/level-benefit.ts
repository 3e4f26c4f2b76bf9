import { fieldsOf, readContractTerms, readWhole } from "./contract-terms.ts";
import type { ContractTerms, Range, TermLimits } from "./contract-terms.ts";
import { instalmentsPerYear, payingYears } from "./frequency.ts";
import type { Modes } from "./frequency.ts";
import type { InstalmentPrice } from "./instalment-price.ts";
import { failure, success } from "./result.ts";
import type { Loose, Computed } from "./result.ts";
import { decimalText, roundTo } from "./rounding.ts";

/** A benefit that stays the same through the term: `sumAssured` in whole tenge. */
export type LevelBenefitContract = ContractTerms & { readonly sumAssured: number };

/** `rate` is G and `netSingleRate` the single premium without expenses, both per 1 of sum assured and not rounded. */
export type LevelBenefitRates = { readonly rate: number; readonly netSingleRate: number };

export type LevelBenefitPrice = LevelBenefitRates & InstalmentPrice;

/** What every tariff of a level benefit has; what its rates are made of is the line's own. */
export type LevelBenefitTariff = {
  readonly version: string;
  readonly limits: TermLimits & { readonly sums: Range };
  readonly modes: Modes;
};

/**
 * Prices a level benefit by the rates of its line: annual = round0(G SA), instalment = round0(G SA f).
 *
 * Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency", "sumAssured", "instalment"; never
 * throws. Source: the tariff.
 */
export function priceLevelBenefit<Tariff extends LevelBenefitTariff>(
  input: Loose<LevelBenefitContract>,
  tariff: Tariff,
  ratesOf: (terms: ContractTerms, tariff: Tariff) => LevelBenefitRates,
): Computed<LevelBenefitPrice> {
  const fields = fieldsOf(input);
  const terms = readContractTerms(fields, tariff.limits);
  if (!terms.ok) return terms;
  const sum = readWhole(fields.sumAssured, tariff.limits.sums, "sumAssured");
  if (!sum.ok) return sum;

  const { term, frequency } = terms.value;
  const { factor, minimum } = tariff.modes[frequency];
  const { rate, netSingleRate } = ratesOf(terms.value, tariff);
  const instalment = roundTo(rate * sum.value * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  const perYear = instalmentsPerYear(frequency);
  const instalments = perYear * payingYears(frequency, term);
  return success({
    tariffVersion: tariff.version,
    rate,
    netSingleRate,
    annualPremium: roundTo(rate * sum.value, 0),
    instalment,
    instalmentsPerYear: perYear,
    instalments,
    totalPremium: instalment * instalments,
    sumAssured: decimalText(sum.value),
  });
}
