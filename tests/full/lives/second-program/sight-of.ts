import type { Sight } from "../story.ts";
import { dayOf } from "./calendar.ts";
import { firstUnpaid, heldOn } from "./dues.ts";
import { endGives, paidOutOf } from "./end-gives.ts";
import { isAnnuity, type Life, type Stands } from "./life.ts";

const wireNames: Readonly<Record<Exclude<Stands, "running">, string>> = {
  suspended: "suspended",
  lapsed: "lapsed",
  paidUp: "paid_up",
  matured: "matured",
  terminated: "terminated",
  cancelled: "cancelled",
};

function statusOf(life: Life, day: number): string {
  // On the day on which the arrears came nothing is left to restore, though the cover is back on the next day only.
  // An annuity ends with the last payment that is owed to anybody (decision 053.5), but for one that was given back before.
  if (
    isAnnuity(life.line) &&
    life.stands !== "cancelled" &&
    life.diedOn !== undefined &&
    life.benefits.every(({ fallen, guaranteed }) => fallen || !guaranteed)
  )
    return "matured";
  if (life.stands !== "running" && life.restoredOn === undefined) return wireNames[life.stands];
  return (firstUnpaid(life)?.on ?? Infinity) < day ? "overdue" : "active";
}

/** What is seen of a life that has no contract: nothing counts. */
export const emptySight = (on: string, status: string): Sight => ({
  on,
  status,
  received: 0,
  ahead: 0,
  part: 0,
  refundOwed: 0,
  benefitOwed: 0,
  paidOut: 0,
  next: undefined,
  endGives: undefined,
});

/** What is seen of a contract on a day. */
export function sightOf(life: Life, day: number): Sight {
  const takesPremiums = life.stands === "running" || life.stands === "suspended";
  const unpaid = takesPremiums && life.diedOn === undefined ? firstUnpaid(life) : undefined;
  return {
    on: dayOf(day),
    status: statusOf(life, day),
    received: life.received,
    ...(takesPremiums ? heldOn(life, day) : { ahead: 0, part: 0 }),
    refundOwed: life.refundOwed,
    benefitOwed: life.owed.reduce((sum, { tiyn }) => sum + tiyn, 0),
    paidOut: paidOutOf(life),
    next: unpaid && { dueDate: dayOf(unpaid.on), left: unpaid.left },
    endGives: endGives(life, day, false),
  };
}
