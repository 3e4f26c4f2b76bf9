import { sql } from "kysely";
import type { Database } from "../database/open.ts";
import { moment } from "./moment.ts";

/** Moves the end of every open session along with a moved clock: signed-in customers stay signed in. */
export async function keepSessions({ queries }: Database, now: number, byMs: number): Promise<void> {
  const seconds = Math.round(byMs / 1_000);
  await sql`
    UPDATE session SET expires_at = expires_at + make_interval(secs => ${seconds})
    WHERE expires_at > ${moment(now)} AND revoked_at IS NULL`.execute(queries);
}
