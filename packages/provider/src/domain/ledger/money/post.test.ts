import { addDays, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { paidContract } from "../../../testing/contracts/change.ts";
import { appendEvents } from "../append.ts";
import { booksOf } from "./books.ts";
import { checkBalances, houseBalances } from "./check-balances.ts";

const DAY_MS = 86_400_000;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const contract = () => paidContract(office, office.person("nothing").id, { inputs: { frequency: "annual" } });
const postings = (id: string) =>
  office.database.queries
    .selectFrom("posting")
    .innerJoin("posting_line", (on) =>
      on.onRef("posting_line.contract_id", "=", "posting.contract_id").onRef("posting_line.seq", "=", "posting.seq"),
    )
    .select(["posting.seq", "posting.cause", "posting_line.account", "posting_line.amount"])
    .where("posting.contract_id", "=", id)
    .orderBy("posting.seq")
    .orderBy("posting_line.account")
    .execute();
const bookOf = async (id: string) => (await booksOf(office.database.queries, [id], today(office.clock.now))).get(id);
const check = () => checkBalances({ database: office.database, log: () => {} }, office.clock.now);

describe("a premium", () => {
  it("is posted with its event, from the source to its account", async () => {
    const id = await contract();
    const { instalment = 0 } = (await bookOf(id))?.view.terms ?? {};
    expect(await postings(id)).toEqual([
      { seq: 1, cause: "premiumPaid", account: "earned", amount: instalment },
      { seq: 1, cause: "premiumPaid", account: "received", amount: -instalment },
    ]);
  });
  it("that was paid ahead is earned on its own day, by the job of that day, once", async () => {
    const id = await contract();
    const { instalment = 0, startDate = "" } = (await bookOf(id))?.view.terms ?? {};
    await appendEvents(
      office.database.queries,
      id,
      [
        {
          kind: "premiumPaid",
          at: new Date(office.clock.now).toISOString(),
          data: { receipt: "KV-AHEAD", amount: instalment, method: "Kaspi QR" },
        },
      ],
      office.clock.now,
    );
    office.clock.now = Date.parse(`${addMonths(startDate, 12)}T07:00:00Z`);
    await check();
    await check();
    expect((await postings(id)).filter(({ cause }) => cause === "day")).toEqual([
      { seq: 3, cause: "day", account: "ahead", amount: -instalment },
      { seq: 3, cause: "day", account: "earned", amount: instalment },
    ]);
  });
});

describe("the books", () => {
  const insert = (id: string, lines: readonly { readonly account: "earned" | "ahead"; readonly amount: number }[]) =>
    office.database.queries.transaction().execute(async (db) => {
      await db
        .insertInto("posting")
        .values({
          contract_id: id,
          seq: 99,
          posted_at: new Date(office.clock.now).toISOString(),
          value_on: today(office.clock.now),
          cause: "day",
        })
        .execute();
      await db
        .insertInto("posting_line")
        .values(lines.map((line) => ({ contract_id: id, seq: 99, ...line })))
        .execute();
    });
  it("refuse a posting whose lines do not add up to zero", async () => {
    const id = await contract();
    await expect(insert(id, [{ account: "earned", amount: 1 }])).rejects.toThrow("balance");
    await insert(id, [
      { account: "earned", amount: 1 },
      { account: "ahead", amount: -1 },
    ]);
  });
  it("do not let anybody change or remove a posting", async () => {
    const id = await contract();
    const { queries } = office.database;
    await expect(queries.updateTable("posting_line").set({ amount: 1 }).where("contract_id", "=", id).execute()).rejects.toThrow(
      "append-only",
    );
    await expect(queries.deleteFrom("posting").where("contract_id", "=", id).execute()).rejects.toThrow("append-only");
  });
  it("of every seeded contract balance on every day of a year, and state the insurer's total", async () => {
    for (let day = 0; day < 365; day += 7) {
      office.clock.now += 7 * DAY_MS;
      await check();
    }
    const { faults, sums } = await houseBalances(office.database);
    expect(faults).toEqual([]);
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const ids = (await office.database.queries.selectFrom("contract").select("id").execute()).map(({ id }) => id);
    const books = await booksOf(office.database.queries, ids, today(office.clock.now));
    for (const { posted, position } of books.values()) expect(posted).toEqual(position);
  });
  it("report money that the bank took and no contract counts", async () => {
    const id = await contract();
    const { queries } = office.database;
    const at = new Date(office.clock.now).toISOString();
    const order = { id: "00000000-0000-4000-8000-00000000a001", hash: "f".repeat(32), number: "ZK-2026-999001" };
    await queries
      .insertInto("purchase_order")
      .values({
        ...order,
        application_id: null,
        contract_id: id,
        customer_id: null,
        amount: 700,
        state: "awaiting_payment",
        paid_by: null,
        created_at: at,
      })
      .execute();
    await queries
      .insertInto("payment")
      .values({
        id: "00000000-0000-4000-8000-00000000a002",
        order_id: order.id,
        attempt: 1,
        reference: "lost",
        state: "paid",
        amount: 700,
        receipt: "KV-LOST",
        created_at: at,
        expires_at: at,
        paid_at: at,
        next_check_at: null,
        received: null,
      })
      .execute();
    office.clock.now = Date.parse(`${addDays(today(office.clock.now), 1)}T07:00:00Z`);
    await check();
    const { faults } = await houseBalances(office.database);
    expect(faults.map(({ fault, difference }) => [fault, difference])).toEqual([["payments", 700]]);
    await queries.updateTable("payment").set({ refund_due: true, refund_amount: 700 }).where("receipt", "=", "KV-LOST").execute();
    office.clock.now += DAY_MS;
    await check();
    expect((await houseBalances(office.database)).faults).toEqual([]);
  });
});
