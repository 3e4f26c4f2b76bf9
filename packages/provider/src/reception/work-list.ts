import type { Output } from "@shanyraq/calls";
import { sql } from "kysely";
import { undecidedStatements } from "../appeals/undecided.ts";
import { productNames } from "../entries/product-names.ts";
import type { SignedIn } from "../server/context.ts";
import { today } from "../server/moment.ts";
import type { Staff } from "./staff.ts";

export type Work = Output<"getEmployeeReception">["work"][number];

/** As much as one day's desk can look at. */
const MOST = 100;

/**
 * What waits for an answer, whoever gives it: what has a day comes by its day, then what waits longest. Names of customers stand in the
 * cases alone, where each look is written down. What somebody tells of misconduct is for a supervisor: it may be about whoever reads here.
 */
export async function workList(
  { db, locale, now }: SignedIn,
  { supervisor }: Staff,
): Promise<{ readonly work: readonly Work[]; readonly total: number }> {
  const day = today(now);
  const names = await productNames(db, locale);
  const statements = await undecidedStatements(db)
    .$if(!supervisor, (of) => of.where("statement.kind", "<>", "compliance"))
    .select(["statement.id", "number", "statement.kind as what", "created_at", "deadline"])
    .orderBy("deadline")
    .orderBy("created_at")
    .execute();
  const applications = await db
    .selectFrom("application")
    .select(["id", "product", "created_at"])
    .where("state", "=", "in_review")
    .orderBy("created_at")
    .execute();
  const calls = await db
    .selectFrom("callback_request")
    .select(["id", "created_at"])
    .where("called_at", "is", null)
    .orderBy("created_at")
    .execute();
  const proposed = await db
    .selectFrom("proposed_decision")
    .select(sql<string>`kind || '/' || subject_id`.as("key"))
    .where("closed_at", "is", null)
    .execute();
  const isProposed = (kind: string, id: string) => proposed.some(({ key }) => key === `${kind}/${id}`);
  const work: readonly Work[] = [
    ...statements.map(({ id, number, what, created_at, deadline }) => ({
      kind: "statement" as const,
      id,
      name: number,
      what,
      since: created_at,
      deadline,
      isLate: deadline < day,
      isProposed: isProposed("statement", id),
    })),
    ...applications.map(({ id, product, created_at }) => ({
      kind: "application" as const,
      id,
      name: names[product] ?? product,
      what: "application" as const,
      since: created_at,
      deadline: null,
      isLate: false,
      isProposed: isProposed("application", id),
    })),
    ...calls.map(({ id, created_at }) => ({
      kind: "callback" as const,
      id,
      name: "",
      what: "callback" as const,
      since: created_at,
      deadline: null,
      isLate: false,
      isProposed: false,
    })),
  ];
  return { work: work.slice(0, MOST), total: work.length };
}
