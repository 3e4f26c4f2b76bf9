import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { moment } from "../../../platform/server/moment.ts";
import type { FolderEntry } from "./folder-entry.ts";

/** Keeps a text of the folder beside the editors' own, which stays live. */
export async function layBeside(db: Kysely<Tables>, { kind, slug, written }: FolderEntry, now: number): Promise<void> {
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
      at: moment(now),
    })
    .execute();
}
