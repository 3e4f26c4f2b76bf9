import type { TerminationWay } from "@shanyraq/calls/vocabulary";
import { addDays, addMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { ContractView, PaidDue } from "../ledger/fold.ts";
import { monthsPaid } from "../ledger/versions.ts";
import { lineOf } from "../products/lines/index.ts";
import type { Ending } from "../products/lines/ending.ts";

/** What becomes of the money when a contract is ended on a day. */
export interface Counted {
  readonly way: TerminationWay;
  readonly paid: Tiyn;
  readonly back: Tiyn;
}

type ByOwner = Extract<Ending, { by: "owner" }>;
const endingOf = ({ terms }: Pick<ContractView, "terms">): ByOwner | undefined => {
  const ending = lineOf(terms.product)?.ending;
  return ending?.by === "owner" ? ending : undefined;
};

/**
 * The last day on which a full refund is asked for. Counted from the conclusion or from the start, whichever is later: who is insured from
 * next month has as long to think as who is insured today.
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

const sumOf = (dues: readonly PaidDue[]): Tiyn => dues.reduce((sum, { paid }) => sum + paid, 0);

/** Until when the premiums that were paid whole cover a contract. */
function paidUntil({ versions, terms }: ContractView, whole: readonly PaidDue[], all: readonly PaidDue[]): string {
  return whole.length === all.length ? terms.endDate : addMonths(terms.startDate, monthsPaid(versions, whole));
}

/** The premium of days that are not used; a part of a premium that is not paid whole covers nothing, and comes back as it is. */
function unearned(view: ContractView, day: string, refund: Extract<ByOwner["later"], { gives: "unearned" }>["refund"]): Tiyn {
  const { dues, terms, paid } = view;
  const whole = dues.filter(({ state }) => state === "paid");
  const until = paidUntil(view, whole, dues);
  const counted = sumOf(whole);
  const rest = paid - counted;
  if (day >= until) return rest;
  const cancelDate = day < terms.startDate ? terms.startDate : day;
  const found = refund({ startDate: terms.startDate, paidUntil: until, cancelDate, paid: counted / 100 });
  return rest + (found.ok ? (tiynOf(found.value) ?? 0) : 0);
}

/** Premiums of months to come are in no surrender value: they come back beside it. */
const ahead = ({ dues }: ContractView, day: string): Tiyn => sumOf(dues.filter(({ dueDate }) => dueDate > day));

/**
 * What comes back of a contract that its owner ends on a day; never more than was paid for protection, nothing less than nothing.
 * @param repaidOn when its loan was repaid early, where it was.
 * @returns undefined where its owner does not end it.
 */
export function countEnd(view: ContractView, day: string, repaidOn?: string): Counted | undefined {
  const ending = endingOf(view);
  if (!ending) return undefined;
  const { paid } = view;
  const free = coolingOffUntil(view);
  if (free !== undefined && day <= free) return { way: "coolingOff", paid, back: paid };
  const { later } = ending;
  if (later.gives === "surrender") return { way: "surrender", paid, back: view.surrender + ahead(view, day) };
  if (later.gives === "nothing") return { way: "nothing", paid, back: 0 };
  if (repaidOn !== undefined && later.refundRepaid)
    return { way: "loanRepaid", paid, back: Math.min(paid, unearned(view, day, later.refundRepaid)) };
  return { way: "unearned", paid, back: Math.min(paid, unearned(view, day, later.refund)) };
}
