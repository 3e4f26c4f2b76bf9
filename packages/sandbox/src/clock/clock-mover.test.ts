import { openDatabase, preparedMemory, type Database } from "@shanyraq/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prepareTables, type SandboxDatabase } from "../tables.ts";
import { createClockMover, dayOf, type ClockMover } from "./clock-mover.ts";
import { openSharedClock } from "./shared-clock.ts";

const DAY_MS = 86_400_000;
const machine = { now: Date.parse("2026-11-27T07:00:00Z") };
const machineClock = () => machine.now;

let database: Database;
let tables: SandboxDatabase;
let clock: Awaited<ReturnType<typeof openSharedClock>>;
let mover: ClockMover;
/** The days on which the jobs ran, and the moments at which they have something to do. */
let ran: string[];
let due: number[];
const product = {
  runJobs: async () => void ran.push(dayOf(clock.now())),
  nextWork: async (now: number) => due.find((one) => one > now) ?? Number.POSITIVE_INFINITY,
  beforeMove: async () => {},
  around: <T>(act: () => Promise<T>) => act(),
};
beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  tables = await prepareTables(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  machine.now = Date.parse("2026-11-27T07:00:00Z");
  await tables.deleteFrom("sandbox_clock").execute();
  clock = await openSharedClock(database, machineClock);
  mover = createClockMover({ tables, clock, machineClock });
  [ran, due] = [[], []];
  mover.attach(product);
});

describe("the sandbox's clock", () => {
  it("runs the jobs today, on each day between that has something to do, in their order, and on the last day", async () => {
    due = [3, 10, 400].map((days) => machine.now + days * DAY_MS);
    expect(await mover.moveTo("2027-01-01")).toMatchObject({ ok: true, value: { days: 35, from: "2026-11-27", to: "2027-01-01" } });
    expect(ran).toEqual(["2026-11-27", "2026-11-30", "2026-12-07", "2027-01-01"]);
    expect(clock.now()).toBe(machine.now + 35 * DAY_MS);
  });
  it("runs on with the machine's seconds once it has been moved", async () => {
    await mover.moveTo("2026-11-28");
    const before = clock.now();
    machine.now += 5_000;
    expect(clock.now() - before).toBe(5_000);
  });
  it("does not spend a day on a job that fails again and again", async () => {
    mover.attach({ ...product, nextWork: async (now) => now });
    await mover.moveTo("2026-11-30");
    const perDay = Map.groupBy(ran, (day) => day);
    expect([...perDay.keys()]).toEqual(["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"]);
    for (const rounds of perDay.values()) expect(rounds.length).toBeLessThanOrEqual(36);
  });
  it.each([
    ["today", "2026-11-27", "past"],
    ["yesterday", "2026-11-26", "past"],
    ["a day that is in no calendar", "2027-02-30", "tooFar"],
    ["a day after the last", "2151-01-01", "tooFar"],
    ["nothing", "", "tooFar"],
  ])("is not moved to %s", async (_, day, error) => {
    expect(await mover.moveTo(day)).toEqual({ ok: false, error });
    expect([ran, clock.aheadMs()]).toEqual([[], 0]);
  });
  it("is moved by one process at a time, and by another once the first was silent for a minute", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    mover.attach({ ...product, runJobs: () => held });
    const first = mover.moveTo("2026-12-01");
    await expect.poll(() => mover.target()).toBe("2026-12-01");
    const other = createClockMover({ tables, clock, machineClock });
    other.attach(product);
    expect(await other.moveTo("2026-12-02")).toEqual({ ok: false, error: "underWay" });
    expect(await mover.moveTo("2026-12-02")).toEqual({ ok: false, error: "underWay" });
    machine.now += 61_000;
    expect(await other.target()).toBeUndefined();
    expect(await other.moveTo("2026-12-02")).toMatchObject({ ok: true });
    release();
    await first;
  });
  it("stays where a stop found it, never goes back, and is read by the process that opens it next", async () => {
    due = Array.from({ length: 30 }, (_, index) => machine.now + (index + 1) * DAY_MS);
    mover.attach({
      ...product,
      runJobs: async () => {
        await product.runJobs();
        if (ran.length === 3) void mover.stop();
      },
    });
    expect(await mover.moveTo("2027-06-01")).toMatchObject({ ok: true, value: { to: "2026-11-29" } });
    await clock.advanceTo(machine.now);
    const again = await openSharedClock(database, machineClock);
    expect(dayOf(again.now())).toBe("2026-11-29");
  });
  it("is not moved before there is a product whose jobs it could run", async () => {
    const early = createClockMover({ tables, clock, machineClock });
    expect(await early.moveTo("2026-12-01")).toEqual({ ok: false, error: "notReady" });
  });
});
