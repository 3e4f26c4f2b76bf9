import type { Tiyn } from "@shanyraq/rules";
import type { Due } from "../products/dues.ts";
import { today } from "../../platform/server/moment.ts";
import type { DueState, Paid, PaidDue } from "./payments.ts";

/** What was paid covers the premiums in the order in which they fall due. */
export function spread(dues: readonly Due[], payments: readonly Paid[], day: string): PaidDue[] {
  const left = payments.map(({ at, amount }) => ({ on: today(Date.parse(at)), amount }));
  return dues.map((due) => {
    let paid = 0;
    let paidOn: string | undefined;
    while (paid < due.amount && left[0]) {
      const part = Math.min(left[0].amount, due.amount - paid);
      paid += part;
      left[0].amount -= part;
      paidOn = left[0].on;
      if (left[0].amount === 0) left.shift();
    }
    return { ...due, paid, paidOn: paid > 0 ? paidOn : undefined, state: stateOf(due, paid, day) };
  });
}

function stateOf({ dueDate, amount }: Due, paid: Tiyn, day: string): DueState {
  if (paid >= amount) return "paid";
  if (dueDate < day) return "overdue";
  return dueDate === day ? "due" : "upcoming";
}
