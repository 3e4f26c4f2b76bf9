import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { order } from "../../testing/purchase.ts";
import { sendRefunds } from "./send-refunds.ts";

const MINUTE_MS = 60_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
afterEach(() => office.database.close());

const messages = () => office.inbox.filter(({ key }) => key.startsWith("refund-sent/"));
const owed = () =>
  office.database.queries
    .selectFrom("payment")
    .select(["refund_amount", "refunded_at", "refund_by_hand"])
    .where("refund_due", "=", true)
    .execute();
const minutes = async (count: number) => {
  office.clock.now += count * MINUTE_MS;
  await office.provider.work();
  await office.minuteLater();
};

/** A payment whose sum is not that of its order: all of it is owed back. */
async function wrongSum(): Promise<void> {
  const hash = await order(office, token);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.bank.put("paid", () => true, 777_00);
  await minutes(1);
}

describe("money that is owed back to a payer", () => {
  it("goes back once by the way it came, and its payer is notified once", async () => {
    await wrongSum();
    await minutes(2);
    await minutes(60);
    expect(office.bank.refunds.map(([, amount]) => amount)).toEqual([77_700]);
    expect(await owed()).toMatchObject([{ refund_amount: 77_700, refunded_at: expect.any(String), refund_by_hand: false }]);
    expect(messages().map(({ text }) => /\b777\b/.test(text))).toEqual([true]);
  });
  it("waits when the bank does not respond, and is sent when it does", async () => {
    await wrongSum();
    office.bank.line.broken = true;
    await office.database.queries.updateTable("payment").set({ refunded_at: null, refund_next_at: null }).execute();
    office.bank.refunds.length = 0;
    await minutes(1);
    expect(office.log).toContainEqual(expect.objectContaining({ event: "refund-not-sent" }));
    expect(office.bank.refunds).toEqual([]);
    office.bank.line.broken = false;
    await minutes(10);
    await minutes(10);
    expect(office.bank.refunds).toHaveLength(1);
  });
  it("is given back once if the process dies between the bank and the books", async () => {
    office.deaths.add("refund:before-commit");
    await wrongSum();
    await minutes(2);
    await minutes(10);
    expect(office.log).toContainEqual(expect.objectContaining({ event: "refund-failed" }));
    expect(office.bank.refunds).toHaveLength(1);
    expect(await owed()).toMatchObject([{ refunded_at: expect.any(String) }]);
    expect(messages()).toHaveLength(1);
  });
  it("is sent by one of two workers", async () => {
    office.bank.line.broken = true;
    await wrongSum();
    office.bank.line.broken = false;
    office.clock.now += 24 * 60 * MINUTE_MS;
    await Promise.all([1, 2].map(() => sendRefunds(office.options, office.clock.now)));
    await office.minuteLater();
    expect(messages().length).toBeLessThanOrEqual(1);
    expect(office.bank.refunds.length).toBeLessThanOrEqual(1);
  });
  it("and came in a way that cannot be reversed is marked for a person, once", async () => {
    await wrongSum();
    await office.database.queries.updateTable("payment").set({ bank_id: null, refunded_at: null, refund_next_at: null }).execute();
    office.bank.refunds.length = 0;
    await minutes(2);
    await minutes(60);
    expect(office.bank.refunds).toEqual([]);
    expect(await owed()).toMatchObject([{ refund_by_hand: true, refunded_at: null }]);
    expect(office.log.filter(({ event }) => event === "refund-by-hand")).toHaveLength(1);
  });
});
