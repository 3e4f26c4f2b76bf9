import { settledStatements, type StatementStatus, type WorkDecision } from "@shanyraq/calls/vocabulary";

/** What the staff can decide of a statement now: nothing of a settled one, and of an accepted claim, to which papers have come since, no other sum. */
export function decisionsOfStatement(
  events: readonly { readonly status: StatementStatus }[],
  { isPayable }: { readonly isPayable: boolean },
): readonly WorkDecision[] {
  const last = events.at(-1)?.status;
  if (settledStatements.some((one) => one === last)) return [];
  if (events.some(({ status }) => status === "decided")) return ["askPapers", "answer"];
  return [
    ...(last === "received" || last === "reviewAsked" || last === "papersSent" ? (["review"] as const) : []),
    "askPapers",
    ...(isPayable ? (["acceptClaim"] as const) : []),
    "answer",
    "refuse",
  ];
}
