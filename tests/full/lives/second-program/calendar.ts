import type { Day } from "../story.ts";

const MS_OF_A_DAY = 86_400_000;

/** A day of the calendar as the count of days since 1970-01-01: days are added and compared as numbers. */
export const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_OF_A_DAY;
export const dayOf = (count: number): Day => new Date(count * MS_OF_A_DAY).toISOString().slice(0, 10);

const parts = (day: Day): readonly [year: number, month: number, dayOfMonth: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** So many months later: the same day of the month, or the month's last day where it has no such day (31 January, 29 February). */
export function addMonths(day: Day, months: number): Day {
  const [year, month, dayOfMonth] = parts(day);
  const count = year * 12 + (month - 1) + months;
  const toYear = Math.floor(count / 12);
  const toMonth = (count % 12) + 1;
  const toDay = Math.min(dayOfMonth, daysInMonth(toYear, toMonth));
  return `${toYear}-${String(toMonth).padStart(2, "0")}-${String(toDay).padStart(2, "0")}`;
}

/** Complete months: calendar months, one less when the day of the month has not come yet (calculators.md 1, "Dates"). */
export function completeMonths(from: Day, to: Day): number {
  const [fromYear, fromMonth, fromDay] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** The insurance age: complete years (calculators.md 1). */
export const completeYears = (from: Day, to: Day): number => Math.floor(completeMonths(from, to) / 12);

/**
 * Complete months of a contract. Its premiums and anniversaries fall on the last day of a month that has no such day, so a month that ends there is
 * complete: a contract of 31 August has six complete months on 28 February.
 */
export function contractMonths(start: Day, day: Day): number {
  const counted = completeMonths(start, day);
  return addMonths(start, counted + 1) <= day ? counted + 1 : counted;
}
