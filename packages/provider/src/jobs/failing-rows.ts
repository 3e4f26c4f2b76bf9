import { sql, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/open.ts";
import type { JobName } from "../platform/failures/job-name.ts";
import { moment } from "../platform/server/moment.ts";

/** A row with which a job fails. */
export interface FailingRow {
  readonly job: JobName;
  readonly key: string;
  readonly tries: number;
  /** The name of the last error, if it is recorded beside the row. */
  readonly reason: string | null;
  readonly since: string;
  /** When the job tries it again; null: it has given up, and a person looks at it. */
  readonly nextAt: string | null;
}

/** A table whose rows hold themselves how often they were tried and when they are next: what its job sends waits for a bank, a mail service or a key. */
interface OwnQueue {
  readonly job: JobName;
  readonly table: string;
  readonly key: string;
  /** The column in which the row counts its tries; without it `job_failure` counts them, and knows since when. */
  readonly tries?: string;
  readonly next: string;
  readonly since: RawBuilder<string>;
  readonly waits: RawBuilder<boolean>;
}
const ownQueues: readonly OwnQueue[] = [
  {
    job: "settlePending",
    table: "payment",
    key: "id",
    next: "next_check_at",
    since: sql`created_at`,
    waits: sql`next_check_at IS NOT NULL`,
  },
  {
    job: "deliver",
    table: "outbox",
    key: "key",
    tries: "tries",
    next: "next_at",
    since: sql`created_at`,
    waits: sql`sent_at IS NULL`,
  },
  {
    job: "sendPayouts",
    table: "payout",
    key: "id",
    tries: "tries",
    next: "next_at",
    since: sql`ordered_at`,
    // A payout that was sent is only queried.
    waits: sql`state = 'ordered' AND next_at IS NOT NULL`,
  },
  {
    job: "sendRefunds",
    table: "payment",
    key: "id",
    tries: "refund_tries",
    next: "refund_next_at",
    since: sql`coalesce(paid_at, created_at)`,
    waits: sql`refund_due AND refunded_at IS NULL AND NOT refund_by_hand AND refund_next_at IS NOT NULL`,
  },
  {
    job: "signForInsurer",
    table: "signing_party",
    key: "id",
    tries: "sign_tries",
    next: "next_sign_at",
    since: sql`(SELECT created_at FROM signing_request WHERE signing_request.id = signing_party.request_id)`,
    waits: sql`next_sign_at IS NOT NULL`,
  },
];
/** A row that the other side has not taken after so many tries, about half an hour, is reported. */
const FAILING_TRIES = 5;
/** Payments are queried every few seconds while a person waits, so their tries mean nothing before this has passed. */
const FAILING_SECONDS = 600;

function failingIn({ job, table, key, tries, next, since, waits }: OwnQueue) {
  const columns = sql`${job}::text AS job, ${sql.ref(`${table}.${key}`)}::text AS key`;
  const nextAt = sql`${sql.ref(`${table}.${next}`)} AS "nextAt"`;
  if (tries !== undefined)
    return sql`
      SELECT ${columns}, ${sql.ref(tries)} AS tries, NULL AS reason, ${since} AS since, ${nextAt}
      FROM ${sql.table(table)} WHERE ${waits} AND ${sql.ref(tries)} >= ${FAILING_TRIES}`;
  return sql`
    SELECT ${columns}, failure.tries, failure.reason, failure.failed_since AS since, ${nextAt}
    FROM job_failure failure JOIN ${sql.table(table)} ON ${sql.ref(`${table}.${key}`)}::text = failure.row_key
    WHERE failure.job = ${job} AND ${waits} AND failure.tries >= ${FAILING_TRIES}
      AND failure.failed_at::timestamptz - failure.failed_since::timestamptz >= make_interval(secs => ${FAILING_SECONDS})`;
}

/** Every row with which a job fails, the oldest first: what the operator looks at. */
export async function failingRows({ jobs }: Pick<Database, "jobs">): Promise<readonly FailingRow[]> {
  const kept = ownQueues.filter(({ tries }) => tries === undefined).map(({ job }) => job);
  const recorded = sql`
    SELECT job, row_key AS key, tries, reason, failed_since AS since, next_at AS "nextAt" FROM job_failure WHERE job NOT IN (${sql.join(kept)})`;
  const { rows } =
    await sql<FailingRow>`${sql.join([recorded, ...ownQueues.map(failingIn)], sql` UNION ALL `)} ORDER BY since, job, key`.execute(jobs);
  return rows;
}

/** Lets a job try a row again in its next round, as if it had never failed. Whether it fails with such a row. */
export async function retryRow(
  { jobs }: Pick<Database, "jobs">,
  { job, key }: Pick<FailingRow, "job" | "key">,
  now: number,
): Promise<boolean> {
  const forgotten = await jobs.deleteFrom("job_failure").where("job", "=", job).where("row_key", "=", key).executeTakeFirst();
  const queue = ownQueues.find((one) => one.job === job);
  if (!queue) return forgotten.numDeletedRows > 0n;
  const { table, next, tries, waits } = queue;
  const again = sql`${sql.ref(next)} = ${moment(now)}${tries === undefined ? sql`` : sql`, ${sql.ref(tries)} = 0`}`;
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table)} SET ${again} WHERE ${sql.ref(queue.key)}::text = ${key} AND ${waits}`.execute(jobs);
  return forgotten.numDeletedRows > 0n || (numAffectedRows ?? 0n) > 0n;
}
