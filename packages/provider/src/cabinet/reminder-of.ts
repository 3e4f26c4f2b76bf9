import { addDays, daysBetween, tiynOf } from "@shanyraq/rules";
import type { NoticeKind } from "../database/records/notice-kind.ts";
import type { ContractView } from "../ledger/fold.ts";
import { shownDate, shownMoney } from "../messages/shown.ts";

/** A premium that falls due within so many days is told of. */
const AHEAD_DAYS = 7;
/** The last days in which a contract can be restored. */
const LAST_DAYS = 7;
/** What became of a contract is news for so long: a back office that begins later does not tell of former years. */
const NEWS_DAYS = 30;

export interface Reminder {
  readonly kind: Extract<
    NoticeKind,
    "paymentDue" | "graceBegun" | "graceByCard" | "coverSuspended" | "restorationEnds" | "contractLapsed" | "contractPaidUp"
  >;
  /** The day that it is about: each is told once. */
  readonly about: string;
  readonly data: Readonly<Record<string, string>>;
  /** What there is to do is a payment; else the contract is opened. */
  readonly pays: boolean;
  /** It takes away cover, so that whoever does not look into the cabinet is written to. */
  readonly byLetter: boolean;
}

/** The card that a contract's premiums are charged to by themselves. */
export interface ChargedCard {
  readonly mask: string;
}

/** What the holder of a contract is told of its premiums on a day; undefined where there is nothing to tell. */
export function reminderOf(view: ContractView, day: string, card?: ChargedCard): Reminder | undefined {
  const { status, since, payUntil, overdue, coming, sumAssured } = view;
  const amount = shownMoney(overdue);
  const until = shownDate(payUntil ?? day);
  if (status === "overdue") {
    const told = { about: since, byLetter: true, data: { amount, until } };
    return card
      ? { ...told, kind: "graceByCard", pays: false, data: { ...told.data, mask: card.mask } }
      : { ...told, kind: "graceBegun", pays: true };
  }
  if (status === "suspended") {
    const last = payUntil !== undefined && daysBetween(day, payUntil) < LAST_DAYS;
    const data = { amount, until, since: shownDate(since) };
    return { kind: last ? "restorationEnds" : "coverSuspended", about: since, data, pays: true, byLetter: true };
  }
  if (status === "lapsed" || (status === "paid_up" && view.paidUpOn !== undefined)) {
    if (daysBetween(since, day) > NEWS_DAYS) return undefined;
    const data = { since: shownDate(since), until: shownDate(addDays(since, -1)), amount: shownMoney(tiynOf(sumAssured) ?? 0) };
    return { kind: status === "lapsed" ? "contractLapsed" : "contractPaidUp", about: since, data, pays: false, byLetter: true };
  }
  // Who charges a card tells of it himself.
  if (coming === undefined || card !== undefined || coming.dueDate > addDays(day, AHEAD_DAYS)) return undefined;
  const data = { date: shownDate(coming.dueDate), amount: shownMoney(coming.amount) };
  return { kind: "paymentDue", about: coming.dueDate, data, pays: true, byLetter: false };
}
