import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Result } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import type { CriticalIllnessTariff } from "./critical-illness-tariff.ts";
import { criticalIllnessRates } from "./critical-illness-valuation.ts";
import type { CriticalIllnessRates } from "./critical-illness-valuation.ts";

/** `sumAssured` in whole tenge. */
export type CriticalIllnessContract = ContractTerms & { readonly sumAssured: number };
/** `startDate` is yyyy-mm-dd. */
export type CriticalIllnessQuestion = CriticalIllnessContract & { readonly startDate: string };

/** Premiums are whole tenge as numbers; `sumAssured` a decimal string in tenge. */
export type CriticalIllnessPrice = CriticalIllnessRates & {
  readonly tariffVersion: string;
  readonly annualPremium: number;
  readonly instalment: number;
  readonly instalmentsPerYear: number;
  /** How many there are in the whole term. */
  readonly instalments: number;
  readonly totalPremium: number;
  readonly sumAssured: string;
};
export type CriticalIllnessQuote = CriticalIllnessPrice & { readonly rows: readonly PaymentRow[] };

/**
 * Quotes critical illness: the sum assured on the first diagnosis within the term; nothing on death or at its end.
 *
 * G = A / ((1-beta) a_t) on the double decrement of `criticalIllnessRates`; annual = round0(G SA), instalment = round0(G SA f).
 * Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency", "sumAssured", "instalment",
 * "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteCriticalIllness(input: Loose<CriticalIllnessQuestion>, tariff: CriticalIllnessTariff): Result<CriticalIllnessQuote> {
  const { startDate } = fieldsOf(input);
  const priced = priceCriticalIllness(input, tariff);
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { instalment, instalmentsPerYear, instalments } = priced.value;
  return success({ ...priced.value, rows: paymentRows(startDate, instalmentsPerYear, instalments, instalment) });
}

/** The price of `quoteCriticalIllness` without its rows, whose dates a rider has no use for; codes as there without "startDate". */
export function priceCriticalIllness(input: Loose<CriticalIllnessContract>, tariff: CriticalIllnessTariff): Result<CriticalIllnessPrice> {
  const fields = fieldsOf(input);
  const terms = readContractTerms(fields, tariff.limits);
  if (!terms.ok) return terms;
  const sum = readWhole(fields.sumAssured, tariff.limits.sums, "sumAssured");
  if (!sum.ok) return sum;

  const { term, frequency } = terms.value;
  const { factor, minimum } = tariff.modes[frequency];
  const rates = criticalIllnessRates(terms.value, tariff);
  const instalment = roundTo(rates.rate * sum.value * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  const perYear = instalmentsPerYear(frequency);
  const instalments = perYear * payingYears(frequency, term);
  return success({
    tariffVersion: tariff.version,
    ...rates,
    annualPremium: roundTo(rates.rate * sum.value, 0),
    instalment,
    instalmentsPerYear: perYear,
    instalments,
    totalPremium: instalment * instalments,
    sumAssured: decimalText(sum.value),
  });
}
