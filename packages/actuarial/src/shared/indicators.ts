import { failure, success } from "./result.ts";
import type { Result } from "./result.ts";
import { indicatorsByYear } from "./tables/indicators.ts";
import type { Indicators } from "./tables/indicators.ts";

/** The indicators of a calendar year. Code: "year" for one that is not known, never the nearest known one. */
export function indicatorsOf(year: number): Result<Indicators> {
  const found = Object.hasOwn(indicatorsByYear, year) ? indicatorsByYear[year] : undefined;
  return found ? success(found) : failure("year");
}

/** The indicators of the year a contract date lies in. */
export function indicatorsOn(date: string): Result<Indicators> {
  return indicatorsOf(Number(date.slice(0, 4)));
}
