import { migrate, openDatabase, seedContent, type Database } from "@shanyraq/provider";
import { seedDueWork } from "@shanyraq/provider/testing/lives";
import { afterEach, describe, expect, it } from "vitest";
import { isFullRun, rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { allDone, doneWork } from "../product/jobs/done-work.ts";
import { openWorkers } from "../product/jobs/workers.ts";
import { startPostgres } from "../product/servers/postgres.ts";

const COUNT = isFullRun ? 200 : 20;

const opened: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** The databases of two workers: of an embedded one the same, of PostgreSQL each its own connections to it. */
async function openTwo(kind: "pglite" | "postgres"): Promise<readonly [Database, Database]> {
  if (kind === "pglite") {
    const database = await openDatabase({ memory: true });
    opened.push(() => database.close());
    return [database, database];
  }
  const cluster = await startPostgres();
  opened.push(() => cluster.stop());
  const url = await cluster.create("workers");
  const open = async () => {
    const database = await openDatabase({ url });
    opened.push(() => database.close());
    return database;
  };
  return [await open(), await open()];
}

describe.each(rowsOfRun(["pglite", "postgres"] as const))("two workers over %s", (kind) => {
  it(`do ${COUNT} payouts, reminders and letters once each`, async () => {
    const databases = await openTwo(kind);
    await migrate(databases[0]);
    await seedContent(databases[0]);
    await seedDueWork(databases[0], COUNT);
    const { drain, log, orders, messages } = openWorkers(databases);
    const done = () => doneWork(databases[0]);
    await drain(async () => (await done()).unsent > 0 || (await done()).payouts < COUNT);
    expect(await done()).toEqual(allDone(COUNT));
    expect(log).toEqual([]);
    expect([orders.size, Math.max(...orders.values())]).toEqual([COUNT, 1]);
    const plain = [...messages.keys()].filter((key) => key.startsWith("letter/"));
    expect([plain.length, Math.max(...messages.values())]).toEqual([COUNT, 1]);
  });
});
