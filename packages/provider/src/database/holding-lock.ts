import { openPool, preparing } from "./open-pool.ts";

/**
 * Holds a lock of the server while something is done. It has a connection of its own, since those that serve are given up after seconds, and
 * whoever waits for several processes before him waits longer.
 */
export async function holdingLock<T>(url: string, number: number, act: () => Promise<T>): Promise<T> {
  const pool = openPool(url, 1, preparing);
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1::bigint)", [number]);
    return await act();
  } finally {
    // The lock goes with the connection.
    client.release(true);
    await pool.end();
  }
}
