import { sql } from "kysely";
import type { Database } from "./open.ts";

/** Any number that no other program on the same server uses, nor the lock of migrations. */
const LOCK = 7_242_020;

/** Of several processes that prepare one database each waits for the one before. An embedded database has one process. */
export const oneAtATime = <T>({ queries, kind }: Database, act: () => Promise<T>): Promise<T> =>
  kind === "pglite"
    ? act()
    : queries.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
        return act();
      });
