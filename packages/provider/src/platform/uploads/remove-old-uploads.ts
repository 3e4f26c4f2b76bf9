import { sql } from "kysely";
import { eachRow } from "../failures/each-row.ts";
import { isNotSetAside } from "../failures/is-not-set-aside.ts";
import type { Services } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";
import { NotRemoved } from "./not-removed.ts";

/** As many as one round removes, so that a store that hangs delays no more than these. */
const BATCH_SIZE = 50;

/**
 * Files that nobody has named in time hold somebody's papers: they are removed. First they can no longer be taken, then their bytes are removed, and last the
 * records about them: when a round is interrupted, or the store does not answer, nothing is shown, and the next round continues.
 */
export async function removeOldUploads(services: Pick<Services, "database" | "files" | "log">, now: number): Promise<void> {
  const { database, files, log } = services;
  const { queries } = database;
  const old = await queries
    .selectFrom("upload")
    .select(["id_hash", "file_key"])
    .where("expires_at", "<=", moment(now))
    .where(isNotSetAside("removeOldUploads", sql`upload.id_hash`, now))
    .orderBy("expires_at")
    .limit(BATCH_SIZE)
    .execute();
  let isSilent = false;
  await eachRow(services, now, {
    job: "removeOldUploads",
    rows: old,
    keyOf: ({ id_hash }) => id_hash,
    act: async ({ id_hash, file_key }) => {
      // A store that does not answer for one file does not answer for any; what it refuses it may refuse for this one alone.
      if (isSilent) return;
      const going = await queries
        .updateTable("upload")
        .set({ going: true })
        .where("id_hash", "=", id_hash)
        .returning("id_hash")
        .executeTakeFirst();
      // Somebody has named it since.
      if (!going) return;
      const removed = await files.remove(file_key);
      if (removed.ok) {
        await queries.deleteFrom("upload").where("id_hash", "=", id_hash).where("going", "=", true).execute();
        return;
      }
      isSilent = removed.code === "storeSilent";
      log({ level: "warn", event: "file-not-removed", row: id_hash, reason: removed.code });
      if (!isSilent) throw new NotRemoved(removed.code);
    },
  });
}
