import type { Services } from "../platform/ports/provider-options.ts";
import type { JobName } from "../platform/failures/job-name.ts";

/** What the jobs of one process remember from one round to the next. */
export interface JobMemory {
  /** The last customer who was looked at for premiums that fall due. */
  remindedTo: string;
}

/** Work that happens without a request. What is due is found in the tables and by the clock, so a job that was interrupted continues where it was. */
export interface Job {
  readonly name: JobName;
  /** `tick`: whenever the host looks for work, side by side with the others of the tick. `round`: one after another, once a round. */
  readonly runs: "tick" | "round";
  /** How long the jobs behind it wait for a run of it. A run that takes longer continues beside them, and is logged each time that this has passed. */
  readonly maxWaitMs: number;
  readonly run: (services: Services, now: number, memory: JobMemory) => Promise<void>;
}
