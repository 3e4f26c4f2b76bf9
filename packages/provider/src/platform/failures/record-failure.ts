import type { JobName } from "./job-name.ts";
import type { Services } from "../ports/provider-options.ts";
import { moment } from "../server/moment.ts";

/** The first wait of a row that failed; each next one is twice as long. */
const FIRST_WAIT_MS = 60_000;
const MAX_WAIT_MS = 6 * 3_600_000;
const MAX_WAIT_OWED_MS = 15 * 60_000;
/** After so many tries, about two days, a row waits for a person. */
export const MAX_TRIES = 16;
const MAX_KEY_LENGTH = 200;

type Storing = Pick<Services, "database" | "log">;
interface Place {
  readonly job: JobName;
  /** Of `storableKey`. */
  readonly key: string;
}
interface Failed extends Place {
  /** How often it failed by now, this time among them. */
  readonly tries: number;
  /** The error's name. */
  readonly reason: string;
  readonly isOwed: boolean;
}

/** A key that came from outside, as the database and a line of the log can hold it. */
export const storableKey = (key: string): string => key.replaceAll(/\p{Cc}/gu, "\u{FFFD}").slice(0, MAX_KEY_LENGTH);

/** When a row is tried again that failed so often; undefined: a person has to look at it. */
function nextTry({ tries, isOwed }: Pick<Failed, "tries" | "isOwed">, now: number): number | undefined {
  if (tries >= MAX_TRIES && !isOwed) return undefined;
  return now + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), isOwed ? MAX_WAIT_OWED_MS : MAX_WAIT_MS);
}

/** Records that a job failed with a row, and logs it by the row's key and the error's name. */
export async function recordFailure(services: Storing, now: number, { isOwed, ...failed }: Failed): Promise<void> {
  const { job, key, reason } = failed;
  const next = nextTry({ ...failed, isOwed }, now);
  services.log({
    level: next === undefined ? "error" : "warn",
    event: next === undefined ? "job-row-given-up" : "job-row-failed",
    job,
    row: key,
    reason,
  });
  await keepFailure(services, now, { ...failed, next });
}

/** Keeps that a job failed with a row, and when it tries it again; undefined: a person looks at it. */
export async function keepFailure(
  { database }: Pick<Services, "database">,
  now: number,
  { job, key, tries, reason, next }: Omit<Failed, "isOwed"> & { readonly next: number | undefined },
): Promise<void> {
  const at = moment(now);
  const kept = { tries, reason, failed_at: at, next_at: next === undefined ? null : moment(next) };
  await database.queries
    .insertInto("job_failure")
    .values({ job, row_key: key, failed_since: at, ...kept })
    .onConflict((on) => on.columns(["job", "row_key"]).doUpdateSet(kept))
    .execute();
}

/** A row with which a job failed has gone through. */
export async function forgetFailure({ database }: Pick<Services, "database">, { job, key }: Place): Promise<void> {
  await database.queries.deleteFrom("job_failure").where("job", "=", job).where("row_key", "=", key).execute();
}
