import type { Services } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";

/** As many as one round removes, so that a store that hangs holds up no more than these. */
const BATCH_SIZE = 50;

/**
 * Files that nobody has named in time hold somebody's papers: they go. First nobody may take them any more, then their bytes go, and last
 * what is known of them: a round that is cut short, or a store that is silent, leaves nothing that is shown, and the next round goes on.
 */
export async function removeOldUploads({ database, files, log }: Pick<Services, "database" | "files" | "log">, now: number): Promise<void> {
  const { queries } = database;
  const old = await queries
    .updateTable("upload")
    .set({ going: true })
    .where("id_hash", "in", (among) =>
      among.selectFrom("upload").select("id_hash").where("expires_at", "<=", moment(now)).orderBy("expires_at").limit(BATCH_SIZE),
    )
    .returning(["id_hash", "file_key"])
    .execute();
  for (const { id_hash, file_key } of old) {
    const removed = await files.remove(file_key);
    if (!removed.ok) log({ level: "warn", event: "file-not-removed", reason: removed.code });
    // Who is silent to one is silent to all; what they refuse they may refuse of this one alone.
    if (!removed.ok && removed.code === "storeSilent") return;
    if (removed.ok) await queries.deleteFrom("upload").where("id_hash", "=", id_hash).where("going", "=", true).execute();
  }
}
