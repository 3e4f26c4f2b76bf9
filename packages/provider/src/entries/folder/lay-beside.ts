import { sql, type Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { FolderEntry } from "./folder-entry.ts";

/** Keeps a text of the folder beside the desk's own, which stays live, and remembers that this state of the folder was seen. */
export async function layBeside(db: Kysely<Tables>, { kind, slug, written }: FolderEntry, hash: string): Promise<void> {
  const last = await db
    .selectFrom("content_revision")
    .select((is) => is.fn.coalesce(is.fn.max("number"), sql<number>`0`).as("number"))
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("content_revision")
    .values({
      kind,
      slug,
      number: last.number + 1,
      state: "incoming",
      written: JSON.stringify(written),
      base: last.number || null,
      at: sql`now()`,
    })
    .execute();
  await db.updateTable("content").set({ source_hash: hash }).where("kind", "=", kind).where("slug", "=", slug).execute();
}
