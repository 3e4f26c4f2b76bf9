import type { Database } from "../database/open.ts";
import { fileFailure, isFileKey, type FileStore } from "../ports/file-store.ts";

/** Files in the database of the rest: they survive a restart, are in its backup, and need nothing set up (docs/decisions/025-files.md). */
export function filesInDatabase({ queries }: Pick<Database, "queries">): FileStore {
  const table = "stored_file";
  return {
    put: async (key, content) => {
      if (!isFileKey(key)) return fileFailure("storeRefuses");
      try {
        await queries
          .insertInto(table)
          .values({ key, content })
          .onConflict((one) => one.column("key").doUpdateSet({ content }))
          .execute();
        return { ok: true };
      } catch {
        return fileFailure("storeSilent");
      }
    },
    get: async (key) => {
      try {
        const row = await queries.selectFrom(table).select("content").where("key", "=", key).executeTakeFirst();
        return row ? { ok: true, content: row.content } : fileFailure("fileMissing");
      } catch {
        return fileFailure("storeSilent");
      }
    },
    remove: async (key) => {
      try {
        await queries.deleteFrom(table).where("key", "=", key).execute();
        return { ok: true };
      } catch {
        return fileFailure("storeSilent");
      }
    },
  };
}
