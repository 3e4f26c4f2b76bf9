import { fieldsOf } from "../shared/contract-terms.ts";
import { datedQuote } from "../shared/dated-quote.ts";
import type { DatedQuote } from "../shared/dated-quote.ts";
import { priceLevelBenefit } from "../shared/level-benefit.ts";
import type { LevelBenefitContract, LevelBenefitPrice } from "../shared/level-benefit.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { CriticalIllnessTariff } from "./critical-illness-tariff.ts";
import { criticalIllnessRates } from "./critical-illness-valuation.ts";

/** `startDate` is yyyy-mm-dd. */
export type CriticalIllnessQuestion = LevelBenefitContract & { readonly startDate: string };
export type CriticalIllnessQuote = DatedQuote<LevelBenefitPrice>;

/**
 * Quotes critical illness: the sum assured on the first diagnosis within the term; nothing on death or at its end.
 *
 * G = A / ((1-beta) a_t) on the double decrement of `criticalIllnessRates`; annual = round0(G SA), instalment = round0(G SA f).
 * Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency", "sumAssured", "instalment",
 * "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteCriticalIllness(input: Loose<CriticalIllnessQuestion>, tariff: CriticalIllnessTariff): Computed<CriticalIllnessQuote> {
  return datedQuote(priceCriticalIllness(input, tariff), fieldsOf(input).startDate);
}

/** The price of `quoteCriticalIllness` without its rows, whose dates a rider has no use for; codes as there without "startDate". */
export function priceCriticalIllness(input: Loose<LevelBenefitContract>, tariff: CriticalIllnessTariff): Computed<LevelBenefitPrice> {
  return priceLevelBenefit(input, tariff, criticalIllnessRates);
}
