import { sql } from "kysely";
import type { Database } from "./open.ts";

/** Rejects when nothing can be written: the database is down, read-only, or its disk is full. */
export async function canWrite({ queries }: Pick<Database, "queries">): Promise<void> {
  await sql`INSERT INTO write_probe (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at`.execute(queries);
}
