import { dayOf, numberOf } from "../../lives/second-program/calendar.ts";
import type { Day } from "../../lives/story.ts";

/** Working days that are days off, by the calendars that were published; of 2027 without Kurban Ait, which is announced later. */
const daysOff: ReadonlySet<Day> = new Set([
  ...["01-01", "01-02", "01-07", "03-09", "03-23", "03-24", "03-25", "05-01", "05-07", "05-11", "05-27", "07-06", "10-26", "12-16"].map(
    (day) => `2026-${day}`,
  ),
  ...["01-01", "01-04", "01-07", "03-08", "03-15", "03-22", "03-23", "03-24"].map((day) => `2027-${day}`),
]);

/** 1970-01-01 was a Thursday. */
const isWorking = (count: number): boolean => (count + 3) % 7 < 5 && !daysOff.has(dayOf(count));

/** The last of so many working days after a day. */
export function workingDaysLater(day: Day, days: number): Day {
  let count = numberOf(day);
  for (let left = days; left > 0;) {
    count += 1;
    if (isWorking(count)) left -= 1;
  }
  return dayOf(count);
}
