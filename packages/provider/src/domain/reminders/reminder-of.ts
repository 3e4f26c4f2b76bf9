import { addDays, daysBetween, decimalOf, tiynOf } from "@shanyraq/rules";
import type { NoticeKind } from "../../platform/database/records/notice-kind.ts";
import type { ContractView } from "../ledger/fold.ts";
import { lineOf } from "../products/lines/index.ts";
import { shownDate } from "../../platform/messages/shown.ts";

/** A premium is announced this many days before it falls due. */
export const AHEAD_DAYS = 7;
/** The last days in which a contract can be restored. */
export const LAST_DAYS = 7;
/** The end of a contract is announced only for so many days: a back office that starts later does not report former years. */
const NEWS_DAYS = 30;

export interface Reminder {
  readonly kind: Extract<
    NoticeKind,
    | "paymentDue"
    | "graceBegun"
    | "graceByCard"
    | "coverSuspended"
    | "restorationEnds"
    | "contractLapsed"
    | "contractPaidUp"
    | "maturityComes"
    | "maturityOwed"
    | "termEnds"
    | "lifeProofComes"
    | "lifeProofOwed"
  >;
  /** The day that it is about: each day is announced once. */
  readonly about: string;
  readonly data: Readonly<Record<string, string>>;
  /** Where the holder can act on it. */
  readonly opens: "payment" | "contract" | "maturity" | "calculator";
  /** Cover ends, or money waits for a reply: the holder gets an e-mail too, in case they do not look into the cabinet. */
  readonly asMessage: boolean;
}

/** The card to which a contract's premiums are charged automatically. */
export interface ChargedCard {
  readonly mask: string;
}

/** A holder who was asked before their contract was put on hold is asked again after it, with the days that are left. */
const remindedAfter = ({ since, holds }: Pick<ContractView, "since" | "holds">): string => {
  const released = holds.findLast(({ to }) => to !== undefined && to >= since)?.to;
  return released === undefined ? since : `${since}/${released}`;
};

/** The reminder to the holder of a contract of its premiums on a day; undefined when nothing is due. */
export function reminderOf(view: ContractView, day: string, card?: ChargedCard): Reminder | undefined {
  // Its premium is transferred: its holder has nothing to pay.
  if (lineOf(view.terms.product)?.paidFromSavings === true) return undefined;
  const { status, since, payUntil, overdue, coming, sumAssured } = view;
  // Of a contract that waits for a reported event nothing is asked, and no day of a term passes.
  if (view.diedOn !== undefined || view.heldFor !== undefined) return undefined;
  const amount = decimalOf(overdue);
  const until = shownDate(payUntil ?? day);
  if (status === "overdue") {
    const reminder = { about: remindedAfter(view), asMessage: true, data: { amount, until } };
    return card
      ? { ...reminder, kind: "graceByCard", opens: "contract", data: { ...reminder.data, mask: card.mask } }
      : { ...reminder, kind: "graceBegun", opens: "payment" };
  }
  if (status === "suspended") {
    const last = payUntil !== undefined && daysBetween(day, payUntil) < LAST_DAYS;
    const data = { amount, until, since: shownDate(since) };
    return { kind: last ? "restorationEnds" : "coverSuspended", about: remindedAfter(view), data, opens: "payment", asMessage: true };
  }
  if (status === "lapsed" || (status === "paid_up" && view.paidUpOn !== undefined)) {
    if (daysBetween(since, day) > NEWS_DAYS) return undefined;
    const data = { since: shownDate(since), until: shownDate(addDays(since, -1)), amount: decimalOf(tiynOf(sumAssured) ?? 0) };
    return { kind: status === "lapsed" ? "contractLapsed" : "contractPaidUp", about: since, data, opens: "contract", asMessage: true };
  }
  // The autopay announces its charges itself.
  if (coming === undefined || card !== undefined || coming.dueDate > addDays(day, AHEAD_DAYS)) return undefined;
  const data = { date: shownDate(coming.dueDate), amount: decimalOf(coming.amount) };
  return { kind: "paymentDue", about: coming.dueDate, data, opens: "payment", asMessage: false };
}
