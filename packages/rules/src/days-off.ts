import { addDays } from "./dates.ts";

/** What no rule tells of a year: a feast of the moon's calendar, and what the government moves. Dates are yyyy-mm-dd. */
export interface WorkingYear {
  /** The first day of Kurban Ait. */
  readonly kurbanAit: string;
  /** Days off by a decree of the government. */
  readonly off?: readonly string[];
  /** Days that are worked in their place. */
  readonly working?: readonly string[];
}
export type WorkingYears = Readonly<Record<number, WorkingYear>>;

/** The years whose Kurban Ait the product came with. Source: calendar of 2026, inform.kz and taspanews.kz. */
export const workingYears: WorkingYears = { 2026: { kurbanAit: "2026-05-27" } };

const CONSTITUTION_MOVED = 2027;

/**
 * Holidays that give the next working day where they fall on a Saturday or Sunday. Source: Law on holidays of Kazakhstan, articles 3
 * and 5. Constitution Day was 30 August until 2025, is not kept in 2026, and is 15 March from 2027 on.
 */
const movedFromWeekends = (year: number): readonly string[] => [
  "01-01",
  "01-02",
  "03-08",
  ...(year >= CONSTITUTION_MOVED ? ["03-15"] : []),
  "03-21",
  "03-22",
  "03-23",
  "05-01",
  "05-07",
  "05-09",
  "07-06",
  ...(year < CONSTITUTION_MOVED - 1 ? ["08-30"] : []),
  "10-25",
  "12-16",
];
/** Orthodox Christmas stays on its day, as Kurban Ait does. */
const CHRISTMAS = "01-07";

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

/**
 * The days off of a year besides its Saturdays and Sundays, in order: holidays on weekdays, and the working day after each that falls
 * on a weekend. A year of which Kurban Ait is not known has one day less: what is promised is then early, never late.
 */
export function daysOffIn(year: number, given: WorkingYear | undefined = workingYears[year]): readonly string[] {
  const kept = [CHRISTMAS].map((day) => `${year}-${day}`).concat(given ? [given.kurbanAit] : []);
  const holidays = movedFromWeekends(year).map((day) => `${year}-${day}`);
  const off = new Set([...kept, ...holidays]);
  for (const holiday of holidays) {
    if (!isWeekend(holiday)) continue;
    let day = addDays(holiday, 1);
    while (isWeekend(day) || off.has(day)) day = addDays(day, 1);
    off.add(day);
  }
  for (const day of given?.off ?? []) off.add(day);
  for (const day of given?.working ?? []) off.delete(day);
  return [...off].filter((day) => !isWeekend(day)).toSorted();
}
