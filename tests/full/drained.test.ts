import { migrate, openDatabase, seedContent, type Database } from "@shanyraq/provider";
import { seedDueWork } from "@shanyraq/provider/testing/lives";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { allDone, doneWork } from "../src/product/jobs/done-work.ts";
import { openWorkers } from "../src/product/jobs/workers.ts";
import { startPostgres } from "../src/product/servers/postgres.ts";

/** As many as one day of a large insurer has, all of them due at one moment. */
const COUNT = Number(process.env["DUE"] ?? 10_000);
const MAX_ROUNDS = 100;

const figures: Figure[] = [];
afterAll(() => writeFigures("drained", figures));
const opened: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** An embedded database has one worker, since it has one process; PostgreSQL has two, each with connections of its own. */
async function openDatabases(kind: "pglite" | "postgres"): Promise<readonly Database[]> {
  const place = async () => {
    if (kind === "pglite") return [{ memory: true } as const];
    const cluster = await startPostgres();
    opened.push(() => cluster.stop());
    const url = await cluster.create("drained");
    return [{ url }, { url }];
  };
  const databases = await Promise.all((await place()).map((one) => openDatabase(one)));
  for (const database of databases) opened.push(() => database.close());
  return databases;
}

describe.each(["postgres", "pglite"] as const)("on %s", (kind) => {
  it(`${COUNT} due payouts, reminders and letters are drained, each done once`, async () => {
    const databases = await openDatabases(kind);
    const [database] = databases;
    if (!database) throw new Error("no database");
    await migrate(database);
    await seedContent(database);
    await seedDueWork(database, COUNT);
    const { drain, log, orders, messages, spentMs } = openWorkers(databases, { maxRounds: MAX_ROUNDS });
    const from = performance.now();
    const rounds = await drain(async () => {
      const { unsent, payouts, reminders } = await doneWork(database);
      return unsent > 0 || payouts < COUNT || reminders < COUNT;
    });
    const seconds = (performance.now() - from) / 1000;

    const done = await doneWork(database);
    const rows = orders.size + messages.size + done.reminders;
    const perJob = ["payMaturities", "sendPayouts", "remind", "deliver"].map(
      (job) => `${job} ${((spentMs.get(job) ?? 0) / 1000).toFixed(0)} s`,
    );
    const measured = `${rows} rows in ${seconds.toFixed(0)} s and ${rounds} rounds of ${databases.length} workers, ${(rows / seconds).toFixed(0)} a second (${perJob.join(", ")})`;
    const twice = [...orders.values(), ...messages.values()].filter((times) => times > 1).length;
    figures.push({ name: `drained, ${kind}`, measured, goal: "each once", ok: twice === 0 && rows >= 3 * COUNT });
    expect(done).toEqual(allDone(COUNT));
    expect(log).toEqual([]);
    expect(orders.size).toBe(COUNT);
    expect([...messages.keys()].filter((key) => key.startsWith("letter/"))).toHaveLength(COUNT);
    expect(twice).toBe(0);
  });
});
