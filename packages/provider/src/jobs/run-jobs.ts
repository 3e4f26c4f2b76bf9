import { BEFORE_ALL } from "../domain/reminders/remind.ts";
import type { Services } from "../platform/ports/provider-options.ts";
import type { Job, JobMemory } from "./job.ts";
import { runJob, type RunningJobs } from "./run-job.ts";
import { jobs } from "./table.ts";

const MINUTE_MS = 60_000;

/** What one process remembers between two ticks. */
export interface Rounds extends JobMemory {
  /** When it last did what is done once a round. */
  roundAt: number;
  readonly running: RunningJobs;
}

export const firstRound = (): Rounds => ({ roundAt: 0, remindedTo: BEFORE_ALL, running: new Map() });

/** One tick: runs the jobs of a tick and, once a round, those of a round. Ticks may overlap, here or in another process; a job runs once at a time here. */
export async function runJobs(services: Services, rounds: Rounds, table: readonly Job[] = jobs): Promise<void> {
  const now = services.clock();
  const run = (job: Job) => runJob(job, services, now, rounds, rounds.running);
  // Side by side: a bank that hangs delays no message, and a mail service no policy.
  await Promise.all(table.filter(({ runs }) => runs === "tick").map(run));
  // The distance and not the difference: a clock may be put back.
  if (Math.abs(now - rounds.roundAt) < (services.roundEveryMs ?? MINUTE_MS)) return;
  rounds.roundAt = now;
  for (const job of table) if (job.runs === "round") await run(job);
}

/** Waits for the jobs that no round waits for any more. */
export async function jobsEnded({ running }: Pick<Rounds, "running">): Promise<void> {
  while (running.size > 0) await Promise.all([...running.values()].map(({ ended }) => ended));
}
