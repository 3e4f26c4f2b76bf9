import { sql } from "kysely";
import { digestOf } from "../../codes/bound.ts";
import type { Context } from "../../server/context.ts";
import { moment } from "../../server/moment.ts";
import { uuid } from "../../server/ids.ts";

/**
 * Gives uploads to a statement, each once and only to who holds the value behind its challenge; the bytes stay in the database.
 * @returns whether all of them were there. Run in a transaction that is undone where one was not.
 */
export async function takeUploads(
  ids: readonly string[],
  verifier: string,
  statementId: string,
  { db, now, services }: Pick<Context, "db" | "now" | "services">,
): Promise<boolean> {
  for (const id of new Set(ids)) {
    const { rows } = await sql`
      WITH taken AS (
        DELETE FROM upload WHERE id_hash = ${digestOf(id)} AND challenge = ${digestOf(verifier)} AND expires_at > ${moment(now)}
        RETURNING name, mime, content
      )
      INSERT INTO statement_file (id, statement_id, name, mime, content)
      SELECT ${uuid(services.random)}::uuid, ${statementId}::uuid, name, mime, content FROM taken RETURNING id`.execute(db);
    if (rows.length !== 1) return false;
  }
  return true;
}
