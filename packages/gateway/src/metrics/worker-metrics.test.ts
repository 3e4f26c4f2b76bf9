import cluster from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { metricsOfWorkers } from "./worker-metrics.ts";

afterEach(() => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill();
});

it("the first process adds up the metrics of its workers", async () => {
  cluster.setupPrimary({ exec: fileURLToPath(new URL("./testing/counting-worker.ts", import.meta.url)), silent: false, execArgv: [] });
  const workers = [cluster.fork(), cluster.fork()];
  await Promise.all(workers.map((worker) => once(worker, "message")));
  expect(await metricsOfWorkers()).toEqual([
    { name: "answers_total", help: "Answers.", type: "counter", together: "sum", samples: [{ labels: {}, value: 6 }] },
  ]);
});
