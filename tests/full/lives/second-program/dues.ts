import type { Day } from "../story.ts";
import type { Agreed } from "./agreed.ts";
import { addMonths, numberOf } from "./calendar.ts";
import type { Due, Life } from "./life.ts";

/** The calendar of premiums from a month of the contract to its end: always counted from its start, so that a 31st comes back after February. */
export function duesFrom(agreed: Agreed, start: Day, fromMonth: number): readonly Due[] {
  const found: Due[] = [];
  const months = agreed.monthsApart === 0 ? 1 : (agreed.months ?? 1);
  for (let month = fromMonth; month < months; month += agreed.monthsApart || 1)
    found.push({ on: numberOf(addMonths(start, month)), month, tiyn: agreed.instalment });
  return found;
}

/** How far the money reaches: to the oldest premium first. */
export function paidOf({ dues, credited }: Pick<Life, "dues" | "credited">): { readonly whole: number; readonly part: number } {
  let rest = credited;
  let whole = 0;
  for (const { tiyn } of dues) {
    if (rest < tiyn) break;
    rest -= tiyn;
    whole += 1;
  }
  return { whole, part: rest };
}

/** The oldest premium that is not paid in full, with what is left of it. */
export function firstUnpaid(life: Pick<Life, "dues" | "credited">): (Due & { readonly left: number }) | undefined {
  const { whole, part } = paidOf(life);
  const due = life.dues[whole];
  return due && { ...due, left: due.tiyn - part };
}

export const unpaidInAll = ({ dues, credited }: Pick<Life, "dues" | "credited">): number =>
  dues.reduce((sum, { tiyn }) => sum + tiyn, 0) - credited;

/** What is overdue on a day: premiums whose due day has passed. One that is due on the day itself is not late yet. */
export const overdueOn = (life: Pick<Life, "dues" | "credited">, day: number): number =>
  Math.max(0, unpaidInAll({ dues: life.dues.filter(({ on }) => on < day), credited: life.credited }));

/** What is held for periods that have not started, whole or in part, and for a premium whose day has come (decision 052, accounts "ahead" and "part"). */
export function heldOn(life: Life, day: number): { readonly ahead: number; readonly part: number } {
  const { whole, part } = paidOf(life);
  const ahead = life.dues.slice(0, whole).reduce((sum, { on, tiyn }) => (on > day ? sum + tiyn : sum), 0);
  const isBegun = (life.dues[whole]?.on ?? 0) <= day;
  return isBegun ? { ahead, part } : { ahead: ahead + part, part: 0 };
}
