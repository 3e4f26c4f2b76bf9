import cluster from "node:cluster";
import { FolderInUse } from "@shanyraq/provider";
import { boot } from "./boot.ts";
import { configure } from "./configuration.ts";
import { createLog } from "./log.ts";
import { announce, bootWorkers, WorkerNotStarted } from "./workers.ts";

/** What a person can do about a start that failed; undefined where only the error itself can tell. */
function remedyOf(error: unknown): string | undefined {
  if (error instanceof FolderInUse) return `The data folder is in use by process ${error.pid}: stop it, or set DATA_DIR to another folder.`;
  if (error instanceof WorkerNotStarted) return "A worker ended before it served; its own words stand above.";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EADDRINUSE" ? "The port is taken: stop what uses it, or set PORT to another one." : undefined;
}

const configured = configure(process.env);
if (!configured.ok) {
  console.error(`Not started:\n${configured.faults.map((fault) => `  - ${fault}`).join("\n")}`);
  process.exit(1);
}
const { value: configuration } = configured;
const several = cluster.isPrimary && configuration.workers > 1;
const starting = several
  ? bootWorkers(
      configuration,
      createLog(configuration.logLevel, (line) => process.stdout.write(line), Date.now),
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
  console.log(`  API       ${running.origin}/openapi.json`);
  if (several) console.log(`  Workers   ${configuration.workers}`);
  console.log(`  Data      survives a killed ${running.durability === "power" ? "machine" : "process"} (${running.durability})\n`);
}

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await running.close();
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
