import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, named, REFUSAL, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";
import { orderShare } from "./order-share.ts";
import { sharesOf } from "./shares.ts";

const SUM = 5_000_000_00;
const OTHER = "KZ548562031000000001";
let office: BackOffice;
let employee: string;
let supervisor: string;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

const view = async ({ contractId }: Insured) => (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
const item = async (id: string, token = employee) => (await office.post("/employee/cases/item", { kind: "statement", id }, token)).body;
const fact = async (id: string, name: string) =>
  ((await item(id))["facts"] as readonly { readonly fact: string; readonly value: string }[]).find((one) => one.fact === name)?.value;
const accept = { decision: "acceptClaim" } as const;
const statuses = async (id: string) =>
  (
    await office.database.queries.selectFrom("statement_event").select("status").where("statement_id", "=", id).orderBy("seq").execute()
  ).map(({ status }) => status);
const messages = async () => {
  await office.provider.work();
  return office.inbox.filter(({ to }) => to === "77015556677").map(({ text }) => text);
};
const bankTakes = async (says: "sent" | "paid" | "returned") => {
  office.payouts.bank.says = says;
  office.clock.now += 3_600_000;
  await office.minuteLater();
};
/** Both of the staff. */
async function acceptedByTwo(id: string, more: object = {}): Promise<void> {
  const decision = { ...accept, eventDay: day, ...more };
  expect((await decidedBy(office, employee, id, decision)).body).toMatchObject({ became: "proposed" });
  expect((await decidedBy(office, supervisor, id, { ...accept, agree: true })).body).toMatchObject({ became: "decided" });
}
const nameAccount = (number: string, more: object) =>
  office.post("/insurance/account", { number, phone: WIDOW.phone, iban: OTHER, ...more }, undefined, keyed());
/** Whether the page of the status asks for an account, by the number and the end of the phone. */
const asks = async (number: string) => {
  const { body } = await office.post("/status", { number, phoneEnd: "6677" });
  return (body["claim"] as { readonly asksAccount: boolean }).asksAccount;
};
const reportAccount = async (name: string, account: { readonly iban: string; readonly holder: string; readonly iin: string }) => {
  const { queries } = office.database;
  const row = await queries.selectFrom("claim_share").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
  return queries.transaction().execute((db) => orderShare(db, row, account, { random: office.options.random, now: office.clock.now }));
};

describe("the death of somebody with a term life policy", () => {
  let insured: Insured;
  let id: string;
  let number: string;
  beforeEach(async () => {
    insured = await insuredFor(office, "term-life");
    ({ id, number } = await claimed(office, await reported(office, insured, day)));
  });

  it("is read at the reception with what it brings and to whom, before anybody decides", async () => {
    expect(await fact(id, "event")).toBe("death");
    expect(await fact(id, "eventDate")).toBe(day);
    expect((await fact(id, "claimOwed"))?.replaceAll(/\s/g, "")).toContain("5000000");
    expect(await fact(id, "claimPayees")).toContain(named[1]?.name);
    expect(((await item(id))["decisions"] as object[]).slice(1, 3)).toEqual([
      { decision: "askPapers", takesTwo: false },
      { decision: "acceptClaim", takesTwo: true },
    ]);
  });
  it("is paid from the report to the last account: each share to its own payee, with a message at every step", async () => {
    await acceptedByTwo(id);
    expect(await view(insured)).toMatchObject({ status: "claimed", diedOn: day, next: undefined });
    expect((await sharesOf(office.database.queries, id)).map(({ name, amount, iban }) => [name, amount, iban])).toEqual([
      [WIDOW.name, (SUM / 10) * 6, WIDOW.iban],
      [named[1]?.name, (SUM / 10) * 4, null],
    ]);
    await bankTakes("paid");
    expect([...office.payouts.orders.values()]).toMatchObject([{ amount: (SUM / 10) * 6, iin: WIDOW.iin, purpose: number }]);
    expect(await statuses(id)).toEqual(["received", "decided"]);
    expect(await asks(number)).toBe(true);
    expect((await nameAccount(number, { accountHolder: "Чужой Пётр", iin: "150302500004" })).body["errors"]).toEqual({
      accountHolder: expect.stringContaining("получателей"),
    });
    // A namesake who was born on another day is somebody else.
    expect((await nameAccount(number, { accountHolder: named[1]?.name, iin: WIDOW.iin })).status).toBe(400);
    expect((await nameAccount(number, { accountHolder: named[1]?.name, iin: "150302500004" })).body).toMatchObject({ success: true });
    expect(await asks(number)).toBe(false);
    expect((await nameAccount(number, { accountHolder: named[1]?.name, iin: "150302500004" })).status).toBe(409);
    await bankTakes("paid");
    expect(await statuses(id)).toEqual(["received", "decided", "paid"]);
    const texts = await messages();
    expect(texts.filter((one) => one.includes(number))).toHaveLength(4);
  });
  it("is owed again once the bank sends it back, and goes to another account", async () => {
    await acceptedByTwo(id);
    await bankTakes("returned");
    const [own] = await sharesOf(office.database.queries, id);
    expect(own).toMatchObject({ iban: null, order: { state: "returned" } });
    expect(await fact(id, "claimStanding")).toContain("вернул");
    expect((await messages()).at(-1)).toContain("вернул");
    expect(await reportAccount(WIDOW.name, { iban: OTHER, holder: WIDOW.name, iin: WIDOW.iin })).toBe(true);
    // Asked for twice it goes once.
    expect(await reportAccount(WIDOW.name, { iban: OTHER, holder: WIDOW.name, iin: WIDOW.iin })).toBe(false);
    await bankTakes("paid");
    expect((await sharesOf(office.database.queries, id))[0]).toMatchObject({ iban: OTHER, order: { state: "paid" } });
  });
  it("is accepted by two, never by one twice, and once of two who agree at once", async () => {
    const decision = { ...accept, eventDay: day };
    expect((await decidedBy(office, employee, id, decision)).body).toMatchObject({ became: "proposed" });
    expect((await decidedBy(office, employee, id, { ...accept, agree: true })).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => decidedBy(office, supervisor, id, { ...accept, agree: true })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sharesOf(office.database.queries, id)).toHaveLength(2);
  });
  it("is refused by two, and the contract stays as it was", async () => {
    expect((await decidedBy(office, employee, id, REFUSAL)).body).toMatchObject({ became: "proposed" });
    expect((await decidedBy(office, supervisor, id, { decision: "refuse", agree: true })).body).toMatchObject({ became: "decided" });
    expect(await view(insured)).toMatchObject({ status: "active" });
    // Messages of one moment leave in no order.
    const message = (await messages()).find((one) => one.includes(REFUSAL.otherPaper)) ?? "";
    for (const part of [REFUSAL.words, "пункт 4.2", REFUSAL.otherPaper, "попросите пересмотреть", "омбудсману", "В суд"])
      expect(message).toContain(part);
    expect(await fact(id, "claimStanding")).toContain("омбудсману");
    expect((await decidedBy(office, supervisor, id, { ...accept, eventDay: day })).status).toBe(409);
  });
  it("is not accepted for a day without cover, and says why at the field of the day", async () => {
    const { status, body } = await decidedBy(office, employee, id, { ...accept, eventDay: addDays(day, -90) });
    expect([status, body["errors"]]).toEqual([400, { eventDay: expect.stringContaining("не действовал") }]);
    const future = await decidedBy(office, employee, id, { ...accept, eventDay: addDays(day, 9) });
    expect(future.status).toBe(400);
    expect((await decidedBy(office, employee, id, accept)).status).toBe(400);
  });
  it("is paid once, whoever else claims it", async () => {
    await acceptedByTwo(id);
    const second = await claimed(office, await reported(office, insured, day));
    expect((await decidedBy(office, employee, second.id, { ...accept, eventDay: day })).status).toBe(400);
  });
});

it("a sum that nobody is named for stays owed to heirs, and the reception says what it waits for", async () => {
  const insured = await insuredFor(office, "term-life", { beneficiaries: [] });
  const { id } = await claimed(office, await reported(office, insured, day));
  await acceptedByTwo(id);
  await bankTakes("paid");
  expect([office.payouts.orders.size, await statuses(id)]).toEqual([0, ["received", "decided"]]);
  expect(await fact(id, "claimStanding")).toContain("наследство");
  expect(await fact(id, "claimPayees")).toContain("наследники");
});

it("whoever has the number of the report follows its claim, and a stranger's phone opens none", async () => {
  const insured = await insuredFor(office, "term-life");
  const report = await reported(office, insured, day);
  const words = async () => ((await office.post("/status", { number: report, phoneEnd: "6677" })).body["claim"] as { words: string }).words;
  expect(await words()).toContain("свяжемся");
  await claimed(office, report);
  expect(await words()).toContain("Рассматриваем");
  const own = { accountHolder: WIDOW.name, iin: WIDOW.iin };
  expect((await nameAccount(report, own)).status).toBe(409);
  expect((await nameAccount(report, { ...own, phone: "+7 (701) 000-00-00" })).body["errors"]).toHaveProperty("phone");
});

it("an account of somebody who is not paid is not taken for that of who is", async () => {
  const insured = await insuredFor(office, "term-life");
  const stranger = { iin: "910101300009", accountHolder: "Чужой Пётр", iban: OTHER };
  const { id } = await claimed(office, await reported(office, insured, day), stranger);
  await acceptedByTwo(id);
  expect((await sharesOf(office.database.queries, id)).map(({ iban }) => iban)).toEqual([null, null]);
});

it("a small sum is accepted by one, and education pays none: its premiums cease", async () => {
  const insured = await insuredFor(office, "education");
  const { id } = await claimed(office, await reported(office, insured, day));
  expect((await decidedBy(office, employee, id, { ...accept, eventDay: day })).body).toMatchObject({ became: "decided" });
  expect(await view(insured)).toMatchObject({ status: "active", diedOn: day, next: undefined });
  expect((await messages()).filter((one) => one.includes("взносов больше нет"))).toHaveLength(1);
});

it("an illness pays its insured person, and the contract of who lives ends with it", async () => {
  const insured = await insuredFor(office, "critical-illness");
  office.clock.now += 60 * 86_400_000;
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  day = addDays(today(office.clock.now), -3);
  const { iin, surname, name } = office.person(INSURED);
  const own = { iin: iin ?? "", accountHolder: `${surname} ${name}`, iban: OTHER };
  const { id } = await claimed(office, await reported(office, insured, day, "illness"), own);
  await acceptedByTwo(id);
  await bankTakes("paid");
  expect(await statuses(id)).toEqual(["received", "decided", "paid"]);
  const after = await view(insured);
  expect(after).toMatchObject({ status: "claimed" });
  expect(after?.diedOn).toBeUndefined();
});
