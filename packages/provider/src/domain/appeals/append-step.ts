import type { StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

interface StatementStep {
  readonly status: StatementStatus;
  readonly words?: string;
  /** Who of the staff; left out where it is nobody of them. */
  readonly byId?: string;
}

/**
 * Appends a step to a statement, whatever stands before it.
 * @param db a transaction that holds the statement, so that no other step comes between.
 * @returns its place among the steps.
 */
export async function appendStep(db: Kysely<Tables>, statementId: string, { status, words = "", byId }: StatementStep, now: number) {
  const { last } = await db
    .selectFrom("statement_event")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("statement_id", "=", statementId)
    .executeTakeFirstOrThrow();
  const seq = (last ?? 0) + 1;
  await db
    .insertInto("statement_event")
    .values({ statement_id: statementId, seq, status, at: moment(now), words, by_id: byId ?? null })
    .execute();
  return seq;
}
