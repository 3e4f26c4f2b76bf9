import { daysOffIn, isWeekend, workingYears, type WorkingYears } from "./days-off.ts";
import { addDays } from "./dates.ts";

/**
 * The day that is so many working days after another, yyyy-mm-dd: Saturdays, Sundays and public holidays are passed over, and a
 * Saturday that the government had worked counts. Domain: `days` >= 0.
 */
export function addWorkingDays(date: string, days: number, years: WorkingYears = workingYears): string {
  const known = new Map<number, ReadonlySet<string>>();
  const daysOff = (year: number): ReadonlySet<string> => {
    const found = known.get(year) ?? new Set(daysOffIn(year, years[year]));
    known.set(year, found);
    return found;
  };
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const year = Number(day.slice(0, 4));
    const isWorked = years[year]?.working?.includes(day) ?? false;
    if (isWorked || (!isWeekend(day) && !daysOff(year).has(day))) left -= 1;
  }
  return day;
}
