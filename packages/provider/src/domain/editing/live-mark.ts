import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** Names everything that is live as it is now: another name means that some page shows something else. */
export async function liveMark(db: Kysely<Tables>): Promise<string> {
  const { mark } = await db
    .selectFrom("content")
    .select(
      sql<string>`md5(coalesce(string_agg(concat_ws(chr(31), kind, slug, coalesce(placed, position), published_on, facts::text, texts::text), chr(30) ORDER BY kind, slug), ''))`.as(
        "mark",
      ),
    )
    .where("hidden", "=", false)
    .executeTakeFirstOrThrow();
  return mark;
}
