import type { TerminationWay } from "@shanyraq/calls/vocabulary";
import { addDays, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { ReturnedParts } from "../../platform/database/records/contract-event.ts";
import type { ContractView } from "../ledger/fold.ts";
import { boughtOn, periodsOf } from "../ledger/periods.ts";
import { lineOf } from "../products/lines/index.ts";
import type { Ending } from "../products/lines/ending.ts";

/** What happens to the money when a contract is ended on a day. */
export interface TerminationQuote {
  readonly way: TerminationWay;
  readonly paid: Tiyn;
  readonly back: Tiyn;
  readonly parts: ReturnedParts;
}

type ByOwner = Extract<Ending, { by: "owner" }>;
const endingOf = ({ terms }: Pick<ContractView, "terms">): ByOwner | undefined => {
  const ending = lineOf(terms.product)?.ending;
  return ending?.by === "owner" ? ending : undefined;
};

/**
 * The last day of a full refund. Counted from the conclusion or from the start, whichever is later: a person who is insured from next month has as much time as
 * one who is insured today.
 */
export function coolingOffUntil(view: Pick<ContractView, "terms" | "issuedOn">): string | undefined {
  const ending = endingOf(view);
  const from = view.issuedOn > view.terms.startDate ? view.issuedOn : view.terms.startDate;
  return ending && ending.freeLookDays > 0 ? addDays(from, ending.freeLookDays) : undefined;
}

/** Whether the law gives back more of it once its loan is repaid. */
export const isOfLoan = (view: Pick<ContractView, "terms">): boolean => {
  const later = endingOf(view)?.later;
  return later?.gives === "unearned" && later.refundRepaid !== undefined;
};

const paidOutOf = ({ moved }: ContractView): Tiyn => moved.reduce((sum, { of, amount }) => (of === "refund" ? sum : sum + amount), 0);
type Refund = Extract<ByOwner["later"], { gives: "unearned" }>["refund"];

/** Of the premium whose period a day lies in: the part of the days that are not used, by the line's own formula. */
function unearned({ dues, terms }: ContractView, day: string, refund: Refund): Tiyn {
  const period = periodsOf(dues, terms.endDate).find(({ dueDate, until, amount, paid }) => dueDate <= day && day < until && paid >= amount);
  if (!period) return 0;
  const found = refund({ startDate: period.dueDate, paidUntil: period.until, cancelDate: day, paid: period.paid / 100 });
  return found.ok ? (tiynOf(found.value) ?? 0) : 0;
}

const counted = (way: TerminationWay, paid: Tiyn, parts: ReturnedParts): TerminationQuote => ({
  way,
  paid,
  back: parts.value + parts.unearned + parts.ahead + parts.part - (parts.alreadyPaidOut ?? 0),
  parts,
});

/**
 * What comes back of a contract that its owner ends on a day: all of it within the first days, then what its line gives. Premiums of periods that have not
 * started, and parts of a premium that is not whole, come back whole whatever the line gives: they have bought nothing.
 * @param repaidOn when its loan was repaid early, if it was.
 * @returns undefined when its owner cannot end it.
 */
export function quoteTermination(view: ContractView, day: string, repaidOn?: string): TerminationQuote | undefined {
  const ending = endingOf(view);
  if (!ending) return undefined;
  const { dues, paid, refunds } = view;
  // What an earlier change left over is owed already.
  const owed = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const free = coolingOffUntil(view);
  // Of an annuity some payments may have gone to its owner already.
  if (free !== undefined && day <= free) {
    const all = Math.max(0, paid - owed);
    const out = Math.min(all, paidOutOf(view));
    return counted("coolingOff", paid, { value: 0, unearned: all, ahead: 0, part: 0, ...(out > 0 && { alreadyPaidOut: out }) });
  }
  // Of one whose premiums stopped they are owed already.
  const { ahead, part } = view.status === "paid_up" ? { ahead: 0, part: 0 } : boughtOn(dues, day);
  const { later } = ending;
  if (later.gives === "never") return undefined;
  if (later.gives === "surrender") return counted("surrender", paid, { value: view.surrender, unearned: 0, ahead, part });
  if (later.gives === "nothing") return counted("nothing", paid, { value: 0, unearned: 0, ahead, part });
  if (repaidOn !== undefined && later.refundRepaid)
    return counted("loanRepaid", paid, { value: 0, unearned: unearned(view, day, later.refundRepaid), ahead, part });
  return counted("unearned", paid, { value: 0, unearned: unearned(view, day, later.refund), ahead, part });
}
