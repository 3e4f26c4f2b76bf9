import type { Act } from "../story.ts";
import { addMonths, contractMonths, dayOf, numberOf } from "./calendar.ts";
import { duesFrom, firstUnpaid, overdueOn, unpaidInAll } from "./dues.ts";
import { die } from "./death.ts";
import { endGives, isWithdrawal } from "./end-gives.ts";
import { latestOf, type Life } from "./life.ts";
import { ACCOUNT_DAYS_BEFORE, RETURN_DAYS } from "./overdue-days.ts";
import { payOut } from "./pay-out.ts";

/** Premiums that come: to the oldest first; nothing is taken of a contract that takes none any more, or above all that is left. */
function pay(life: Life, day: number, tiyn: number): void {
  const open = life.diedOn === undefined && (life.stands === "running" || life.stands === "suspended");
  if (!open || tiyn <= 0 || tiyn > unpaidInAll(life)) return;
  life.received += tiyn;
  life.credited += tiyn;
  life.taken.push({ on: day, tiyn });
  // All that is overdue restores, a part of it nothing (decision 027).
  if (life.stands === "suspended" && overdueOn(life, day) === 0) life.restoredOn = day;
}

const isOverdue = (life: Life, day: number): boolean => (firstUnpaid(life)?.on ?? Infinity) < day;

function restore(life: Life, day: number): void {
  if (isOverdue(life, day)) pay(life, day, overdueOn(life, day));
}

/** A change holds from the next anniversary; what is paid beyond it pays the new premiums, and what is more than all of them is owed back (decisions 026, 052). */
function change(life: Life, day: number, to: Readonly<Record<string, string>>): void {
  const year = Math.floor(contractMonths(life.start, dayOf(day)) / 12) + 1;
  const from = numberOf(addMonths(life.start, 12 * year));
  if (
    life.diedOn !== undefined ||
    // On the day on which the arrears came nothing is missing any more.
    (life.stands !== "running" && life.restoredOn === undefined) ||
    latestOf(life).monthsApart === 0 ||
    isOverdue(life, day) ||
    from >= life.endsOn
  )
    return;
  const changed = latestOf(life).changed?.(to);
  if (!changed) return;
  life.versions = [...life.versions, { from, agreed: changed }];
  life.benefits = changed
    .benefits(life.start, life.start, dayOf(life.endsOn))
    .map((one) => ({ ...one, on: numberOf(one.on), fallen: false }));
  life.dues = [...life.dues.filter(({ month }) => month < 12 * year), ...duesFrom(changed, life.start, 12 * year)];
  const tooMuch = Math.max(0, -unpaidInAll(life));
  life.credited -= tooMuch;
  life.refundOwed += tooMuch;
}

function end(life: Life, day: number, repaid: boolean): void {
  const { end: rule } = latestOf(life);
  // Only credit life asks for the day on which a loan was repaid.
  if (repaid && (rule.gives !== "unused" || rule.repaidKept === undefined)) return;
  const gives = endGives(life, day, repaid);
  if (gives === undefined) return;
  life.stands = isWithdrawal(life, day) ? "cancelled" : "terminated";
  life.benefits = [];
  life.owed = [];
  life.refundOwed += gives;
  life.account = "once";
  payOut(life, day);
}

/** An account for what is owed, or for what falls due soon; it stands until all of that is paid (decision 033). */
function nameAccount(life: Life, day: number): void {
  const next = life.benefits.find(({ fallen }) => !fallen);
  const comes = next !== undefined && next.on - ACCOUNT_DAYS_BEFORE <= day && life.stands !== "lapsed";
  const owed = life.refundOwed > 0 || life.owed.length > 0;
  if (life.diedOn !== undefined || !(owed || comes)) return;
  life.account = comes || life.benefits.some(({ fallen }) => fallen) ? "benefits" : "once";
  payOut(life, day);
}

/** The bank sends the last order back, of several of one day the smallest: its sum is owed again, and its account was invalid. */
function comeBack(life: Life, day: number): void {
  const newest = life.orders.filter(({ on, returned }) => on === life.orders.at(-1)?.on && !returned);
  const [last] = newest.toReversed().toSorted((one, other) => one.tiyn - other.tiyn);
  if (!last || day - last.on > RETURN_DAYS) return;
  last.returned = true;
  if (last.benefit) life.owed = [last.benefit, ...life.owed];
  else life.refundOwed += last.tiyn;
  life.account = "none";
}

function prove(life: Life, day: number): void {
  if (life.diedOn !== undefined) return;
  life.provenOn = dayOf(day);
  payOut(life, day);
}

/** What somebody does on a day of a contract in force. */
export function actOn(life: Life, act: Act): void {
  const day = numberOf(act.on);
  if (act.do === "pay") pay(life, day, act.tiyn);
  else if (act.do === "change") change(life, day, act.to);
  else if (act.do === "end") end(life, day, act.repaidOn !== undefined);
  else if (act.do === "account") nameAccount(life, day);
  else if (act.do === "return") comeBack(life, day);
  else if (act.do === "restore") restore(life, day);
  else if (act.do === "alive") prove(life, day);
  else if (act.do === "death") die(life, day);
}
