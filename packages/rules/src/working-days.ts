import { addDays } from "./dates.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The day that is so many working days after another, yyyy-mm-dd: Saturdays and Sundays are passed over.
 * Domain: `days` >= 0. Public holidays move every year by a decree and are not passed over, so the day promised is never later
 * than the law's.
 */
export function addWorkingDays(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return day;
}
