import { failure, success } from "./result.ts";
import type { Computed } from "./result.ts";
import { indicatorsByYear } from "./tables/indicators.ts";
import type { Indicators, IndicatorsByYear } from "./tables/indicators.ts";

/** The indicators of a calendar year, of those that are known. Code: "year" for one that is not, never the nearest known one. */
export function indicatorsOf(year: number, years: IndicatorsByYear = indicatorsByYear): Computed<Indicators> {
  const found = Object.hasOwn(years, year) ? years[year] : undefined;
  return found ? success(found) : failure("year");
}

/** The indicators of the year a contract date lies in. */
export function indicatorsOn(date: string, years: IndicatorsByYear = indicatorsByYear): Computed<Indicators> {
  return indicatorsOf(Number(date.slice(0, 4)), years);
}
