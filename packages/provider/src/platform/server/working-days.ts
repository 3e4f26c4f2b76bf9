import { addWorkingDays, daysBetween, workingYears, type WorkingYears } from "@shanyraq/rules";
import { today } from "./moment.ts";

/** The operator is notified so long before a year whose Kurban Ait is missing. */
const WARNING_DAYS = 60;

let known: WorkingYears = workingYears;

/** Adds the years of the operator's file to those that the product came with. The start does it once. */
export function knowWorkingYears(added: WorkingYears): void {
  known = { ...workingYears, ...added };
}

/** The day so many working days after another, by the calendar of Kazakhstan. */
export const workingDaysAfter = (date: string, days: number): string => addWorkingDays(date, days, known);

/** A year whose Kurban Ait is not known, today or within sixty days; until it is, a day that we promise may be a day early. */
export function missingWorkingYear(now: number): number | undefined {
  const day = today(now);
  const year = Number(day.slice(0, 4));
  return [year, year + 1].find((one) => !Object.hasOwn(known, one) && daysBetween(day, `${one}-01-01`) <= WARNING_DAYS);
}
