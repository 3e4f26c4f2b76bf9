import cluster, { type Worker } from "node:cluster";
import type { Running } from "./boot.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { developmentKeys } from "./development-keys.ts";
import type { Log } from "../log/log.ts";
import { metricsOfWorkers, replyWithMetrics } from "../metrics/worker-metrics.ts";
import { openMigrated } from "./open-provider.ts";

type Announced = Omit<Running, "close" | "metrics">;

/** A worker that ends within this time is started again later and later. */
const SOON_MS = 10_000;
const PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** What a worker has beyond its own time to stop, before it is ended. */
const GRACE_MS = 30_000;

/** A worker's word to the first process that it serves; from then on it tells its numbers when it is asked. */
export const announce = ({ origin, durability, sandbox, application, metrics }: Running): void => {
  const announced: Announced = { origin, durability, sandbox, application };
  process.send?.(announced);
  replyWithMetrics(metrics);
};

/** A worker ended before it served; it has said itself what stood in its way. */
export class WorkerNotStarted extends Error {
  constructor() {
    super("a worker ended before it served");
    this.name = "WorkerNotStarted";
  }
}

const serving = (worker: Worker): Promise<Announced> =>
  new Promise((done, fail) => {
    worker.once("message", (announced: Announced) => done(announced));
    worker.once("exit", () => fail(new WorkerNotStarted()));
  });

const ended = (worker: Worker): Promise<void> =>
  new Promise((done) => {
    if (worker.isDead()) done();
    else worker.once("exit", () => done());
  });

/**
 * Starts the configured number of processes that share the port; one that dies is started again. Each takes its connections from the port itself:
 * the first process, which would deal them out otherwise, gives some to one that has just died, and nobody ever answers those.
 */
export async function bootWorkers(configuration: Configuration, log: Log): Promise<Running> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // What is made once is made before there are several to make it.
  if (!configuration.production) developmentKeys(configuration.dataFolder);
  if (!configuration.providerUrl) await (await openMigrated(configuration, log)).close();

  let stopping = false;
  let pause = PAUSE_MS;
  const timers = new Set<NodeJS.Timeout>();
  function start(): Worker {
    const from = performance.now();
    const worker = cluster.fork();
    worker.once("message", () => log({ event: "workerServes" }));
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (stopping) return;
      log({ level: "error", event: "workerEnded", reason: signal ?? `code ${code}` });
      pause = performance.now() - from < SOON_MS ? Math.min(pause * 2, MAX_PAUSE_MS) : PAUSE_MS;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start();
      }, pause);
      timers.add(timer);
    });
    return worker;
  }
  const close = async (): Promise<readonly string[]> => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const { process: own } of living) own.kill("SIGTERM");
    const late = setTimeout(
      () => {
        for (const { process: own } of living) own.kill("SIGKILL");
      },
      (configuration.drainSeconds + 2 * configuration.stopSeconds) * 1_000 + GRACE_MS,
    );
    await Promise.all(living.map(ended));
    clearTimeout(late);
    return [];
  };

  const first = serving(start());
  const others = Array.from({ length: configuration.workers - 1 }, () => serving(start()));
  try {
    const [announced] = await Promise.all([first, ...others]);
    return { ...announced, metrics: metricsOfWorkers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
