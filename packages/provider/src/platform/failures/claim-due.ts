import { sql, type RawBuilder } from "kysely";
import { eachRow } from "./each-row.ts";
import { isNotSetAside } from "./is-not-set-aside.ts";
import type { JobName } from "./job-name.ts";
import type { Services } from "../ports/provider-options.ts";

/** At most so many rows that cannot be taken are skipped in one go; the next go skips others. */
const MAX_BAD = 20;

/** Rows of a table that hold themselves when they are next. */
export interface Claim {
  readonly job: JobName;
  readonly table: string;
  readonly key: string;
  readonly due: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** What makes a row the claimer's for as long as its lease lasts. */
  readonly set: RawBuilder<unknown>;
}

/**
 * Takes rows that are due, for this process alone; those that another one took are skipped. If the database refuses to write one of them, each is taken alone,
 * and the one that cannot be is set aside like any row that fails.
 */
export async function claimDue<Row>(
  services: Pick<Services, "database" | "log">,
  now: number,
  { job, table, key, due, order, limit, set }: Claim,
): Promise<readonly Row[]> {
  const { queries, kind } = services.database;
  const [from, id] = [sql.table(table), sql.ref(key)];
  const [skipping, waiting] = kind === "postgres" ? [sql`FOR UPDATE SKIP LOCKED`, sql`FOR UPDATE`] : [sql``, sql``];
  const free = sql`${due} AND ${isNotSetAside(job, sql`${from}.${id}::text`, now)}`;
  const take = (which: RawBuilder<unknown>, lock: RawBuilder<unknown>) =>
    sql<Row>`UPDATE ${from} SET ${set} WHERE ${id} IN (SELECT ${id} FROM ${from} WHERE ${which} ORDER BY ${order} LIMIT ${limit} ${lock}) RETURNING *`.execute(
      queries,
    );
  try {
    return (await take(free, skipping)).rows;
  } catch {
    const { rows: keys } = await sql<{ readonly key: string }>`
      SELECT ${id}::text AS key FROM ${from} WHERE ${free} ORDER BY ${order} LIMIT ${limit + MAX_BAD}`.execute(queries);
    const taken: Row[] = [];
    // PostgreSQL reports an error before it releases the rows of the statement: to skip what is locked would skip all of them.
    const act = async (row: { readonly key: string }) => {
      const { rows } = await take(sql`${free} AND ${from}.${id}::text = ${row.key}`, waiting);
      taken.push(...rows);
      return rows.length > 0;
    };
    for (const row of keys) {
      if (taken.length >= limit) break;
      await eachRow(services, now, { job, isOwed: true, rows: [row], keyOf: ({ key: one }) => one, act });
    }
    return taken;
  }
}
