import { settledStatements, type InsuredEvent, type StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What happened to a statement, in its order. */
export interface DatedEvent {
  readonly status: StatementStatus;
  /** yyyy-mm-dd. */
  readonly on: string;
}

/** A claim as its days and sums. */
export interface DatedClaim {
  readonly number: string;
  /** Slug and number of its contract; null while nobody has said which one it is. */
  readonly product: string | null;
  readonly contract: string | null;
  /** Null of a claim that follows no report. */
  readonly event: InsuredEvent | null;
  readonly eventOn: string | null;
  readonly receivedOn: string;
  readonly answerBy: string;
  /** Decisions, and requests to review them. */
  readonly events: readonly DatedEvent[];
  /** Accepted by a rule, without a person. */
  readonly isByRule: boolean;
  readonly owed: Tiyn;
  /** On its way: the bank has the order, or is about to get it. */
  readonly ordered: Tiyn;
  readonly paid: Tiyn;
  /** What banks have sent back so far, whether or not it was ordered again since. */
  readonly returned: Tiyn;
  /** The day on which the bank confirmed the first payment. */
  readonly paidOn: string | null;
}

export type ClaimOutcome = "open" | "accepted" | "refused" | "answered" | "withdrawn";

const outcomes: Partial<Readonly<Record<StatementStatus, ClaimOutcome>>> = {
  decided: "accepted",
  paid: "accepted",
  refused: "refused",
  answered: "answered",
  withdrawn: "withdrawn",
};
const isSettled = ({ status }: DatedEvent): boolean => settledStatements.some((one) => one === status);

/** The first decision. */
export const firstDecision = ({ events }: Pick<DatedClaim, "events">): DatedEvent | undefined => events.find(isSettled);
/** The first request to review a decision, and what was decided then. */
export function reviewOf({
  events,
}: Pick<DatedClaim, "events">): { readonly request: DatedEvent; readonly decided?: DatedEvent } | undefined {
  const at = events.findIndex(({ status }) => status === "reviewAsked");
  const request = events[at];
  if (!request) return undefined;
  const decided = events.slice(at + 1).find(isSettled);
  return { request, ...(decided && { decided }) };
}

/** The decision that stands: the first, or that of a review; undefined while a review is under way. */
export function standingDecision(claim: Pick<DatedClaim, "events">): DatedEvent | undefined {
  const review = reviewOf(claim);
  return review ? review.decided : firstDecision(claim);
}

/** What became of a claim. */
export function outcomeOf(claim: Pick<DatedClaim, "events">): ClaimOutcome {
  const decision = standingDecision(claim);
  return (decision && outcomes[decision.status]) ?? "open";
}
