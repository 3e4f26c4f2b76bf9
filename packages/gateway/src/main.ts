import cluster from "node:cluster";
import { boot } from "./boot/boot.ts";
import { configure } from "./configuration/configuration.ts";
import { createLog } from "./log/log.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { remedyOf } from "./boot/remedy-of.ts";
import { announce, bootWorkers } from "./boot/workers.ts";

const configured = configure(process.env);
if (!configured.ok) {
  console.error(`Not started:\n${configured.faults.map((fault) => `  - ${fault}`).join("\n")}`);
  process.exit(1);
}
const { value: configuration } = configured;
let stopping = false;
let stop = async (): Promise<void> => process.exit(1);
// A terminal that was closed, or a reader of the log that has ended: nobody is left to ask this process to stop.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => void stop());
const several = cluster.isPrimary && configuration.workers > 1;
const starting = several
  ? bootWorkers(
      configuration,
      createLog({
        level: configuration.logLevel,
        form: configuration.logForm,
        write: (line) => process.stdout.write(line),
        now: Date.now,
      }),
    )
  : boot(configuration);
const running = await starting.catch((error: unknown) => {
  const remedy = remedyOf(error);
  if (remedy === undefined) throw error;
  console.error(`Not started:\n  - ${remedy}`);
  process.exit(1);
});
if (cluster.isWorker) announce(running);
else {
  console.log(`\n  Site      ${running.origin}`);
  if (running.sandbox) console.log(`  Sandbox   ${running.origin}/sandbox`);
  if (running.sandbox)
    console.log(
      `  NCALayer  ${running.application ? "ws://127.0.0.1:13579, its window on /sandbox/ncalayer" : "not started: port 13579 is taken, NCALAYER=off, or there are several workers"}`,
    );
  if (configuration.describesCalls) console.log(`  API       ${running.origin}/openapi.json`);
  if (several) console.log(`  Workers   ${configuration.workers}`);
  console.log(`  Data      survives a killed ${running.durability === "power" ? "machine" : "process"} (${running.durability})\n`);
}

const metricsServer = configuration.metrics && !cluster.isWorker ? await serveMetrics(configuration.metrics, running.metrics) : undefined;
if (metricsServer) console.log(`  Metrics   port ${metricsServer.port}\n`);

stop = async () => {
  if (stopping) return;
  stopping = true;
  const left = await running.close();
  await metricsServer?.close();
  if (left.length > 0) console.error(`Stopped without waiting any longer for ${left.join(", ")}.`);
  process.exit(left.length > 0 ? 1 : 0);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
