import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { addDays } from "@shanyraq/rules";
import type { OverdueTerms } from "../products/overdue-policy.ts";
import { addRunningDays, type Hold } from "./holds.ts";
import { arrearsOf, type ArrearsHistory, type Gap, type ArrearsDue } from "./arrears.ts";

/** The state of a contract on a day, and what it requires from its holder. */
export interface Standing {
  readonly status: ContractStatus;
  /** The day from which it is so. */
  readonly since: string;
  /** The last day on which what is overdue can be paid so that nothing is lost, or what was lost comes back. */
  readonly payUntil: string | undefined;
  /** Days without cover while premiums were missing; the last one is open while it lasts. */
  readonly gaps: readonly Gap[];
  /** What happens if that day passes without the payment. */
  readonly ifUnpaid?: "lapsed" | "paid_up";
  /** The day from which it continues without premiums because they stopped coming. */
  readonly paidUpOn?: string;
}

type End = "cancelled" | "terminated" | "claimed" | "matured" | "madePaidUp";
/** What a standing is found from. */
export interface StandingQuestion {
  readonly terms: OverdueTerms;
  readonly issuedOn: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly dues: readonly ArrearsDue[];
  /** Days on which no term ran, since a reported event was not decided. */
  readonly holds: readonly Hold[];
  /** The days of the events by which it ended, of those that are known. */
  readonly ends: Readonly<Partial<Record<End, string>>>;
  /** Whether it continues without premiums if they stop on a day. */
  readonly isPaidUpFrom: (stoppedOn: string) => boolean;
  /** It begins with its premium on whatever day another transfers it: it does not lapse once that has come. */
  readonly beginsWithTransfer: boolean;
  /** Of such a one: a part of its premium has come, and the rest is another's to transfer. */
  readonly waitsForRest: boolean;
  /** Of the insured person: a contract that had cover then keeps it, whatever premiums come no more. */
  readonly diedOn: string | undefined;
  /** Of an annuity whose annuitant died: the day of the last payment that is owed to anybody. */
  readonly lastPaymentOn?: string | undefined;
  readonly day: string;
}

const closed = (gaps: readonly Gap[], to: string): readonly Gap[] => gaps.map((gap) => ({ ...gap, to: gap.to ?? to }));

/** What an event made of it: that comes before whatever the premiums would have. */
function endedBy({ ends }: StandingQuestion, gaps: readonly Gap[]): Standing | undefined {
  const ended = (status: ContractStatus, since: string): Standing => ({ status, since, payUntil: undefined, gaps: closed(gaps, since) });
  if (ends.cancelled) return ended("cancelled", ends.cancelled);
  if (ends.terminated) return ended("terminated", ends.terminated);
  if (ends.claimed) return ended("claimed", ends.claimed);
  if (ends.matured) return ended("matured", ends.matured);
  return ends.madePaidUp ? ended("paid_up", ends.madePaidUp) : undefined;
}

/**
 * How far a contract is behind whose insured person died while there was cover, which stays for good: as on the day of the death, until what had
 * fallen due by then is paid. A premium that fell due on that very day is late from the next one on.
 */
function heldByDeath({ terms, endDate, dues, holds, diedOn }: StandingQuestion, day: string): ArrearsHistory | undefined {
  const first = dues[0]?.paidOn;
  if (diedOn === undefined || diedOn > day || first === undefined || first > diedOn) return undefined;
  const then = arrearsOf(dues, { terms, endDate, holds, day: diedOn });
  if (then.arrears.at !== "clear" && then.arrears.at !== "grace") return undefined;
  if (day === diedOn) return then;
  const isMissing = dues.some(({ dueDate, paidOn }) => dueDate <= diedOn && (paidOn === undefined || paidOn > day));
  if (!isMissing) return { arrears: { at: "clear", since: undefined }, gaps: then.gaps };
  return then.arrears.at === "grace" ? then : arrearsOf(dues, { terms, endDate, holds, day: addDays(diedOn, 1) });
}

/** Folds events and premiums to the state of a day: it is never set, and no job has to run for it to be true (decision 027). */
export function standingOf(question: StandingQuestion): Standing {
  const { terms, issuedOn, startDate, endDate, dues, holds, ends, isPaidUpFrom, day } = question;
  const lastDay = Object.values(ends).reduce((first, on) => (on < first ? on : first), day);
  const { arrears, gaps } = heldByDeath(question, lastDay) ?? arrearsOf(dues, { terms, endDate, holds, day: lastDay });
  const by = endedBy(question, gaps);
  if (by) return by.status === "paid_up" && endDate <= day ? { ...by, status: "matured", since: endDate } : by;
  const standing = (status: ContractStatus, since: string, payUntil?: string): Standing => ({ status, since, payUntil, gaps });
  if (question.lastPaymentOn !== undefined && question.lastPaymentOn <= day) return standing("matured", question.lastPaymentOn);
  if (arrears.at === "ended") {
    const { since } = arrears;
    const transferred = dues[0]?.paidOn;
    if (question.beginsWithTransfer && transferred !== undefined && transferred <= day)
      return endDate <= day ? standing("matured", endDate) : standing("active", transferred);
    // The part that has arrived is pension savings, which are never given back to their owner.
    if (question.waitsForRest) return standing("awaiting_payment", issuedOn);
    if (dues[0]?.paidOn === undefined || !isPaidUpFrom(since)) return standing("lapsed", since);
    const over = endDate <= day;
    return {
      ...standing(over ? "matured" : "paid_up", over ? endDate : since),
      gaps: closed(gaps, addDays(since, -1)),
      paidUpOn: since,
    };
  }
  if (endDate <= day) return standing("matured", endDate);
  const first = dues[0];
  if (first && (first.paidOn === undefined || first.paidOn > day)) {
    const lastDay = addRunningDays(first.dueDate, terms.graceDays + terms.restoreDays, holds, day);
    return standing("awaiting_payment", issuedOn, lastDay < endDate ? lastDay : addDays(endDate, -1));
  }
  if (arrears.at === "clear") return standing("active", arrears.since ?? startDate);
  if (arrears.at === "grace") return standing("overdue", arrears.since, arrears.until);
  const ifUnpaid = isPaidUpFrom(addDays(arrears.until, 1)) ? "paid_up" : "lapsed";
  return { ...standing("suspended", arrears.since, arrears.until), ifUnpaid };
}
