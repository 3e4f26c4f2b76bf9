// One worker in a process of its own: drains what is due, and dies at the given point. It reports when it is done.
import { appendFileSync } from "node:fs";
import { openDatabase, type DatabasePlace } from "@shanyraq/provider";
import { doneWork } from "./done-work.ts";
import { openWorkers } from "./workers.ts";

export interface WorkerTask {
  readonly place: DatabasePlace;
  /** Where the bank, which outlives the worker, records the orders that it got. */
  readonly bankFile: string;
  readonly dieAt?: string;
  /** The point is met so often before the process dies there. */
  readonly after: number;
}

const { place, bankFile, dieAt, after } = JSON.parse(process.argv[2] ?? "{}") as WorkerTask;
const database = await openDatabase(place);
let met = 0;
const { drain } = openWorkers([database], {
  onOrder: (reference) => appendFileSync(bankFile, `${reference}\n`),
  checkpoint: (point) => {
    if (point === dieAt && (met += 1) > after) process.kill(process.pid, "SIGKILL");
  },
});
await drain(async () => {
  const { unsent, payouts, paidContracts } = await doneWork(database);
  return unsent > 0 || payouts < paidContracts;
});
await database.close();
process.exit(0);
