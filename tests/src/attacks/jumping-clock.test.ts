import { looseLimits, productionLimits, seededPeople, type PaymentStatus } from "@shanyraq/provider";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { worksheetOf } from "../product/purchase.ts";
import { DAY, formOf, HOUR, MINUTE, newcomer, openInsurer, SECOND, type Browser, type Insurer } from "./insurer.ts";

const person = seededPeople.find(({ shows }) => shows === "nothing");
if (!person) throw new Error("nobody");
const phone = `+${person.phone}`;

const bank = new Map<string, PaymentStatus>();
let insurer: Insurer;
const open = async (limits = productionLimits) => {
  bank.clear();
  insurer = await openInsurer({
    limits,
    payments: {
      create: async ({ reference, amount }) => {
        bank.set(reference, { state: "awaiting", amount });
        return { id: reference, qr: `qr:${reference}`, url: "https://pay.example" };
      },
      refund: async () => {},
      status: async (reference) => bank.get(reference),
    },
  });
};
afterEach(() => insurer.close());
const jump = (ms: number) => (insurer.clock.now += ms);
const login = async (browser: Browser) => {
  const { status } = await browser.call("login", { iin: person.iin ?? "", password: person.password });
  return status;
};
const isIn = async (browser: Browser) => (await browser.call("userContracts", {})).status === 200;

describe("a clock that jumps", () => {
  beforeEach(() => open());
  it("a day ahead ends every session and every code; who comes after it signs in, and gets a code that works", async () => {
    const early = insurer.browser("203.0.113.5");
    await login(early);
    await early.call("forgotPassword", { phone });
    const old = insurer.codeTo(person.phone);
    jump(DAY);
    expect(await isIn(early)).toBe(false);
    expect((await early.call("forgotPasswordCode", { phone, sms: old })).body).toMatchObject({ status: "error" });
    const late = insurer.browser("203.0.113.6");
    expect(await login(late)).toBe(200);
    await late.call("forgotPassword", { phone });
    expect((await late.call("forgotPasswordCode", { phone, sms: insurer.codeTo(person.phone) })).body).toMatchObject({ status: "ok" });
  });
  it("a day back gives no code a longer life than a code has from now on, and shuts nobody out for longer than a day", async () => {
    const browser = insurer.browser("203.0.113.5");
    await browser.call("registerStepOne", formOf(newcomer()));
    jump(-DAY);
    expect(await login(insurer.browser("203.0.113.6"))).toBe(200);
    const who = newcomer();
    const other = insurer.browser("203.0.113.7");
    expect((await other.call("registerStepOne", formOf(who))).body).toMatchObject({ status: "ok" });
    const right = { iin: who.iin, phone: who.phone, sms: insurer.codeTo(who.digits) };
    expect((await other.call("smsCheckRegisterStepTwo", right)).body).toMatchObject({ status: "ok" });
  });
  it("back and ahead again lets nobody have more codes than the limits give", async () => {
    const browser = insurer.browser("203.0.113.5");
    let sent = 0;
    for (const by of [0, MINUTE, -MINUTE, 30 * SECOND, -30 * SECOND, 90 * SECOND]) {
      jump(by);
      const before = insurer.letters.length;
      await browser.call("sendSms", { phone });
      sent += insurer.letters.length - before;
    }
    expect(sent).toBe(1);
  });
});

describe("a purchase over a clock that jumps", () => {
  beforeEach(() => open(looseLimits));
  const buyOver = async (jumps: readonly number[]) => {
    const buyer = insurer.browser("203.0.113.5");
    await login(buyer);
    const requestID = (await buyer.call("worksheet", worksheetOf(person))).body.requestID ?? "";
    await buyer.call("codeCheck", { requestID, code: insurer.codeTo(person.phone) });
    const hash = (await buyer.call("pay", { requestID })).body.hash ?? "";
    await buyer.call("kaspiQrPay", { hash, attempt: 1 });
    for (const by of jumps) {
      jump(by);
      await insurer.provider.work();
    }
    for (const [reference, status] of bank) bank.set(reference, { ...status, state: "paid" });
    for (let second = 0; second < 60; second += 6) {
      jump(6 * SECOND);
      await insurer.provider.work();
    }
    const [contract] = await insurer.database.queries
      .selectFrom("contract")
      .select(["id", "created_at"])
      .where("order_id", "is not", null)
      .execute();
    await login(buyer);
    const { body } = await buyer.call("userContracts", { ...(contract && { id: contract.id }) });
    return body.data[0];
  };
  it.each([
    ["a day ahead", [DAY]],
    ["a day back", [-DAY]],
    ["ahead by a day and back again", [DAY, -DAY]],
    ["back by a day and ahead again", [-DAY, DAY]],
    ["an hour to and fro ten times", Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? HOUR : -HOUR))],
  ] as const)("%s ends in one policy within a minute of the money", async (_, jumps) => {
    expect(await buyOver(jumps)).toMatchObject({ status: "active" });
  });
  it.each([
    ["the end of the year", "2026-12-31T18:58:00Z", "2027-01-01"],
    ["the end of the year in Almaty, which is still the old one in UTC", "2026-12-31T19:30:00Z", "2027-01-01"],
    ["the eve of a leap day", "2028-02-28T18:58:00Z", "2028-02-29"],
    ["a leap day", "2028-02-29T18:58:00Z", "2028-03-01"],
  ])("over %s begins on the day it was paid in Almaty, and ends ten years later", async (_, from, day) => {
    insurer.clock.now = Date.parse(from);
    const contract = await buyOver([2 * MINUTE]);
    expect(contract).toMatchObject({ status: "active", start_date: day });
    expect(contract?.end_date.slice(0, 4)).toBe(String(Number(day.slice(0, 4)) + 10));
    expect(Number.isNaN(Date.parse(contract?.next_due_date ?? ""))).toBe(false);
  });
});
