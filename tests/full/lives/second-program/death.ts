import { unpaidInAll } from "./dues.ts";
import { isAnnuity, latestOf, type Falling, type Life } from "./life.ts";

/**
 * Nothing is earned of a premium whose period had not started by the death: it is owed to the survivors, on the day of the death or of the money (decision 052,
 * row "death").
 */
function oweWhatIsAhead(life: Life): void {
  const tooMuch = Math.max(0, -unpaidInAll(life));
  life.credited -= tooMuch;
  life.refundOwed += tooMuch;
}

/**
 * The insured person or the annuitant dies on a day. Nothing goes to an account of theirs any more (decision 053, point 5). No premium is asked for from
 * that day on, and of savings no sum falls due without a claim; those of an education do, as agreed (decision 052, amendment of 2026-11-27).
 */
export function die(life: Life, day: number): void {
  if (life.diedOn !== undefined) return;
  life.diedOn = day;
  life.account = "none";
  if (isAnnuity(life.line)) {
    const { burial } = latestOf(life);
    if (burial !== undefined) life.owed = [...life.owed, { on: day, tiyn: burial, guaranteed: true }];
    return;
  }
  life.coveredAtDeath = life.stands === "running" || life.stands === "paidUp";
  if (!life.coveredAtDeath && life.stands !== "suspended" && life.stands !== "lapsed") return;
  life.dues = life.dues.filter(({ on }) => on <= day);
  if (life.stands === "lapsed") return;
  oweWhatIsAhead(life);
  if (life.line === "senim") life.benefits = [];
}

/**
 * Money that had come after the death before it was known: it pays what was overdue by then, and the rest is returned; all of it is returned without cover,
 * because a person who has died is not covered again.
 */
export function payAfterDeath(life: Life, tiyn: number): void {
  life.received += tiyn;
  if (life.stands === "suspended") {
    life.refundOwed += tiyn;
    return;
  }
  life.credited += tiyn;
  oweWhatIsAhead(life);
}

/** After the death of an annuitant only the guarantee continues (decision 053, point 5). */
export const isOwedAfterDeath = ({ line, diedOn }: Life, { guaranteed }: Falling): boolean =>
  diedOn === undefined || !isAnnuity(line) || guaranteed;

/** What the bank was ordered to send between the death and its news has been sent all the same: such a benefit is not owed again. */
export function keepOrders(life: Life, orders: Life["orders"]): void {
  const known = life.orders;
  life.orders = [...orders];
  orders.forEach((order, index) => {
    const before = known[index];
    if (before) {
      if (!order.returned || before.returned) return;
      if (order.benefit) life.owed = [order.benefit, ...life.owed];
      else life.refundOwed += order.tiyn;
      return;
    }
    if (order.returned) return;
    if (order.benefit === undefined) life.refundOwed = Math.max(0, life.refundOwed - order.tiyn);
    const dueOn = order.benefit?.on;
    const paid = life.owed.findIndex(({ on, tiyn }) => on === dueOn && tiyn === order.tiyn);
    life.owed = life.owed.filter((_, place) => place !== paid);
  });
}
