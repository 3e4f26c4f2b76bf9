import type { SharedStore } from "./shared-store.ts";

interface PostgresOptions {
  /**
   * Runs one statement with its parameters and brings its rows. Give it connections of its own: a caller may hold a transaction
   * of another pool while it counts.
   */
  readonly query: (statement: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly close?: () => Promise<void>;
}

const SWEEP_EVERY_MS = 60_000;

/**
 * Each act is one statement: PostgreSQL locks the row, so that parallel acts queue. Counts stand in an unlogged table (004-limits.sql), marks in
 * a logged one (040-shared-marks.sql): a count may begin again after a failover, an ended session may not.
 */
const statements = {
  hit: `INSERT INTO shared_count AS own (key, count, ends_at) VALUES ($1, 1, $2::bigint + $3::bigint)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN own.ends_at <= $2::bigint OR own.count < 1 THEN 1 ELSE own.count + 1 END,
      ends_at = CASE WHEN own.ends_at <= $2::bigint OR own.count < 1 THEN excluded.ends_at ELSE own.ends_at END
    RETURNING count, (ends_at - $2::bigint)::float8 AS left`,
  takeBack: "UPDATE shared_count SET count = count - 1 WHERE key = $1 AND count > 0",
  // A process of the release before, side by side with this one, marks among the counts and looks there: both have to have it free, and both keep it.
  mark: `WITH counted AS (
      INSERT INTO shared_count AS own (key, count, ends_at) VALUES ($1, 1, $2::bigint + $3::bigint)
      ON CONFLICT (key) DO UPDATE SET count = 1, ends_at = excluded.ends_at WHERE own.ends_at <= $2::bigint OR own.count < 1
      RETURNING key, ends_at)
    INSERT INTO shared_mark AS own (key, ends_at) SELECT key, ends_at FROM counted
    ON CONFLICT (key) DO UPDATE SET ends_at = excluded.ends_at WHERE own.ends_at <= $2::bigint
    RETURNING key`,
  isMarked: `SELECT 1 AS found FROM shared_mark WHERE key = $1 AND ends_at > $2::bigint
    UNION ALL SELECT 1 FROM shared_count WHERE key = $1 AND ends_at > $2::bigint AND count > 0`,
  clear: "WITH counted AS (DELETE FROM shared_count WHERE key = $1) DELETE FROM shared_mark WHERE key = $1",
} as const;

/** Rows that others hold are left for the next round: sweeping never waits and never makes anyone wait. */
const sweep = (table: "shared_count" | "shared_mark"): string => `DELETE FROM ${table} WHERE key IN
  (SELECT key FROM ${table} WHERE ends_at <= $1::bigint ORDER BY ends_at LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/** The store of several processes over one PostgreSQL. What has passed is swept in the background. */
export function storeInPostgres({ query, clock, close }: PostgresOptions): SharedStore {
  const timer = setInterval(() => {
    // A round that fails is made up by the next one; acts themselves do report that the database is gone.
    for (const table of ["shared_count", "shared_mark"] as const) query(sweep(table), [clock()]).catch(() => {});
  }, SWEEP_EVERY_MS);
  timer.unref();
  const milliseconds = (seconds: number) => Math.ceil(seconds * 1_000);

  return {
    hit: async (key, windowSeconds) => {
      const [row] = (await query(statements.hit, [key, clock(), milliseconds(windowSeconds)])) as readonly {
        count: number;
        left: number;
      }[];
      if (!row) throw new Error("the count was not kept");
      return { count: row.count, secondsLeft: Math.ceil(row.left / 1_000) };
    },
    takeBack: async (key) => void (await query(statements.takeBack, [key])),
    mark: async (key, seconds) => (await query(statements.mark, [key, clock(), milliseconds(seconds)])).length === 1,
    isMarked: async (key) => (await query(statements.isMarked, [key, clock()])).length > 0,
    clear: async (key) => void (await query(statements.clear, [key])),
    close: async () => {
      clearInterval(timer);
      await close?.();
    },
  };
}
