import { openPool, preparing } from "./open-pool.ts";

/**
 * Holds a lock of the server during an act. It has a connection of its own, since those that serve are given up after seconds, and a process that waits for
 * several others waits longer. The lock is a transaction's, not a session's: behind a pooler that gives a server's connection to one transaction at a time
 * (PgBouncer) the next statement of a session may be another server process's.
 */
export async function holdingLock<T>(url: string, number: number, act: () => Promise<T>): Promise<T> {
  const pool = openPool(url, 1, preparing);
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1::bigint)", [number]);
    return await act();
  } finally {
    // The lock goes with the connection.
    client.release(true);
    await pool.end();
  }
}
