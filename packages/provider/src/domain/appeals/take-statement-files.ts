import type { Context } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { takeUpload } from "../../platform/uploads/take-upload.ts";

/**
 * Gives uploads to a statement.
 * @returns whether all of them existed. Run it in a transaction that is rolled back when one did not.
 */
export async function takeStatementFiles(
  ids: readonly string[],
  verifier: string,
  statementId: string,
  context: Pick<Context, "db" | "now" | "services">,
): Promise<boolean> {
  const { db, services } = context;
  for (const one of new Set(ids)) {
    const taken = await takeUpload(one, verifier, context);
    if (!taken) return false;
    const { id_hash: _, ...file } = taken;
    await db
      .insertInto("statement_file")
      .values({ id: uuid(services.random), statement_id: statementId, ...file })
      .execute();
  }
  return true;
}
