import cluster, { type Worker } from "node:cluster";
import { merged, type Family } from "./family.ts";

/** The first process asks by a number, and is told under the same. */
interface MetricsRequest {
  readonly metricsRequest: number;
}
interface MetricsReply {
  readonly metricsReply: number;
  readonly families: readonly Family[];
}
/** A worker that is busy for longer is left out of one answer. */
const WITHIN_MS = 2_000;

const has = <K extends string>(message: unknown, key: K): message is Record<K, unknown> =>
  typeof message === "object" && message !== null && key in message;

/** In a worker: tells its numbers to the first process whenever that asks. */
export function replyWithMetrics(collect: () => Promise<readonly Family[]>): void {
  process.on("message", (message: unknown) => {
    if (!has(message, "metricsAsked")) return;
    const metricsReply = Number(message.metricsAsked);
    void collect().then((families) => process.send?.({ metricsReply, families } satisfies MetricsReply));
  });
}

let last = 0;

function ask(worker: Worker): Promise<readonly Family[]> {
  last += 1;
  const number = last;
  return new Promise((done) => {
    const end = (families: readonly Family[]) => {
      clearTimeout(late);
      worker.off("message", onMessage);
      done(families);
    };
    const onMessage = (message: unknown) => {
      if (has(message, "metricsTold") && message.metricsTold === number) end((message as unknown as MetricsReply).families);
    };
    const late = setTimeout(() => end([]), WITHIN_MS);
    worker.on("message", onMessage);
    if (worker.isConnected()) worker.send({ metricsRequest: number } satisfies MetricsRequest);
    else end([]);
  });
}

/** In the first process: the numbers of all workers together. */
export async function metricsOfWorkers(): Promise<readonly Family[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return merged(await Promise.all(workers.map(ask)));
}
