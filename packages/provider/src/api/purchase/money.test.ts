import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { apply, contractsBought, instalment, key, keyed, lastCode, order, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login("nothing");
});
afterEach(() => office.database.close());

const confirmed = async () => {
  const requestID = await apply(office, token);
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  return requestID;
};
const orders = () => office.database.queries.selectFrom("purchase_order").selectAll().execute();
const look = (hash: string) => office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);

describe("S40: a command of money", () => {
  it("without a valid key is 400 and does nothing", async () => {
    const requestID = await confirmed();
    for (const headers of [{}, { "idempotency-key": "" }, { "idempotency-key": "short" }, { "idempotency-key": `${"k".repeat(20)}'; --` }])
      expect((await office.post("/pay", { requestID }, token, headers)).status).toBe(400);
    expect(await orders()).toEqual([]);
  });
  it("is 409 while the same one is running, which continues", async () => {
    const requestID = await confirmed();
    const headers = keyed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => office.post("/pay", { requestID }, token, headers)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    // One that has to wait for a connection until the first is done gets the stored answer.
    const [done, ...stored] = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
    for (const body of stored) expect(body).toEqual(done);
    expect(await orders()).toHaveLength(1);
  });
  it("with the key of another command is 422, and with its own key again is the stored answer", async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    const headers = keyed(key());
    const { body } = await office.post("/pay", { requestID: first }, token, headers);
    expect((await office.post("/pay", { requestID: second }, token, headers)).status).toBe(422);
    expect((await office.post("/pay", { requestID: first }, token, headers)).body).toEqual(body);
    expect(await orders()).toHaveLength(1);
  });
});

describe("S40: the amount", () => {
  it("is the tariff's, whatever the caller sends in the worksheet, the order or the payment", async () => {
    const cheap = { price: "1.00", premium: "1.00", instalment: "1.00", amount: "1.00", sum: 1 };
    const calculation = { ...worksheet.calculation, ...cheap };
    const applied = await office.post("/worksheet", { ...worksheet, ...cheap, calculation }, token, keyed());
    const requestID = String(applied.body["requestID"]);
    await office.post("/codeCheck", { requestID, code: lastCode(office), ...cheap }, token);
    const ordered = await office.post("/pay", { requestID, ...cheap }, token, keyed());
    expect(ordered.body["amount"]).toBe(instalment);
    const shown = await office.post("/kaspi-qr-pay", { hash: ordered.body["hash"], attempt: 1, ...cheap }, token);
    expect(shown.body["amount"]).toBe(instalment);
    expect([...office.bank.payments.values()].map(({ amount }) => amount)).toEqual([Math.round(Number(instalment) * 100)]);
  });
  it.each([-1, 1, -100])("that arrives with a difference of %i tiyn buys nothing", async (difference) => {
    const hash = await order(office, token);
    await look(hash);
    office.bank.put("paid", undefined, Math.round(Number(instalment) * 100) + difference);
    expect((await look(hash)).body["state"]).toBe("wrongAmount");
    expect(await contractsBought(office, hash)).toEqual([]);
  });
});

describe("S40: one payment", () => {
  it("gives one policy, one receipt and one message of each kind, for twenty requests and five rounds that settle at once", async () => {
    const hash = await order(office, token);
    await look(hash);
    office.bank.put("paid");
    const requests = Array.from({ length: 20 }, () => look(hash));
    const rounds = Array.from({ length: 5 }, () => office.provider.work());
    const [answers] = await Promise.all([Promise.all(requests), Promise.all(rounds)]);
    expect(new Set(answers.map(({ body }) => body["state"]))).toEqual(new Set(["paid"]));
    expect(new Set(answers.map(({ body }) => (body["receipt"] as { number: string }).number)).size).toBe(1);
    expect(await contractsBought(office, hash)).toHaveLength(1);
    await office.provider.work();
    const messages = office.inbox.filter((message) => /^(receipt|issued)\//.test(message.key)).map((message) => message.key.split("/")[0]);
    expect(messages.toSorted()).toEqual(["issued", "receipt"]);
  });
});
