import type { Output } from "@shanyraq/calls";

export type Office = Output<"contactsMain">;

/** Whether somebody is there: until when, or when again. Days count from Monday. */
export type OpenState =
  | { readonly at: "open"; readonly until: string }
  | { readonly at: "later"; readonly from: string }
  | { readonly at: "closed"; readonly day: number; readonly from: string }
  | { readonly at: "unknown" };

/** One time zone since 1 March 2024 (Government decree of 19 January 2024). */
const KAZAKHSTAN_OFFSET = 5 * 60 * 60 * 1000;
const DAY_MS = 86_400_000;
const WEEK = 7;

/** What the hours of an office say at a moment; holidays are closed days. */
export function openState({ hours, holidays }: Pick<Office, "hours" | "holidays">, now: number): OpenState {
  for (let ahead = 0; ahead <= 2 * WEEK; ahead++) {
    const local = new Date(now + KAZAKHSTAN_OFFSET + ahead * DAY_MS);
    const iso = local.toISOString();
    const day = local.getUTCDay() || WEEK;
    if (holidays.includes(iso.slice(0, 10))) continue;
    const time = ahead === 0 ? iso.slice(11, 16) : "00:00";
    const today = hours.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.from.localeCompare(b.from));
    const open = today.find(({ from, to }) => from <= time && time < to);
    if (open) return { at: "open", until: open.to };
    const next = today.find(({ from }) => from > time);
    if (next) return ahead === 0 ? { at: "later", from: next.from } : { at: "closed", day, from: next.from };
  }
  return { at: "unknown" };
}

/** "пн – пт" as first and last day; days that do not follow one another stay apart. */
export function dayRanges(days: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const ranges: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}
