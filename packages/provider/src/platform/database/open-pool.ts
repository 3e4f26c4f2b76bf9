import pg from "pg";

/** How long a database is waited for. */
export interface PoolTimeouts {
  /** For a connection, a free one of ours included. */
  readonly connectMs: number;
  /** For a statement; the server ends it a little sooner, so that no statement runs on without a reader. */
  readonly statementMs: number;
  /** For the next statement of an open transaction. */
  readonly idleMs: number;
}

/** For serving: a visitor gets an error after five seconds without an answer, and no statement may run much longer than they wait. */
export const serving: PoolTimeouts = { connectMs: 4_000, statementMs: 8_000, idleMs: 30_000 };
/** For counts: a visitor's request waits for one before it even starts. */
export const counting: PoolTimeouts = { connectMs: 1_500, statementMs: 2_000, idleMs: 10_000 };
/** For what prepares a database: a migration may take its time, and wait for the one before. */
export const preparing: PoolTimeouts = { connectMs: 10_000, statementMs: 0, idleMs: 0 };

/** How much sooner the server ends a statement than we give it up. */
const SOONER_MS = 500;

/** A client of the library that still waits for an answer; its types do not declare the field. */
const isWaiting = (client: pg.PoolClient): boolean => "readyForQuery" in client && client.readyForQuery === false;

/** The name by which our connections can be distinguished at the server. */
export type PoolName = "shanyraq" | "shanyraq-jobs" | "shanyraq-content";

/** Connections to PostgreSQL whose breaking, idle or checked out, does not end the process; the query itself still fails. */
export function openPool(
  url: string,
  max: number,
  { connectMs, statementMs, idleMs }: PoolTimeouts,
  types?: pg.CustomTypesConfig,
  name: PoolName = "shanyraq",
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(statementMs > 0 && { query_timeout: statementMs, statement_timeout: statementMs - SOONER_MS }),
    ...(idleMs > 0 && { idle_in_transaction_session_timeout: idleMs }),
    ...(types && { types }),
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  // One that was given up may never answer, or answer the next question with what belongs to the last: it is not used again.
  pool.on("release", (_error, client) => {
    if (isWaiting(client)) void (client as pg.PoolClient & Pick<pg.Client, "end">).end().catch(() => {});
  });
  return pool;
}

/** Statements outside any transaction, on connections of their own. */
export function openStatements(url: string, max: number) {
  const pool = openPool(url, max, counting);
  return {
    query: async (statement: string, parameters: readonly unknown[]): Promise<readonly unknown[]> =>
      (await pool.query(statement, [...parameters])).rows,
    close: () => pool.end(),
  };
}

/** The error of the library, or of the server itself, for a database that did not answer in time. */
const LATE = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
/** query_canceled and idle_in_transaction_session_timeout (PostgreSQL, appendix A). */
const LATE_CODES = new Set<unknown>(["57014", "25P03"]);

export const isLate = (error: unknown): boolean =>
  error instanceof Error && (LATE.test(error.message) || ("code" in error && LATE_CODES.has(error.code)));
