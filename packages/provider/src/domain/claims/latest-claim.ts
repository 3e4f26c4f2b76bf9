import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

type Statement = Selectable<Tables["statement"]>;

/** The latest claim that follows a report; of a claim itself. Undefined while none has followed. */
export async function latestClaim(db: Kysely<Tables>, sent: Statement): Promise<Statement | undefined> {
  if (sent.kind === "claim") return sent;
  return db
    .selectFrom("statement")
    .selectAll()
    .where("event_id", "=", sent.id)
    .where("kind", "=", "claim")
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}
