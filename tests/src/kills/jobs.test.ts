import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, openDatabase, seedContent, type DatabasePlace } from "@shanyraq/provider";
import { seedDueWork } from "@shanyraq/provider/testing/lives";
import { afterEach, describe, expect, it } from "vitest";
import { allDone, doneWork } from "../product/jobs/done-work.ts";
import type { WorkerTask } from "../product/jobs/worker-process.ts";
import { startPostgres } from "../product/servers/postgres.ts";

const COUNT = 12;
/** Between what a job sends outside and what it records, and around each of its commits; in the order in which a restarted worker meets them. */
const points = [
  { job: "deliver", point: "letter:sent" },
  { job: "payMaturities", point: "maturity:before-commit" },
  { job: "payMaturities", point: "maturity:after-commit" },
  { job: "sendPayouts", point: "payout:sent" },
  { job: "remind", point: "reminder:noticed" },
] as const;
/** So many rows are done before the one in whose middle the worker dies. */
const AFTER = 3;

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const act of cleanUp.splice(0).toReversed()) act();
});

async function placeOf(kind: "pglite" | "postgres", folder: string): Promise<DatabasePlace> {
  if (kind === "pglite") return { folder: path.join(folder, "pglite") };
  const cluster = await startPostgres();
  cleanUp.push(() => cluster.stop());
  return { url: await cluster.create("jobs") };
}

/** How a worker ended: by which signal, or with which code. */
async function run(task: WorkerTask): Promise<unknown> {
  const child = fork(path.join(import.meta.dirname, "../product/jobs/worker-process.ts"), [JSON.stringify(task)]);
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return signal ?? code;
}

describe.each(["pglite", "postgres"] as const)("a worker over %s", (kind) => {
  it("killed in the middle of each job leaves every sum, letter and reminder to be there once", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-jobs-"));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    const [place, bankFile] = [await placeOf(kind, folder), path.join(folder, "bank.txt")];
    const prepared = await openDatabase(place);
    await migrate(prepared);
    await seedContent(prepared);
    await seedDueWork(prepared, COUNT);
    await prepared.close();

    for (const { point } of points) expect([point, await run({ place, bankFile, dieAt: point, after: AFTER })]).toEqual([point, "SIGKILL"]);
    expect(await run({ place, bankFile, after: 0 })).toBe(0);

    const database = await openDatabase(place);
    expect(await doneWork(database)).toEqual(allDone(COUNT));
    const payouts = await database.queries.selectFrom("payout").select("id").execute();
    await database.close();
    // The bank got some orders twice, under the reference by which it knows them.
    expect(new Set(readFileSync(bankFile, "utf8").trim().split("\n"))).toEqual(new Set(payouts.map(({ id }) => id)));
  });
});
