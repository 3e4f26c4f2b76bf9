import { modalFactor, type Frequency } from "./modes.ts";
import { round, wholeTenge } from "./rounding.ts";
import { accidentTariff } from "./tariff-2026-1.ts";

/** gross = round4(net (times the years if paid once) (1+e)/(1-a)) (calculators.md 2.8). The four decimals are those of a per cent's share: 0.0063. */
export function accidentRate(cover: string, years: number, frequency: Frequency): number | undefined {
  const rate = accidentTariff[cover];
  if (!rate) return undefined;
  const net = frequency === "single" ? rate.net * years : rate.net;
  return round((net * (1 + rate.surcharge)) / (1 - rate.loading), 4);
}

/** instalment = round0(gross * SA * f), of each cover alone (calculators.md 2.8). */
export function accidentInstalment(cover: string, sum: number, years: number, frequency: Frequency): number | undefined {
  const rate = accidentRate(cover, years, frequency);
  return rate === undefined ? undefined : wholeTenge(rate * sum * modalFactor[frequency]);
}
