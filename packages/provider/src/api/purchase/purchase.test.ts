import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import {
  apply,
  calculation,
  contractsBought,
  instalment,
  key,
  keyed,
  lastCode,
  order,
  worksheet,
  wrongCode,
} from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
let other: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("nothing");
  other = await office.login("everyStatus");
});
afterAll(() => office.database.close());

const MINUTE = 60_000;
const qr = (hash: string, attempt = 1, by = token) => office.post("/kaspi-qr-pay", { hash, attempt }, by);
const lastOne = () => (index: number) => index === office.bank.payments.size - 1;
const pays = (state: "paid" | "declined" = "paid") => office.bank.put(state, lastOne());

describe("a purchase", () => {
  it("results in a contract, a receipt and messages", async () => {
    const hash = await order(office, token);
    const waiting = await qr(hash);
    expect(waiting.body).toMatchObject({ state: "awaiting", attempt: 1, amount: instalment, expiresAt: "2026-11-21T06:15:00.000Z" });
    expect(waiting.body["qr"]).toMatch(/^qr:/);
    pays();
    const paid = await qr(hash);
    const [contract] = await contractsBought(office, hash);
    expect(paid.body).toMatchObject({
      state: "paid",
      receipt: { amount: instalment, contractId: contract?.id, contractNumber: contract?.number },
    });
    await office.provider.work();
    expect(
      office.inbox
        .filter(({ text }) => text.includes(contract?.number ?? "-"))
        .map(({ channel }) => channel)
        .sort(),
    ).toEqual(["email", "sms"]);
    const cabinet = await office.post("/user/contracts/", { id: contract?.id }, token);
    expect(cabinet.body["data"]).toMatchObject([{ status: "active", paid: instalment, next_due_date: "2026-12-21", overdue: "0.00" }]);
  });
  it("paid twice, clicked twice and settled by several processes at once gives one contract", async () => {
    const hash = await order(office, token);
    await qr(hash);
    pays();
    const replies = await Promise.all([qr(hash), qr(hash), office.provider.work(), qr(hash), office.provider.work()]);
    expect(await contractsBought(office, hash)).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply ? [reply.body["state"]] : []))).toEqual(["paid", "paid", "paid"]);
    const events = await office.database.queries
      .selectFrom("contract_event")
      .select("kind")
      .where("contract_id", "=", (await contractsBought(office, hash))[0]?.id ?? "")
      .orderBy("seq")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(["issued", "premiumPaid"]);
  });
  it("is issued however late the money comes", async () => {
    const hash = await order(office, token);
    await qr(hash);
    office.clock.now += 20 * MINUTE;
    expect((await qr(hash)).body).toMatchObject({ state: "expired" });
    pays();
    await office.minuteLater();
    office.clock.now = START;
    expect(await contractsBought(office, hash)).toHaveLength(1);
  });
  it("gets a new code only after the former one expired unpaid", async () => {
    const hash = await order(office, token);
    await qr(hash);
    expect((await qr(hash, 2)).body).toMatchObject({ attempt: 1, state: "awaiting" });
    pays("declined");
    expect((await qr(hash, 1)).body).toMatchObject({ attempt: 1, state: "declined" });
    expect((await qr(hash, 2)).body).toMatchObject({ attempt: 2, state: "awaiting" });
    expect((await qr(hash, 1)).body).toMatchObject({ attempt: 2 });
  });
  it("gets no new code while the bank confirms the former, even if it has expired", async () => {
    const hash = await order(office, token);
    await qr(hash);
    office.bank.put("confirming", lastOne());
    office.clock.now += 60 * 60_000;
    expect((await qr(hash, 2)).body).toMatchObject({ attempt: 1, state: "confirming" });
    pays();
    expect((await qr(hash, 2)).body).toMatchObject({ state: "paid" });
  });
  it("keeps a second payment of a paid order to be returned", async () => {
    const hash = await order(office, token);
    await qr(hash);
    pays("declined");
    await qr(hash, 2);
    office.bank.put("paid", (index) => index >= office.bank.payments.size - 2);
    await office.minuteLater();
    const payments = await office.database.queries
      .selectFrom("payment")
      .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
      .select(["payment.state", "payment.refund_due"])
      .where("purchase_order.hash", "=", hash)
      .execute();
    expect(payments.map(({ state, refund_due }) => [state, refund_due]).sort()).toEqual([
      ["paid", false],
      ["paid", true],
    ]);
    expect(await contractsBought(office, hash)).toHaveLength(1);
  });
  it("is not issued for another amount: the payer learns once that the money comes back, and the order takes the right amount", async () => {
    const hash = await order(office, token);
    await qr(hash);
    office.bank.put("paid", lastOne(), 100);
    const [answer] = await Promise.all([qr(hash), qr(hash)]);
    expect(answer.body).toMatchObject({ state: "wrongAmount", received: "1.00", amount: instalment });
    const kept = office.database.queries.selectFrom("payment").select(["received", "refund_due"]).where("state", "=", "wrongAmount");
    expect(await kept.execute()).toEqual([{ received: 100, refund_due: true }]);
    expect(await contractsBought(office, hash)).toEqual([]);
    await office.provider.work();
    await office.provider.work();
    expect(
      office.inbox.filter(({ key: id, text }) => id.startsWith("wrong-amount/") && text.includes(instalment.slice(-6, -3))),
    ).toHaveLength(1);
    expect((await qr(hash, 2)).body).toMatchObject({ state: "awaiting", attempt: 2 });
    pays();
    expect((await qr(hash, 2)).body).toMatchObject({ state: "paid" });
    expect(await contractsBought(office, hash)).toHaveLength(1);
  });
  it("is visible to its owner only", async () => {
    const hash = await order(office, token);
    expect((await qr(hash, 1, other)).status).toBe(404);
    expect((await office.post("/kaspi-qr-pay", { hash, attempt: 1 })).status).toBe(404);
  });
});

describe("a worksheet", () => {
  it("is refused for another person's age or sex, by the field", async () => {
    const { status, body } = await office.post(
      "/worksheet",
      { ...worksheet, calculation: { ...calculation, birthDate: "1980-01-01" } },
      token,
      keyed(),
    );
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["calculation.birthDate"]]);
  });
  it("does not take a price from the caller", async () => {
    const requestID = await apply(office, token);
    const { body } = await office.post("/pay", { requestID, amount: "1.00", status: "confirmed" }, token, keyed());
    expect(body).toMatchObject({ status: "error" });
  });
  it("does not become an order before its code is right", async () => {
    expect((await office.post("/pay", { requestID: await apply(office, token) }, token, keyed())).status).toBe(409);
  });
  it("is visible to its owner only", async () => {
    const requestID = await apply(office, token);
    const code = lastCode(office);
    expect((await office.post("/codeCheck", { requestID, code }, other)).status).toBe(404);
    expect((await office.post("/sendCodeRepeat", { requestID }, other)).status).toBe(404);
    expect((await office.post("/pay", { requestID }, other, keyed())).status).toBe(404);
  });
});

describe("a one-time code", () => {
  it("expires after five tries, and a new one does not renew them", async () => {
    const requestID = await apply(office, token);
    const wrong = wrongCode(lastCode(office));
    const left: unknown[] = [];
    for (let count = 0; count < 6; count += 1)
      left.push((await office.post("/codeCheck", { requestID, code: wrong }, token)).body["attemptsLeft"]);
    expect(left).toEqual([4, 3, 2, 1, 0, 0]);
    expect((await office.post("/codeCheck", { requestID, code: lastCode(office) }, token)).body).toMatchObject({ success: false });
    office.clock.now += 3 * MINUTE;
    expect((await office.post("/sendCodeRepeat", { requestID }, token)).body).toMatchObject({ status: "error" });
    office.clock.now = START;
  });
  it("is accepted once for several right answers at once", async () => {
    const requestID = await apply(office, token);
    const code = lastCode(office);
    const answers = await Promise.all(Array.from({ length: 8 }, () => office.post("/codeCheck", { requestID, code }, token)));
    expect(answers.filter(({ body }) => body["success"] === true)).toHaveLength(1);
  });
  it("is valid for five minutes, and is sent again after two", async () => {
    const requestID = await apply(office, token);
    const first = lastCode(office);
    expect((await office.post("/sendCodeRepeat", { requestID }, token)).body).toMatchObject({ status: "error", resendAfter: 120 });
    office.clock.now += 6 * MINUTE;
    expect((await office.post("/codeCheck", { requestID, code: first }, token)).body).toMatchObject({ success: false });
    expect((await office.post("/sendCodeRepeat", { requestID }, token)).body).toMatchObject({ success: true });
    expect((await office.post("/codeCheck", { requestID, code: lastCode(office) }, token)).body).toMatchObject({ success: true });
    office.clock.now = START;
  });
  it("is never stored in clear", async () => {
    const requestID = await apply(office, token);
    const row = await office.database.queries
      .selectFrom("one_time_code")
      .selectAll()
      .where("request_id", "=", requestID)
      .executeTakeFirstOrThrow();
    expect(row.mac).toMatch(/^[0-9a-f]{64}$/);
    const messages = await office.database.queries.selectFrom("outbox").select("key").where("key", "like", "code/%").execute();
    expect(messages).toEqual([]);
  });
});

describe("a command's key", () => {
  it("is required", async () => {
    expect((await office.post("/worksheet", worksheet, token)).status).toBe(400);
    expect((await office.post("/worksheet", worksheet, token, keyed("short"))).status).toBe(400);
  });
  it("returns the stored answer without a second effect", async () => {
    const again = keyed();
    const first = await office.post("/worksheet", worksheet, token, again);
    const messages = office.inbox.length;
    const second = await office.post("/worksheet", worksheet, token, again);
    expect(second.body).toEqual(first.body);
    expect(office.inbox).toHaveLength(messages);
  });
  it("is refused for another payload", async () => {
    const again = keyed();
    await office.post("/worksheet", worksheet, token, again);
    expect(
      (await office.post("/worksheet", { ...worksheet, calculation: { ...worksheet.calculation, term: "11" } }, token, again)).status,
    ).toBe(422);
  });
  it("belongs to the customer and the call", async () => {
    const same = key();
    const requestID = await apply(office, token);
    await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    expect((await office.post("/worksheet", worksheet, token, keyed(same))).status).toBe(200);
    expect((await office.post("/pay", { requestID }, token, keyed(same))).status).toBe(200);
    const theirs = { ...worksheet, calculation: { ...calculation, birthDate: office.person("everyStatus").birth_date } };
    expect((await office.post("/worksheet", theirs, other, keyed(same))).status).toBe(200);
  });
  it("sent twice at once has one effect", async () => {
    const again = keyed();
    const answers = await Promise.all([
      office.post("/worksheet", worksheet, token, again),
      office.post("/worksheet", worksheet, token, again),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it("for another key and the same application returns the same order", async () => {
    const requestID = await apply(office, token);
    await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    const [first, second] = await Promise.all([
      office.post("/pay", { requestID }, token, keyed()),
      office.post("/pay", { requestID }, token, keyed()),
    ]);
    expect(second?.body["hash"]).toBe(first?.body["hash"]);
  });
});
