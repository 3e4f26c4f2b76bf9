import { looseLimits, seededPeople, type PaymentStatus } from "@shanyraq/provider";
import { afterEach, beforeEach, expect, it } from "vitest";
import { worksheetOf } from "../product/purchase.ts";
import { DAY, HOUR, MINUTE, openInsurer, SECOND, type Browser, type Insurer } from "./insurer.ts";

/** A bank that takes every question and, while it hangs, answers none. */
const bank = {
  hangs: false,
  asked: 0,
  states: new Map<string, PaymentStatus>(),
  waiting: [] as (() => void)[],
  recover: () => {
    bank.hangs = false;
    for (const go of bank.waiting.splice(0)) go();
  },
};
const waitForBank = async () => {
  bank.asked += 1;
  if (bank.hangs) await new Promise<void>((go) => bank.waiting.push(go));
};
const person = seededPeople.find(({ shows }) => shows === "nothing");
if (!person) throw new Error("nobody");

let insurer: Insurer;
let buyer: Browser;
beforeEach(async () => {
  Object.assign(bank, { hangs: false, asked: 0 });
  bank.states.clear();
  insurer = await openInsurer({
    limits: looseLimits,
    payments: {
      create: async ({ reference, amount }) => {
        await waitForBank();
        bank.states.set(reference, { state: "awaiting", amount });
        return { id: reference, qr: `qr:${reference}`, url: "https://pay.example" };
      },
      refund: async () => {},
      status: async (reference) => {
        await waitForBank();
        return bank.states.get(reference);
      },
    },
  });
  buyer = insurer.browser("203.0.113.5");
  await buyer.call("login", { iin: person.iin ?? "", password: person.password });
});
afterEach(async () => {
  bank.recover();
  await insurer.close();
});

const ordered = async () => {
  const requestID = (await buyer.call("worksheet", worksheetOf(person))).body.requestID ?? "";
  await buyer.call("codeCheck", { requestID, code: insurer.codeTo(person.phone) });
  return (await buyer.call("pay", { requestID })).body.hash ?? "";
};
const look = (hash: string) => buyer.call("kaspiQrPay", { hash, attempt: 1 });
const contracts = async () => (await buyer.call("userContracts", {})).body.data.length;
const pay = () => {
  for (const [reference, status] of bank.states) bank.states.set(reference, { ...status, state: "paid" });
};

it("a bank that takes a question and says nothing holds up nobody who asks for something else, nor the next rounds of work", async () => {
  const hash = await ordered();
  expect((await look(hash)).body).toMatchObject({ state: "awaiting" });
  pay();
  bank.hangs = true;
  let isAnswered = false;
  const asking = look(hash).then(() => (isAnswered = true));
  const stuck: Promise<unknown>[] = [asking, look(hash), insurer.provider.work()];
  for (let round = 0; round < 20; round += 1) {
    insurer.clock.now += 3 * SECOND;
    stuck.push(insurer.provider.work());
  }
  for (const name of ["userContracts", "getPersonData", "getNotifications"] as const)
    expect([name, (await buyer.call(name, {})).status]).toEqual([name, 200]);
  const stranger = insurer.browser("198.51.100.3");
  expect((await stranger.call("login", { iin: person.iin ?? "", password: person.password })).status).toBe(200);
  expect((await buyer.call("worksheet", worksheetOf(person))).status).toBe(200);
  // All of them were answered while whoever had asked the bank still waited.
  expect(isAnswered).toBe(false);
  // One question per payment and lease at the most: a hung bank is not knocked at by every tick.
  expect(bank.asked).toBeLessThan(20);
  expect(await contracts()).toBe(0);
  bank.recover();
  await Promise.all(stuck);
});

it.each([
  ["a minute", MINUTE],
  ["an hour", HOUR],
  ["a day", DAY],
])(
  "a payment made while the bank hung for %s is one policy within a minute after it answers again, and nothing is lost",
  async (_, hung) => {
    const hash = await ordered();
    await look(hash);
    bank.hangs = true;
    const stuck = [insurer.provider.work()];
    pay();
    for (let part = 0; part < 6; part += 1) {
      insurer.clock.now += hung / 6;
      stuck.push(insurer.provider.work());
    }
    bank.recover();
    await Promise.all(stuck);
    for (let second = 0; second < 60; second += 6) {
      insurer.clock.now += 6 * SECOND;
      await insurer.provider.work();
    }
    // The session of the cabinet may have ended meanwhile.
    await buyer.call("login", { iin: person.iin ?? "", password: person.password });
    expect(await contracts()).toBe(1);
    const receipts = await insurer.database.queries.selectFrom("payment").select(["state", "refund_due"]).execute();
    expect(receipts).toEqual([{ state: "paid", refund_due: false }]);
  },
);
