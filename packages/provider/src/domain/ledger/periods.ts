import type { Tiyn } from "@shanyraq/rules";
import type { PaidDue } from "./payments.ts";

/** A premium and the days that it pays for: its due date is the first of them, `until` is the day after the last. */
export interface Period extends PaidDue {
  readonly until: string;
}

/** Every premium pays for the days up to the next one, the last of them up to the end of the term. */
export const periodsOf = (dues: readonly PaidDue[], endDate: string): readonly Period[] =>
  dues.map((due, index) => ({ ...due, until: dues[index + 1]?.dueDate ?? endDate }));

/** The money of premiums, by what it has bought on a day. */
export interface Bought {
  /** Whole premiums of periods that have started. */
  readonly started: Tiyn;
  /** For periods that have not started, whole or in part. */
  readonly ahead: Tiyn;
  /** Of premiums that have fallen due and are not paid whole: it buys nothing yet. */
  readonly part: Tiyn;
}

export function boughtOn(dues: readonly PaidDue[], day: string): Bought {
  let [started, ahead, part] = [0, 0, 0];
  for (const { dueDate, amount, paid } of dues) {
    if (dueDate > day) ahead += paid;
    else if (paid >= amount) started += paid;
    else part += paid;
  }
  return { started, ahead, part };
}
