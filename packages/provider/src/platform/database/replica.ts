import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { counting, openPool } from "./open-pool.ts";
import { lagMeter, placeOf } from "./replica-lag.ts";
import { logStatements, type OnStatement } from "./statement.ts";
import type { Tables } from "./tables.ts";

/** Where content may be read beside the primary, and how late it may be there. */
export interface ReplicaPlace {
  readonly url: string;
  readonly lagSeconds: number;
}

export interface ReplicaState {
  /** Whether content is read of it now. */
  readonly serving: boolean;
  /** How late it is; infinite when it does not answer. */
  readonly lagSeconds: number;
  /** Reads that it failed and the primary answered. */
  readonly failures: number;
}

/** A copy of the database that is only read, and only while it is well and not too late. */
export interface Replica {
  /** Where content is read now; undefined when the primary answers. */
  readonly reader: () => Kysely<Tables> | undefined;
  /** A read of it failed: it is left alone until it answers again. */
  readonly failed: () => void;
  readonly state: () => ReplicaState;
  readonly close: () => Promise<void>;
}

const EVERY_MS = 1_000;

/** Opens a replica. It serves once it has been found healthy, checked every second; nothing waits for it, not even the start. */
export function openReplica(
  { url, lagSeconds: most }: ReplicaPlace,
  primary: Kysely<Tables>,
  types: pg.CustomTypesConfig,
  onStatement: OnStatement | undefined,
): Replica {
  const pool = openPool(url, 10, counting, types, "shanyraq-content");
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onStatement && { log: logStatements(onStatement) }) });
  const meter = lagMeter();
  let lag = Number.POSITIVE_INFINITY;
  let failures = 0;

  async function primaryWrote(): Promise<void> {
    const { rows } = await sql<{ lsn: string }>`SELECT pg_current_wal_lsn()::text AS lsn`.execute(primary);
    const place = placeOf(rows[0]?.lsn);
    if (place !== undefined) meter.wrote({ at: Date.now(), place });
  }
  async function look(): Promise<void> {
    // A primary that is gone writes nothing: what the replica has is all there is.
    await primaryWrote().catch(() => {});
    const { rows } = await sql<{ lsn: string | null }>`SELECT pg_last_wal_replay_lsn()::text AS lsn`.execute(queries);
    const replayed = placeOf(rows[0]?.lsn);
    // One that was promoted replays nothing: it is somebody's primary now.
    lag = replayed === undefined ? Number.POSITIVE_INFINITY : meter.lag(replayed, Date.now());
  }
  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look()
      .catch(() => void (lag = Number.POSITIVE_INFINITY))
      .finally(() => void (looking = undefined));
  };
  lookOnce();
  const timer = setInterval(lookOnce, EVERY_MS);
  timer.unref();
  return {
    reader: () => (lag <= most ? queries : undefined),
    failed: () => {
      failures += 1;
      lag = Number.POSITIVE_INFINITY;
    },
    state: () => ({ serving: lag <= most, lagSeconds: lag, failures }),
    close: async () => {
      clearInterval(timer);
      await looking;
      await queries.destroy();
    },
  };
}
