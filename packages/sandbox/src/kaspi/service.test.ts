import { kaspiOverHttp, openDatabase, preparedMemory, type Database } from "@shanyraq/provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareTables } from "../tables.ts";
import { kaspiPayments, type KaspiPayments } from "./payments.ts";
import { DEVICE_TOKEN, kaspiService } from "./service.ts";

const clock = { now: Date.parse("2026-11-21T06:00:00Z") };
let database: Database;
let payments: KaspiPayments;
beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  payments = kaspiPayments(await prepareTables(database), () => clock.now);
});
afterAll(() => database.close());

const send = (path: string, init?: RequestInit) =>
  kaspiService(
    new Request(`http://bank.example${path}`, init),
    new URL(path, "http://bank.example").pathname,
    payments,
    (id) => `http://phone.example/${id}`,
    async () => {},
  );
const bank = (deviceToken = DEVICE_TOKEN) =>
  kaspiOverHttp({ url: "", deviceToken, fetch: (path, init) => send(path, { ...init, signal: null }) });
const play = (name: string, QrPaymentId: string) =>
  send(`/test/payment/${name}`, { method: "POST", body: JSON.stringify({ QrPaymentId }) });
const idOf = (url: string) => url.split("/").at(-1) ?? "";

it("the same ExternalId answers the same payment, as a code or as a link", async () => {
  const first = await bank().create({ reference: "one", amount: 20_010 });
  expect(await bank().create({ reference: "one", amount: 20_010 })).toEqual(first);
  const body = JSON.stringify({ DeviceToken: DEVICE_TOKEN, Amount: 200.1, ExternalId: "one" });
  const code = await (await send("/qr/create", { method: "POST", body })).json();
  expect(code).toMatchObject({
    StatusCode: 0,
    Data: { QrToken: first.qr, QrPaymentId: Number(first.id), QrPaymentBehaviorOptions: { PaymentConfirmationTimeout: 65 } },
  });
  expect(first.expiresAt).toBe("2026-11-21T06:15:00.000Z");
});
it.each([
  [
    ["scan", "confirm"],
    ["scanned", "paid"],
  ],
  [
    ["scan", "confirmerror"],
    ["scanned", "declined"],
  ],
  [["scanerror"], ["declined"]],
])("the phone does %j, and the bank says so", async (acts, answers) => {
  const { id } = await bank().create({ reference: acts.join(), amount: 100 });
  expect(await bank().status(id)).toEqual({ state: "awaiting", amount: 100 });
  for (const [index, act] of acts.entries()) {
    await play(act, id);
    expect(await bank().status(id)).toEqual({ state: answers[index], amount: 100 });
  }
});
it("reports a payment of another sum, and declines an expired code until late money comes", async () => {
  const other = await bank().create({ reference: "other", amount: 100_000 });
  await payments.act(idOf(other.url), "payOther");
  expect(await bank().status(other.id)).toEqual({ state: "paid", amount: 10_000 });
  const late = await bank().create({ reference: "late", amount: 100_000 });
  await payments.act(idOf(late.url), "expire");
  expect(await bank().status(late.id)).toEqual({ state: "declined", amount: 100_000 });
  await payments.act(idOf(late.url), "payLate");
  expect(await bank().status(late.id)).toEqual({ state: "paid", amount: 100_000 });
});
it("refuses another shop's point of sale and an invalid sum, and does not know a missing payment", async () => {
  await expect(bank("stranger").create({ reference: "x", amount: 100 })).rejects.toMatchObject({ status: -1501 });
  await expect(bank().create({ reference: "x", amount: 0 })).rejects.toMatchObject({ status: -990000028 });
  expect(await bank().status("999999")).toBeUndefined();
  expect(await bank().status("x")).toBeUndefined();
});
it("returns a refund of a payment once, however often it is requested, and never more than was paid", async () => {
  const { id, url } = await bank().create({ reference: "back", amount: 20_010 });
  await expect(bank().refund({ id, amount: 20_010 })).rejects.toMatchObject({ status: -1601 });
  await payments.act(idOf(url), "pay");
  const returned = async () => (await payments.byId(idOf(url)))?.returned;
  await bank().refund({ id, amount: 5_000 });
  await bank().refund({ id, amount: 5_000 });
  expect(await returned()).toBe(5_000);
  // Of more that is owed later the rest alone is sent.
  await bank().refund({ id, amount: 20_010 });
  expect(await returned()).toBe(20_010);
  await expect(bank().refund({ id, amount: 20_011 })).rejects.toMatchObject({ status: -99_000_001 });
  expect(await returned()).toBe(20_010);
});
