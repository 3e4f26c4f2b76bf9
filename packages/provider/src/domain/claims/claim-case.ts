import { settledStatements, type StatementStatus } from "@shanyraq/calls/vocabulary";
import { dayOf } from "../../platform/server/moment.ts";
import { sentBy } from "../payouts/payout-days.ts";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { DecidedRefusal } from "./refusal-words.ts";
import { isDivisible, type Share } from "./shares.ts";

/** What happened to a report of an insured event, or to the claim that follows it. */
export interface ClaimHistory {
  /** `report` while no claim has followed it. */
  readonly kind: "report" | "claim";
  /** The day by which it is answered: the law's for its line, else the company's own. */
  readonly deadline: string;
  readonly events: readonly {
    readonly status: StatementStatus;
    readonly at: string;
    /** Of a refusal: why, and what was found. */
    readonly refusal?: ClaimRefusal | null;
    readonly words?: string;
  }[];
  readonly shares: readonly Pick<Share, "kind" | "iban" | "order" | "payee">[];
  /** Of an accepted claim: whether an overdue premium takes the whole sum, so that nobody is paid. */
  readonly isSetOff?: boolean;
  /** Whether its contract is an annuity, which owes by its own schedule. */
  readonly isAnnuity?: boolean;
  /** Of lost earnings: the day on which the next month is paid. */
  readonly nextOn?: string;
}

/** Where a claim stands. */
export type ClaimCase =
  /** An event was reported and nobody has taken it up. */
  | { readonly is: "reported"; readonly until: string }
  /** The claim with its papers is awaited. */
  | { readonly is: "papersAwaited" }
  | { readonly is: "underReview"; readonly until: string }
  /** It was accepted, and papers of heirs have come since. */
  | { readonly is: "heirsReviewed"; readonly until: string }
  /** It was refused, and a review was asked for: others decide again. */
  | { readonly is: "reviewedAgain"; readonly until: string }
  /** Something of the claim is missing, or is asked about. */
  | { readonly is: "questions" }
  /**
   * Decided, and nothing can be sent: refused; answered in words; accepted with no sum of its own, or of an annuity, with a sum that an overdue premium takes, or with one that
   * heirs wait for, of the insured person or of a payee who has died; where some of them have theirs, with the rest of it.
   */
  | {
      readonly is: "decided";
      readonly as: "refused" | "answered" | "accepted" | "annuity" | "setOff" | "heirs" | "heirsRest" | "payeeDied";
      readonly on: string;
      readonly refusal?: DecidedRefusal;
      /** Of a refusal after a review. */
      readonly isFinal?: boolean;
    }
  /** A payee has not given their account; of one who is not of age a parent or a guardian opens it. */
  | { readonly is: "accountAwaited"; readonly on: string; readonly of?: "minor" }
  /** The bank has the order, and has not confirmed the payment. */
  | { readonly is: "ordered"; readonly until: string }
  /** The bank sent money back: another account is awaited. */
  | { readonly is: "sentBack"; readonly on: string }
  /** All that was due by now; of lost earnings the next month comes on a day. */
  | { readonly is: "paid"; readonly on: string; readonly next?: string }
  /** Taken back by whoever sent it. */
  | { readonly is: "withdrawn"; readonly on: string };

/** Whose turn it is. */
export type Turn = "insurer" | "claimant" | "nobody";

const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last), "");

/** With the ground, where a claim was refused since refusals have one. */
function refusedBy({ at, refusal, words = "" }: ClaimHistory["events"][number], isFinal: boolean): ClaimCase {
  const on = dayOf(at);
  return { is: "decided", as: "refused", on, ...(refusal && { refusal: { refusal, fact: words, on } }), ...(isFinal && { isFinal }) };
}

/** Of a claim that was accepted: what most of its payees need comes first. */
function ofShares(shares: ClaimHistory["shares"], on: string, next: string | undefined): ClaimCase {
  const isOf = (state: string) => shares.filter(({ order }) => order?.state === state);
  const [back] = isOf("returned").filter(({ payee }) => payee !== "died");
  if (back) return { is: "sentBack", on: dayOf(back.order?.endedAt ?? on) };
  const waiting = shares.filter(({ kind, order, payee }) => kind !== "heirs" && payee !== "died" && order === undefined);
  if (waiting.length > 0) return { is: "accountAwaited", on, ...(waiting.some(({ payee }) => payee === "minor") && { of: "minor" }) };
  const under = [...isOf("ordered"), ...isOf("sent")];
  if (under.length > 0) return { is: "ordered", until: latest(under.map(({ order }) => sentBy(dayOf(order?.orderedAt ?? on)))) };
  if (shares.some(isDivisible) && shares.some(({ kind }) => kind === "heir")) return { is: "decided", as: "heirsRest", on };
  if (shares.some(({ payee }) => payee === "died")) return { is: "decided", as: "payeeDied", on };
  if (shares.some(({ kind }) => kind === "heirs")) return { is: "decided", as: "heirs", on };
  const paid = isOf("paid");
  if (paid.length > 0)
    return { is: "paid", on: latest(paid.map(({ order }) => dayOf(order?.endedAt ?? on))), ...(next !== undefined && { next }) };
  return { is: "decided", as: "accepted", on };
}

/** Whether papers have come since the latest decision. */
const areNewPapers = (events: ClaimHistory["events"]): boolean =>
  events.findLastIndex(({ status }) => status === "papersSent") >
  events.findLastIndex(({ status }) => settledStatements.some((one) => one === status));

/** Folds what happened to a claim to where it stands. A pure function: nobody sets a state. */
export function claimCaseOf({ kind, deadline, events, shares, isSetOff = false, isAnnuity = false, nextOn }: ClaimHistory): ClaimCase {
  const reviewAt = events.findLastIndex(({ status }) => status === "reviewAsked");
  const isReview = reviewAt >= 0;
  const since = events.slice(reviewAt + 1);
  const last = since.at(-1)?.status ?? "received";
  const decided = since.find(({ status }) => settledStatements.some((one) => one === status));
  // Of an answered report it comes after the answer.
  const withdrawn = events.find(({ status }) => status === "withdrawn");
  if (withdrawn) return { is: "withdrawn", on: dayOf(withdrawn.at) };
  if (decided?.status === "refused") return refusedBy(decided, isReview);
  if (isReview && !decided) return last === "documentsNeeded" ? { is: "questions" } : { is: "reviewedAgain", until: deadline };
  if (kind === "report") return last === "received" ? { is: "reported", until: deadline } : { is: "papersAwaited" };
  if (!decided) return last === "documentsNeeded" ? { is: "questions" } : { is: "underReview", until: deadline };
  if (areNewPapers(since)) return last === "documentsNeeded" ? { is: "questions" } : { is: "heirsReviewed", until: deadline };
  const on = dayOf(decided.at);
  if (decided.status === "answered") return { is: "decided", as: "answered", on };
  if (isAnnuity && shares.length === 0) return { is: "decided", as: "annuity", on };
  return isSetOff ? { is: "decided", as: "setOff", on } : ofShares(shares, on, nextOn);
}

const turns: Readonly<Record<ClaimCase["is"], Turn>> = {
  reported: "insurer",
  papersAwaited: "claimant",
  underReview: "insurer",
  heirsReviewed: "insurer",
  reviewedAgain: "insurer",
  questions: "claimant",
  decided: "nobody",
  accountAwaited: "claimant",
  ordered: "insurer",
  sentBack: "claimant",
  paid: "nobody",
  withdrawn: "nobody",
};

/** Whether whoever sent it can still take it back: nothing is decided yet. */
export const canWithdraw = ({ is }: ClaimCase): boolean =>
  is === "reported" || is === "papersAwaited" || is === "underReview" || is === "reviewedAgain" || is === "questions";

/** Whether a review can be asked for: of a refusal, once. */
export const canReview = (one: ClaimCase): boolean => one.is === "decided" && one.as === "refused" && one.isFinal !== true;

/** Whether papers can be sent to it: while it is undecided, and while a part of its sum waits for heirs. */
export const canSendPapers = (one: ClaimCase, shares: ClaimHistory["shares"]): boolean => {
  if (one.is === "underReview" || one.is === "reviewedAgain" || one.is === "questions" || one.is === "heirsReviewed") return true;
  return shares.some(isDivisible);
};

/** Who has to do something next, and until which day where a day is set: a claimant has none, so that being late costs nothing. */
export const turnOf = (one: ClaimCase): { readonly who: Turn; readonly until?: string } => ({
  who: one.is === "decided" && (one.as === "heirs" || one.as === "heirsRest" || one.as === "payeeDied") ? "claimant" : turns[one.is],
  ...("until" in one && { until: one.until }),
});
