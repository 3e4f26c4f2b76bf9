import type { JobName } from "../platform/failures/job-name.ts";
import type { Services } from "../platform/ports/provider-options.ts";
import type { Job, JobMemory } from "./job.ts";

interface Run {
  /** It has ended, however. */
  readonly ended: Promise<void>;
  /** It has ended, or those behind it wait for it no longer. */
  readonly waited: Promise<void>;
}
/** The jobs that run now in one process. */
export type RunningJobs = Map<JobName, Run>;

/** Runs a job. One that fails is logged and runs again when its turn comes; the others run nevertheless. */
async function perform({ name, run }: Job, services: Services, now: number, memory: JobMemory): Promise<void> {
  const observe = services.observeJob ?? ((_, act) => act());
  try {
    await observe(name, () => run(services, now, memory));
  } catch (error) {
    services.log({ level: "error", event: "job-failed", job: name, reason: error instanceof Error ? error.name : "unknown" });
  }
}

function start(job: Job, services: Services, now: number, memory: JobMemory, running: RunningJobs): Run {
  const { name, maxWaitMs } = job;
  const slow = Promise.withResolvers<void>();
  let cancel = (): void => {};
  // Logged again and again: a job that hangs is not forgotten after its first line.
  const watch = (): void => {
    cancel =
      services.schedule?.(maxWaitMs, () => {
        services.log({ level: "warn", event: "job-slow", job: name });
        slow.resolve();
        watch();
      }) ?? cancel;
  };
  watch();
  const ended = perform(job, services, now, memory).finally(() => {
    cancel();
    running.delete(name);
  });
  const started = { ended, waited: Promise.race([ended, slow.promise]) };
  running.set(name, started);
  return started;
}

/** Runs a job, or joins its current run in this process, and waits until it has ended or is slow. */
export function runJob(job: Job, services: Services, now: number, memory: JobMemory, running: RunningJobs): Promise<void> {
  return (running.get(job.name) ?? start(job, services, now, memory, running)).waited;
}
