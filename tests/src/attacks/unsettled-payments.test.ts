import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, looseLimits, type Database, type LogEntry, type PaymentStatus } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { openSeeded } from "../product/seeded-database.ts";

const OPEN = 1_000;
/** More than the bank is asked about at once, where their number is not the question. */
const SOME_OPEN = 250;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-11-21T06:00:00.000Z");
const AMOUNT = 1_953_000;
/** The product ticks every second; fewer ticks make the test quicker, and what it says harder to keep. */
const TICK_SECONDS = 6;

let postgres: Cluster;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Orders with a code each, as if as many visitors had looked at a code and left; none of the bank's answers is invented by the product. */
async function withOpenPayments(database: Database, open: number): Promise<void> {
  const customer = await database.queries.selectFrom("customer").select("id").where("role", "=", "customer").executeTakeFirstOrThrow();
  const sold = await database.queries.selectFrom("contract_event").select("data").where("kind", "=", "issued").executeTakeFirstOrThrow();
  const { terms } = sold.data as { terms: unknown };
  const worksheet = JSON.stringify({ email: "payer@example.kz", locale: "ru", beneficiaries: [] });
  const uuid = (kind: number, index: number) => `00000000-0000-4000-800${kind}-${String(index).padStart(12, "0")}`;
  const at = new Date(START).toISOString();
  const each = Array.from({ length: open }, (_, index) => index);
  const fields = { customer_id: customer.id, created_at: at };
  for (let from = 0; from < open; from += 250) {
    const some = each.slice(from, from + 250);
    await database.queries
      .insertInto("application")
      .values(
        some.map((index) => ({
          ...fields,
          id: uuid(1, index),
          product: "senim",
          terms: JSON.stringify(terms),
          worksheet,
          state: "ordered" as const,
        })),
      )
      .execute();
    await database.queries
      .insertInto("purchase_order")
      .values(
        some.map((index) => ({
          ...fields,
          id: uuid(2, index),
          number: `ZK-${index}`,
          hash: `hash-of-order-${index}`,
          application_id: uuid(1, index),
          amount: AMOUNT,
          state: "awaiting_payment" as const,
        })),
      )
      .execute();
    await database.queries
      .insertInto("payment")
      .values(
        some.map((index) => ({
          id: uuid(3, index),
          order_id: uuid(2, index),
          attempt: 1,
          reference: `reference-${index}`,
          state: "awaiting" as const,
          amount: AMOUNT,
          receipt: null,
          created_at: at,
          expires_at: new Date(START + 15 * MINUTE).toISOString(),
          paid_at: null,
          next_check_at: at,
          received: null,
        })),
      )
      .execute();
  }
}

/** A back office whose clock and bank are in the test's hands. */
async function officeOver(database: Database, open: number) {
  await withOpenPayments(database, open);
  const clock = { now: START };
  const log: LogEntry[] = [];
  const bank = { asked: 0, hung: false, states: new Map<string, PaymentStatus>() };
  const provider = createProvider({
    database,
    clock: () => clock.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    messages: { send: async () => {} },
    payments: {
      create: async ({ reference }) => ({ id: reference, qr: "qr", url: "https://pay.example" }),
      refund: async () => {},
      status: async (reference) => {
        bank.asked += 1;
        if (bank.hung) throw new Error("no answer");
        return bank.states.get(reference) ?? { state: "awaiting", amount: AMOUNT };
      },
    },
    siteOrigin: "https://life.example",
    log: (entry) => void log.push(entry),
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    store: storeInMemory(() => clock.now / 1_000),
    limits: looseLimits,
  });
  const contracts = async () =>
    (await database.queries.selectFrom("contract").select("payment_id").where("payment_id", "is not", null).execute()).length;
  const pay = (index: number) => bank.states.set(`reference-${index}`, { state: "paid", amount: AMOUNT });
  /** Lets time pass until as many are settled. @returns the seconds it took; infinity where two minutes were not enough. */
  const secondsUntil = async (settled: number): Promise<number> => {
    for (let seconds = TICK_SECONDS; seconds <= 120; seconds += TICK_SECONDS) {
      clock.now += TICK_SECONDS * 1_000;
      await provider.work();
      if ((await contracts()) >= settled) return seconds;
    }
    return Number.POSITIVE_INFINITY;
  };
  return { provider, clock, log, bank, contracts, pay, secondsUntil };
}

const places = [
  ["PostgreSQL", async () => openSeeded(START, { url: await postgres.create("open_payments") })],
  ["PGlite", () => openSeeded(START)],
] as const;

describe.each(rowsOfRun(places))("1,000 open payments on %s", (_, open) => {
  it("each that is paid has its policy within a minute, the oldest as soon as the newest, and after twenty days too", async () => {
    const database = await open();
    const office = await officeOver(database, OPEN);
    office.clock.now += 30 * MINUTE;
    await office.provider.work();
    const paid = [0, 1, 499, OPEN - 2, OPEN - 1];
    for (const index of paid) office.pay(index);
    expect(await office.secondsUntil(paid.length)).toBeLessThanOrEqual(60);

    office.clock.now = START + 20 * DAY;
    await office.provider.work();
    const late = [2, 500, OPEN - 3];
    for (const index of late) office.pay(index);
    expect(await office.secondsUntil(paid.length + late.length)).toBeLessThanOrEqual(60);
    // Nobody is asked about for nothing: an old payment costs the bank one question a minute.
    const before = office.bank.asked;
    for (let seconds = 0; seconds < 60; seconds += TICK_SECONDS) {
      office.clock.now += TICK_SECONDS * 1_000;
      await office.provider.work();
    }
    expect(office.bank.asked - before).toBeLessThanOrEqual(OPEN);
    await database.close();
  });
});

describe("a bank that does not answer", () => {
  it("is asked again once it answers: an outage of an hour loses no payment, and is logged with its age", async () => {
    const database = await openSeeded(START);
    const office = await officeOver(database, SOME_OPEN);
    office.bank.hung = true;
    for (const index of [3, SOME_OPEN - 4]) office.pay(index);
    office.clock.now += 90 * MINUTE;
    await office.provider.work();
    const alarm = office.log.find(({ event }) => event === "payments-unanswered");
    expect(alarm).toMatchObject({ level: "error", count: SOME_OPEN, ageSeconds: 90 * 60 });
    // A bank that answers nobody is not asked about everybody in one tick.
    expect(office.bank.asked).toBeLessThanOrEqual(100);
    office.bank.hung = false;
    expect(await office.secondsUntil(2)).toBeLessThanOrEqual(60);
    await database.close();
  });
  it("is asked although the clock was put back by a day after the last question", async () => {
    const database = await openSeeded(START);
    const office = await officeOver(database, SOME_OPEN);
    office.clock.now += 5 * DAY;
    await office.provider.work();
    office.clock.now -= 4 * DAY;
    office.pay(7);
    expect(await office.secondsUntil(1)).toBeLessThanOrEqual(60);
    await database.close();
  });
});
