import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { moment } from "../../server/moment.ts";

/** Files that nobody has named in time hold somebody's papers: they go. */
export async function removeOldUploads(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom("upload").where("expires_at", "<=", moment(now)).execute();
}
