import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { order } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
let hash: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("nothing");
  hash = await order(office, token);
});
afterEach(() => {
  office.clock.now = START;
});
afterAll(() => office.database.close());

const sendLink = (by = token) => office.post("/user/sendPayLink", { hash }, by);
async function sentToPhone(): Promise<readonly string[]> {
  await office.settled();
  await office.provider.work();
  return office.inbox.filter(({ channel, text }) => channel === "sms" && text.includes("https://pay.example/")).map(({ to }) => to);
}

it("sends no payment page before there is a payment", async () => {
  expect((await sendLink()).status).toBe(404);
  expect(await sentToPhone()).toEqual([]);
});

it("sends the payment page to the phone of the account alone, and tells it hidden", async () => {
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  const { status, body } = await sendLink();
  const { phone } = office.person("nothing");
  expect([status, body["phone"]]).toEqual([200, `+7 7** *** **${phone.slice(-2)}`]);
  expect(await sentToPhone()).toEqual([phone]);
});

it("sends no payment page of another's order", async () => {
  expect((await sendLink(await office.login("everyStatus"))).status).toBe(404);
});

it("shows an order's owner the phone that the link would go to, and nobody else", async () => {
  const code = async (by: string | undefined) => office.post("/kaspi-qr-pay", { hash, attempt: 1 }, by);
  const { phone } = office.person("nothing");
  expect((await code(token)).body["linkPhone"]).toBe(`+7 7** *** **${phone.slice(-2)}`);
  expect(JSON.stringify((await code(undefined)).body)).not.toContain("linkPhone");
});

it("sends no payment page once its time is over, and sends that of the new code", async () => {
  office.clock.now = START + 3_600_000;
  const { status, body } = await sendLink();
  expect([status, body["code"]]).toEqual([409, "payLink.ended"]);
  const { attempt, state } = (await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token)).body;
  expect(state).toBe("expired");
  await office.post("/kaspi-qr-pay", { hash, attempt: Number(attempt) + 1 }, token);
  expect((await sendLink()).status).toBe(200);
});
