import cluster, { type Worker } from "node:cluster";
import { merged, type Family } from "./family.ts";

/** The first process sends a number with its request, and the reply carries the same number. */
interface MetricsRequest {
  readonly metricsRequest: number;
}
interface MetricsReply {
  readonly metricsReply: number;
  readonly families: readonly Family[];
}
/** A worker that is busy for longer is left out of one answer. */
const WITHIN_MS = 2_000;

type Message = MetricsRequest | MetricsReply;
/** Other parts speak over the same line. */
const has = <Key extends keyof MetricsRequest | keyof MetricsReply>(
  message: unknown,
  key: Key,
): message is Extract<Message, Record<Key, unknown>> => typeof message === "object" && message !== null && key in message;

/** In a worker: sends its metrics to the first process on request. */
export function replyWithMetrics(collect: () => Promise<readonly Family[]>): void {
  process.on("message", (message: unknown) => {
    if (!has(message, "metricsRequest")) return;
    const metricsReply = message.metricsRequest;
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
      if (has(message, "metricsReply") && message.metricsReply === number) end(message.families);
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
