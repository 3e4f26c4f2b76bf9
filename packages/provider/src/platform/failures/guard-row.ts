import type { JobName } from "./job-name.ts";
import type { Services } from "../ports/provider-options.ts";
import { errorName } from "./error-name.ts";

interface GuardedRow {
  readonly job: JobName;
  /** Of `storableKey`. */
  readonly key: string;
  readonly act: () => Promise<unknown>;
  /** Logs the failure by the error's name, and records when the row is tried again. */
  readonly failed: (reason: string, error: unknown) => Promise<unknown>;
}

/** Does one row of a job, so that neither its failure nor that of recording it reaches the rows behind it. Whether it went through. */
export async function guardRow({ log }: Pick<Services, "log">, { job, key, act, failed }: GuardedRow): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    try {
      await failed(errorName(error), error);
    } catch {
      // The database is silent, or refuses this row alone: its claim expires after a minute, and it is due again.
      log({ level: "error", event: "job-failure-unrecorded", job, row: key });
    }
    return false;
  }
}
