import type { JobName } from "./job-name.ts";
import type { Services } from "../ports/provider-options.ts";

/** The state of a row that failed. */
export interface FailedRow {
  readonly tries: number;
  /** Whether it is tried again now. */
  readonly isDue: boolean;
}

/** Rows with which a job failed, by their keys: few among all, so they are read whole. */
export async function failedRows(
  { database }: Pick<Services, "database">,
  job: JobName,
  now: number,
): Promise<ReadonlyMap<string, FailedRow>> {
  const rows = await database.queries.selectFrom("job_failure").select(["row_key", "tries", "next_at"]).where("job", "=", job).execute();
  return new Map(rows.map(({ row_key, tries, next_at }) => [row_key, { tries, isDue: next_at !== null && Date.parse(next_at) <= now }]));
}
