import type { Database } from "@shanyraq/provider";
import { sql, type Kysely } from "kysely";

/** The clock of the sandbox: how far it is ahead of the machine's is kept in the database, so that all processes read the same day. */
export interface SharedClock {
  /** Milliseconds since 1970, as every part of the product reads the time. */
  readonly now: () => number;
  /** How far it is ahead of the machine's clock; 0 while nobody has moved it. */
  readonly aheadMs: () => number;
  /** Reads how far another process has moved it; nothing is read where this is the only one. */
  readonly refresh: () => Promise<void>;
  /** Moves it to a later moment; an earlier one changes nothing. */
  readonly advanceTo: (moment: number) => Promise<void>;
}

const clockTables = (queries: Database["queries"]) => queries.withTables<ClockTables>() as unknown as Kysely<ClockTables>;

const table = `CREATE TABLE IF NOT EXISTS sandbox_clock (
  id int PRIMARY KEY CHECK (id = 1), ahead_ms bigint NOT NULL CHECK (ahead_ms >= 0), moving_until date, alive_at timestamptz)`;

/** Makes the clock's row when it does not exist: set to the machine's time. */
export async function prepareClock({ queries }: Pick<Database, "queries">): Promise<void> {
  const tables = clockTables(queries);
  await sql.raw(table).execute(tables);
  await tables
    .insertInto("sandbox_clock")
    .values({ id: 1, ahead_ms: 0, moving_until: null, alive_at: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Opens the clock as the last process left it. @param machineClock milliseconds since 1970. */
export async function openSharedClock(
  { kind, queries }: Database,
  machineClock: () => number,
): Promise<SharedClock & { readonly reread: () => Promise<void> }> {
  await prepareClock({ queries });
  const tables = clockTables(queries);
  let ahead = 0;
  const reread = async () => {
    const row = await tables.selectFrom("sandbox_clock").select("ahead_ms").executeTakeFirst();
    ahead = row?.ahead_ms ?? 0;
  };
  await reread();
  return {
    now: () => machineClock() + ahead,
    aheadMs: () => ahead,
    reread,
    // The embedded database belongs to one process.
    refresh: async () => {
      if (kind === "postgres") await reread();
    },
    advanceTo: async (moment) => {
      const wanted = Math.max(0, Math.round(moment - machineClock()));
      const row = await tables
        .updateTable("sandbox_clock")
        .set((set) => ({
          ahead_ms: set.fn<number>("greatest", ["ahead_ms", set.val(wanted)]),
          alive_at: new Date(machineClock()).toISOString(),
        }))
        .returning("ahead_ms")
        .executeTakeFirst();
      ahead = row?.ahead_ms ?? 0;
    },
  };
}

type ClockTables = { readonly sandbox_clock: ClockRow };

/** The clock's one row. */
export type ClockRow = {
  readonly id: number;
  readonly ahead_ms: number;
  /** The day to which a move is under way, and when the process that makes it last reported by the machine's clock. */
  readonly moving_until: string | null;
  readonly alive_at: string | null;
};
