import { indicatorsByYear, type IndicatorsByYear } from "@shanyraq/actuarial";
import { daysBetween } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";

/** The operator is notified so long before a year whose indicators are missing: insurers are asked for prices a month ahead. */
const WARNING_DAYS = 60;

let known: IndicatorsByYear = indicatorsByYear;

/** Yearly indicators as formulas use them: those that the product came with, and those that the operator has added. */
export const knownIndicators = (): IndicatorsByYear => known;

/**
 * Adds the years of the operator's file to those that the product came with. The start does it once, before anything is priced: for a
 * process the indicators are as fixed as its tariffs.
 */
export function knowIndicators(added: IndicatorsByYear): void {
  known = { ...indicatorsByYear, ...added };
}

/** A year of which no indicators are known, from whose first day some lines have no price. */
export interface MissingYear {
  readonly year: number;
  readonly from: string;
}

/** The year that is missing today, or will be within sixty days; undefined when the indicators reach far enough. */
export function missingYear(now: number): MissingYear | undefined {
  const day = today(now);
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .map((one) => ({ year: one, from: `${one}-01-01` }))
    .find((one) => !Object.hasOwn(known, one.year) && daysBetween(day, one.from) <= WARNING_DAYS);
}
