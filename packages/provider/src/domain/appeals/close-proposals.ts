import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

/**
 * Closes what the staff have proposed for statements that their senders take back: nobody is left to agree to it, and it waits in no list.
 * @param db a transaction that holds the statements.
 */
export async function closeProposals(db: Kysely<Tables>, statementIds: readonly string[], now: number): Promise<void> {
  await db
    .updateTable("proposed_decision")
    .set({ closed_at: moment(now), agreed: false })
    .where("kind", "=", "statement")
    .where("subject_id", "in", statementIds)
    .where("closed_at", "is", null)
    .execute();
}
