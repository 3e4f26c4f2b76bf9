import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Services } from "../platform/ports/provider-options.ts";
import { servicesOf } from "../platform/adapters/services-of.ts";
import { looseLimits } from "../platform/ports/limits.ts";
import { backOffice, type BackOffice } from "../testing/back-office.ts";
import type { Job } from "./job.ts";
import { firstRound, jobsEnded, runJobs, type Rounds } from "./run-jobs.ts";

const WAIT_MS = 30_000;

let office: BackOffice;
let timers: { readonly ms: number; readonly callback: () => void }[];
let services: Services;
let rounds: Rounds;
let ran: string[];
beforeAll(async () => {
  office = await backOffice(looseLimits);
});
afterAll(() => office.database.close());
beforeEach(() => {
  timers = [];
  ran = [];
  rounds = firstRound();
  office.log.length = 0;
  services = {
    ...servicesOf(office.options),
    schedule: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
  };
});

const good = (name: Job["name"], runs: Job["runs"]): Job => ({
  name,
  runs,
  maxWaitMs: WAIT_MS,
  run: async () => void ran.push(name),
});
/** Lets the waits pass of the jobs that run now. */
const passWaits = () => {
  const due = timers;
  timers = [];
  for (const { callback } of due) callback();
};
/** Lets what is ready run, up to the next wait for something outside. */
const settle = () => new Promise(setImmediate);

describe.each(["tick", "round"] as const)("a job of a %s that does not end", (runs) => {
  const hang = () => {
    const held = Promise.withResolvers<void>();
    const job: Job = {
      ...good("takeTransfers", runs),
      run: async () => {
        ran.push("takeTransfers");
        await held.promise;
      },
    };
    return { held, table: [good("checkBalances", runs), job, good("remind", runs)] };
  };

  it("is waited for a limited time, then those behind it run, and it is logged each time", async () => {
    const { held, table } = hang();
    const round = runJobs(services, rounds, table);
    await settle();
    expect(timers.map(({ ms }) => ms)).toEqual([WAIT_MS]);
    passWaits();
    await round;
    expect(ran.toSorted()).toEqual(["checkBalances", "remind", "takeTransfers"]);
    passWaits();
    expect(office.log).toEqual([
      { level: "warn", event: "job-slow", job: "takeTransfers" },
      { level: "warn", event: "job-slow", job: "takeTransfers" },
    ]);
    held.resolve();
    await jobsEnded(rounds);
    expect(timers).toEqual([]);
  });

  it("does not run a second time beside itself, does not delay later rounds, and runs again once it has ended", async () => {
    const { held, table } = hang();
    const first = runJobs(services, rounds, table);
    await settle();
    passWaits();
    await first;
    office.clock.now += 60_000;
    await runJobs(services, rounds, table);
    expect(ran.filter((name) => name === "takeTransfers")).toHaveLength(1);
    expect(ran.filter((name) => name === "remind")).toHaveLength(2);
    held.resolve();
    await jobsEnded(rounds);
    office.clock.now += 60_000;
    await runJobs(services, rounds, table);
    expect(ran.filter((name) => name === "takeTransfers")).toHaveLength(2);
  });

  it("is still waited for by the stop of the process", async () => {
    const { held, table } = hang();
    const round = runJobs(services, rounds, table);
    await settle();
    passWaits();
    await round;
    let isStopped = false;
    const stop = jobsEnded(rounds).then(() => (isStopped = true));
    await settle();
    expect(isStopped).toBe(false);
    held.resolve();
    await stop;
    expect(isStopped).toBe(true);
  });
});

it("overlapping ticks join the current run", async () => {
  const table = [good("deliver", "tick")];
  await Promise.all([runJobs(services, rounds, table), runJobs(services, rounds, table)]);
  expect(ran).toEqual(["deliver"]);
});
