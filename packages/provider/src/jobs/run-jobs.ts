import { BEFORE_ALL } from "../domain/reminders/remind.ts";
import type { Services } from "../platform/ports/provider-options.ts";
import type { Job, JobMemory } from "./job.ts";
import { jobs } from "./table.ts";

const MINUTE_MS = 60_000;

/** What one process remembers between two ticks. */
export interface Rounds extends JobMemory {
  /** When it last did what is done once a round. */
  roundAt: number;
}

export const firstRound = (): Rounds => ({ roundAt: 0, remindedTo: BEFORE_ALL });

/** Runs a job. One that fails is told in the log and runs again when its turn comes; the others run all the same. */
async function runJob({ name, run }: Job, services: Services, now: number, memory: JobMemory): Promise<void> {
  const observe = services.observeJob ?? ((_, act) => act());
  try {
    await observe(name, () => run(services, now, memory));
  } catch (error) {
    services.log({ level: "error", event: "job-failed", job: name, reason: error instanceof Error ? error.name : "unknown" });
  }
}

/** One tick: runs the jobs of a tick and, once a round, those of a round. Ticks may overlap, here or in another process. */
export async function runJobs(services: Services, rounds: Rounds): Promise<void> {
  const now = services.clock();
  const ofTick = jobs.filter(({ runs }) => runs === "tick");
  // Side by side: a bank that hangs holds up no letter, and a mail service no policy.
  await Promise.all(ofTick.map((job) => runJob(job, services, now, rounds)));
  // The distance and not the difference: a clock may be put back.
  if (Math.abs(now - rounds.roundAt) < (services.roundEveryMs ?? MINUTE_MS)) return;
  rounds.roundAt = now;
  for (const job of jobs) if (job.runs === "round") await runJob(job, services, now, rounds);
}
