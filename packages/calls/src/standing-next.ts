import { settledStatements, type StatementStatus } from "./vocabulary.ts";

const settled: ReadonlySet<StatementStatus> = new Set(settledStatements);

/** What comes next of a statement or an order, by where it stands last: papers are missing, nobody owes an answer any more, or one comes by its day. */
export function standingNext(present: StatementStatus | undefined, deadline: string | null | undefined): "papers" | "closed" | "open" {
  if (present === "documentsNeeded") return "papers";
  return present === undefined || settled.has(present) || !deadline ? "closed" : "open";
}
