import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, looseLimits, type Database, type LogEntry, type Provider } from "@shanyraq/provider";
import { DUE_AT, quickPasswords } from "@shanyraq/provider/testing/lives";

const MINUTE_MS = 60_000;

/** What the bank and the mail service were asked for, by its reference, and how often. */
const countedBy = () => {
  const counts = new Map<string, number>();
  return { counts, add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1) };
};

interface More {
  readonly maxRounds?: number;
  /** Hears of each order that the bank is given. */
  readonly onOrder?: (reference: string) => void;
  readonly checkpoint?: (point: string) => void;
}

/** Workers that share a clock, a bank and a mail service, each over the database that it is given. @param maxRounds after so many nothing may be left. */
export function openWorkers(databases: readonly Database[], { maxRounds = 10, onOrder, checkpoint }: More = {}) {
  const clock = { now: DUE_AT };
  const [orders, messages] = [countedBy(), countedBy()];
  const log: LogEntry[] = [];
  /** How long each job ran, in all workers together. */
  const spentMs = new Map<string, number>();
  const none = () => Promise.reject(new Error("nobody pays here"));
  const workers = databases.map((database): Provider =>
    createProvider({
      database,
      clock: () => clock.now,
      random: (bytes) => randomBytes(bytes),
      messages: { send: async ({ key }) => messages.add(key) },
      payments: { create: none, status: none, refund: none },
      payouts: {
        order: async ({ reference }) => {
          orders.add(reference);
          onOrder?.(reference);
          return "paid";
        },
      },
      observeJob: async (job, run) => {
        const from = performance.now();
        await run();
        spentMs.set(job, (spentMs.get(job) ?? 0) + performance.now() - from);
      },
      siteOrigin: "https://life.example",
      log: (entry) => void (entry.level !== "info" && log.push(entry)),
      secret: "workers",
      filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
      store: storeInMemory(() => clock.now / 1_000),
      limits: looseLimits,
      passwords: quickPasswords,
      ...(checkpoint && { checkpoint }),
    }),
  );
  /** Lets all of them work at once, a minute apart, until nothing is left. How many rounds it took. */
  async function drain(isLeft: () => Promise<boolean>): Promise<number> {
    for (let round = 1; round <= maxRounds; round += 1) {
      await Promise.all(workers.map((worker) => worker.work()));
      if (!(await isLeft())) return round;
      clock.now += MINUTE_MS;
    }
    throw new Error(`work is left after ${maxRounds} rounds`);
  }
  return { drain, log, spentMs, orders: orders.counts, messages: messages.counts };
}
