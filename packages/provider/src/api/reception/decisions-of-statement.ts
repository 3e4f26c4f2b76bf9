import type { ClaimFacts } from "../../domain/claims/claim-facts.ts";
import { settledStatements, type StatementStatus, type WorkDecision } from "@shanyraq/calls/vocabulary";

/**
 * What the staff can decide of a statement now: nothing of a settled one, and of an accepted claim, to which papers have come since, no other sum. Where a share
 * of a claim waits for a certificate of inheritance its heirs can be named, where it is paid monthly that can be ended, and where a burial benefit is owed whoever is paid it
 * can be named, however long ago it was decided.
 */
export function decisionsOfStatement(
  events: readonly { readonly status: StatementStatus }[],
  { isPayable, isDivisible, isPaidMonthly, isBurialOwed }: Pick<ClaimFacts, "isPayable" | "isDivisible" | "isPaidMonthly" | "isBurialOwed">,
): readonly WorkDecision[] {
  const last = events.at(-1)?.status;
  const later: readonly WorkDecision[] = [
    ...(isDivisible ? (["nameHeirs"] as const) : []),
    ...(isPaidMonthly ? (["endEarnings"] as const) : []),
    ...(isBurialOwed ? (["payBurial"] as const) : []),
  ];
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

const whenever: ReadonlySet<WorkDecision> = new Set(["nameHeirs", "endEarnings", "payBurial"]);
/** Whether an answer is still owed: nobody has a day by which they come with a certificate or receipts, and monthly payments none by which they have to end. */
export const isAnswerOwed = (decisions: readonly WorkDecision[]): boolean => decisions.some((decision) => !whenever.has(decision));
