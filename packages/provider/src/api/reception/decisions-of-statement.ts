import type { ClaimFacts } from "../../domain/claims/claim-facts.ts";
import { settledStatements, type StatementStatus, type WorkDecision } from "@shanyraq/calls/vocabulary";

/**
 * What the staff can decide of a statement now: nothing of a settled one, and of an accepted claim, to which papers have come since, no other sum. Where a share
 * of a claim waits for a certificate of inheritance its heirs can be named, and where it is paid monthly that can be ended, however long ago it was decided.
 */
export function decisionsOfStatement(
  events: readonly { readonly status: StatementStatus }[],
  { isPayable, isDivisible, isPaidMonthly }: Pick<ClaimFacts, "isPayable" | "isDivisible" | "isPaidMonthly">,
): readonly WorkDecision[] {
  const last = events.at(-1)?.status;
  const later = [...(isDivisible ? (["nameHeirs"] as const) : []), ...(isPaidMonthly ? (["endEarnings"] as const) : [])];
  if (settledStatements.some((one) => one === last)) return later;
  if (events.some(({ status }) => status === "decided")) return ["askPapers", ...later, "answer"];
  return [
    ...(last === "received" || last === "reviewAsked" || last === "papersSent" ? (["review"] as const) : []),
    "askPapers",
    ...(isPayable ? (["acceptClaim"] as const) : []),
    "answer",
    "refuse",
  ];
}

/** Whether an answer is still owed: heirs have no day by which they come with their certificate, and monthly payments none by which they have to end. */
export const isAnswerOwed = (decisions: readonly WorkDecision[]): boolean =>
  decisions.some((decision) => decision !== "nameHeirs" && decision !== "endEarnings");
