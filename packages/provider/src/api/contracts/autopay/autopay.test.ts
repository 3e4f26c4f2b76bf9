import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo } from "../../../testing/account.ts";
import { DUE_IN_DAYS, INSTALMENT, monthlyContract } from "../../../testing/contracts/autopay.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { balanceOf, look, orderOwn } from "../../../testing/contracts/premium.ts";
import { keyed } from "../../../testing/purchase.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const who = "nothing";

let office: BackOffice;
let token: string;
let contractId: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login(who);
  contractId = await monthlyContract(office, office.person(who).id);
});
afterEach(() => office.database.close());

const post = (what: "" | "/card" | "/on" | "/off", more: object = {}, as = token) =>
  office.post(`/user/contracts/autopay${what}`, { contractId, ...more }, as, keyed());
const read = async () => (await post("")).body;
async function addCard(): Promise<void> {
  await post("/card");
  office.cards.answer("saved");
}
async function turnOn(): Promise<void> {
  await addCard();
  await post("/on");
  const { body } = await post("/on", { code: codeTo(office, office.person(who).phone) });
  expect(body).toMatchObject({ status: "ok", on: true });
}
/** Two ticks: what is due is ordered by the first and sent by the second. */
async function work(): Promise<void> {
  await office.minuteLater();
  await office.minuteLater();
}
async function daysLater(days: number): Promise<void> {
  office.clock.now += days * DAY;
  token = await office.login(who);
  await work();
}
const notices = async () => {
  const sentNotices = await office.database.queries.selectFrom("notification").select("kind").orderBy("created_at").execute();
  return sentNotices.map(({ kind }) => kind).filter((kind) => kind.startsWith("autopay"));
};
const taken = () => office.cards.sent.map(({ amount }) => amount);
const balance = () => balanceOf(office, contractId);

describe("a saved card", () => {
  it("is added on the bank's page, and only its mask and expiry are shown", async () => {
    expect(await read()).toMatchObject({ available: true, on: false, card: null, next: { amount: "1000.00" } });
    const started = await post("/card");
    expect(started.body["url"]).toMatch(/^https:\/\/cards\.example\//);
    expect(await read()).toMatchObject({ card: null, adding: "waiting" });
    office.cards.answer("saved");
    const state = await read();
    expect(state).toMatchObject({ card: { mask: "440043******1234", expires: "2029-08" } });
    expect(JSON.stringify([state, office.log, started.body])).not.toContain("profile-");
  });
  it("that the bank refuses gives an error, and another can be added", async () => {
    await post("/card");
    office.cards.answer("declined");
    expect(await read()).toMatchObject({ card: null, adding: "declined" });
    office.clock.now += 1_000;
    await addCard();
    expect(await read()).toMatchObject({ card: { mask: "440043******1234" } });
  });
  it("of another customer is not found, nor is their contract", async () => {
    await addCard();
    const stranger = await office.login("overdue");
    for (const what of ["", "/card", "/on", "/off"] as const) expect((await post(what, {}, stranger)).status).toBe(404);
  });
});

describe("turning it on", () => {
  it("requires a card and the right code; the consent is kept with its words", async () => {
    expect((await post("/on")).status).toBe(409);
    await addCard();
    expect((await post("/on")).body).toMatchObject({ status: "ok", on: false, resendAfter: 120 });
    expect((await post("/on", { code: "0000" })).body).toMatchObject({ status: "error", on: false, attemptsLeft: 4 });
    expect(await read()).toMatchObject({ on: false });
    expect((await post("/on", { code: codeTo(office, office.person(who).phone) })).body).toMatchObject({ on: true });
    expect(await read()).toMatchObject({ on: true });
    const [kept] = await office.database.queries.selectFrom("autopay").selectAll().execute();
    expect(kept).toMatchObject({ consent_version: "2026-11", contract_id: contractId });
    expect(kept?.consent_text).toBe((await read())["consent"]);
    expect(kept?.consent_text).toContain("440043******1234");
  });
  it("is undone by one press, in every tab", async () => {
    await turnOn();
    expect((await post("/off")).body).toMatchObject({ status: "ok" });
    expect((await post("/off")).body).toMatchObject({ status: "ok" });
    expect(await read()).toMatchObject({ on: false });
    await daysLater(DUE_IN_DAYS);
    expect(taken()).toEqual([]);
  });
});

describe("a charge", () => {
  it("is announced three days before, and is made on the due date, once, as a premium with its receipt", async () => {
    await turnOn();
    await daysLater(1);
    expect(await notices()).toEqual([]);
    await daysLater(1);
    expect([await notices(), taken()]).toEqual([["autopaySoon"], []]);
    await daysLater(DUE_IN_DAYS - 2);
    await work();
    expect(taken()).toEqual([INSTALMENT]);
    expect(await balance()).toMatchObject({ counted: INSTALMENT, back: 0, receipts: 1, paid: INSTALMENT });
    const { body } = await office.post("/user/contracts/payments", { contractId }, token);
    expect(body["data"]).toMatchObject([{ method: "Freedom Pay", amount: "1000.00" }]);
  });
  it("that two workers look at at the same time is sent once", async () => {
    await turnOn();
    office.clock.now += DUE_IN_DAYS * DAY;
    for (let tick = 0; tick < 3; tick++) {
      await Promise.all([office.provider.work(), office.provider.work()]);
      office.clock.now += 60_000;
    }
    expect(taken()).toEqual([INSTALMENT]);
    expect(await balance()).toMatchObject({ counted: INSTALMENT, receipts: 1 });
  });
  it("whose answer was lost is checked and never sent again", async () => {
    await turnOn();
    Object.assign(office.cards.line, { unheard: true, deaf: true });
    await daysLater(DUE_IN_DAYS);
    await daysLater(2);
    expect([taken(), (await balance()).receipts]).toEqual([[INSTALMENT], 0]);
    office.cards.line.deaf = false;
    await work();
    expect([taken(), (await balance()).counted]).toEqual([[INSTALMENT], INSTALMENT]);
  });
  it("during which a process died is checked, and tried again once the bank can no longer have it", async () => {
    await turnOn();
    office.clock.now += DUE_IN_DAYS * DAY;
    await office.minuteLater();
    office.deaths.add("charge:taken");
    await office.minuteLater();
    expect(taken()).toEqual([]);
    office.clock.now += 2 * HOUR;
    await work();
    expect(await notices()).toContain("autopayDeclined");
    await daysLater(1);
    expect(taken()).toEqual([INSTALMENT]);
    expect(await balance()).toMatchObject({ counted: INSTALMENT, receipts: 1 });
  });
  it("that is declined is tried again after 1, 3 and 5 days; then the customer is notified and autopay is off", async () => {
    await turnOn();
    office.cards.line.next = "declined";
    await daysLater(DUE_IN_DAYS);
    const counts = [taken().length];
    for (let day = 0; day < 7; day++) {
      await daysLater(1);
      counts.push(taken().length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
    expect((await notices()).filter((kind) => kind !== "autopaySoon")).toEqual([
      "autopayDeclined",
      "autopayDeclined",
      "autopayDeclined",
      "autopayOff",
    ]);
    expect(await read()).toMatchObject({ on: false });
    expect(await balance()).toMatchObject({ taken: 0, paid: 0 });
  });
  it("that the bank accepts later after all is counted, and the next try finds nothing due", async () => {
    await turnOn();
    office.cards.line.next = "declined";
    await daysLater(DUE_IN_DAYS);
    for (const [reference, { amount }] of office.cards.charges)
      office.cards.charges.set(reference, { state: "paid", ...(amount !== undefined && { amount }) });
    await daysLater(1);
    expect([taken(), (await balance()).counted]).toEqual([[INSTALMENT], INSTALMENT]);
  });
});

describe("when the payer pays on their own", () => {
  const draw = async () => String((await orderOwn(office, token, { contractId, amount: "1000.00" })).body["hash"]);
  it("nothing is charged while a code can be paid, nor after it was paid", async () => {
    await turnOn();
    office.clock.now += DUE_IN_DAYS * DAY;
    token = await office.login(who);
    const hash = await draw();
    await look(office, hash, token);
    await work();
    expect(taken()).toEqual([]);
    office.bank.put("paid");
    await work();
    await work();
    expect(taken()).toEqual([]);
    expect(await balance()).toMatchObject({ counted: INSTALMENT, back: 0 });
  });
  it("a code requested between the order of a charge and its sending withdraws the charge", async () => {
    await turnOn();
    office.clock.now += DUE_IN_DAYS * DAY;
    token = await office.login(who);
    await office.minuteLater();
    await look(office, await draw(), token);
    await work();
    expect(taken()).toEqual([]);
  });
  it("a code paid during a charge: the premium is counted once, and the charge is owed back", async () => {
    await turnOn();
    office.cards.line.next = "confirming";
    await daysLater(DUE_IN_DAYS);
    expect(taken()).toEqual([INSTALMENT]);
    const hash = await draw();
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    for (const [reference, { amount }] of office.cards.charges)
      office.cards.charges.set(reference, { state: "paid", ...(amount !== undefined && { amount }) });
    await work();
    expect(await balance()).toMatchObject({ taken: 2 * INSTALMENT, counted: INSTALMENT, back: INSTALMENT, receipts: 2 });
  });
  it("the order of a charge is not shown on a page and is not found by another tab", async () => {
    await turnOn();
    office.cards.line.next = "confirming";
    await daysLater(DUE_IN_DAYS);
    const [charge] = await office.database.queries.selectFrom("purchase_order").select("hash").where("by_card", "=", true).execute();
    expect((await look(office, charge?.hash, token)).status).toBe(404);
    expect(await draw()).not.toBe(charge?.hash);
  });
});
