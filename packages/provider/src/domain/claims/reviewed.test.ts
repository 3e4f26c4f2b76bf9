import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

const TEXT = "Прошу пересмотреть отказ: прилагаю заключение врача.";
let office: BackOffice;
let employee: string;
let supervisor: string;
/** Two of the staff who had no part in the refusal. */
let third: string;
let fourth: string;
let insured: Insured;
let report: string;
let claim: { readonly id: string; readonly number: string };
let day: string;
const hired = async (shows: "overdue" | "maturing") => {
  const { id } = office.person(shows);
  const { queries } = office.database;
  await queries.updateTable("customer").set({ role: "employee" }).where("id", "=", id).execute();
  await queries.insertInto("staff").values({ customer_id: id, office: "almaty-auezov", assessor: true }).execute();
  return office.login(shows);
};
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  third = await hired("overdue");
  fourth = await hired("maturing");
  day = addDays(today(office.clock.now), -3);
  insured = await insuredFor(office, "term-life");
  report = await reported(office, insured, day);
  claim = await claimed(office, report);
});
afterEach(() => office.database.close());

const ask = (number: string, more: object = {}) =>
  office.post("/insurance/review", { number, phone: WIDOW.phone, text: TEXT, ...more }, undefined, keyed());
const view = async () => (await contractById(office.database.queries, insured.contractId, today(office.clock.now)))?.view;
const standing = async (number = claim.number) =>
  (await office.post("/status", { number, phoneEnd: "6677" })).body["claim"] as { readonly words: string; readonly canReview?: boolean };
const isWaiting = async () =>
  ((await office.post("/getEmployeeReception", { what: "claim" }, employee)).body["work"] as readonly { readonly name: string }[]).some(
    ({ name }) => name === claim.number,
  );
const refusedBy = async (one: string, other: string, id = claim.id) => {
  expect((await decidedBy(office, one, id, REFUSAL)).body["became"]).toBe("proposed");
  expect((await decidedBy(office, other, id, { decision: "refuse", agree: true })).body["became"]).toBe("decided");
};
const accept = { decision: "acceptClaim" } as const;

describe("a review of a refused claim", () => {
  it("brings the case back to the queue with a day to answer by, and its contract waits again", async () => {
    await refusedBy(employee, supervisor);
    expect([(await standing()).canReview, await isWaiting(), (await view())?.heldFor]).toEqual([true, false, undefined]);
    const { status, body } = await ask(claim.number);
    expect([status, String(body["words"])]).toEqual([200, expect.stringContaining("пересматривают другие люди")]);
    expect([(await standing()).canReview, await isWaiting(), (await view())?.heldFor]).toEqual([undefined, true, report]);
    const { body: item } = await office.post("/employee/cases/item", { kind: "statement", id: claim.id }, third);
    expect(item["events"]).toContainEqual(expect.objectContaining({ status: "reviewAsked", words: TEXT }));
    await office.provider.work();
    expect(office.inbox.filter(({ to, text }) => to === "77015556677" && text.includes("пересматривают"))).toHaveLength(1);
  });
  it("is asked for by the number of the report as well, by nobody with another phone, and once of two who ask at once", async () => {
    await refusedBy(employee, supervisor);
    expect((await ask(report, { phone: "+7 (701) 000-00-00" })).body["errors"]).toHaveProperty("phone");
    expect((await ask(report, { text: "" })).status).toBe(400);
    const both = await Promise.all([ask(report), ask(claim.number)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it("is of a refusal alone: neither before a decision, nor after an acceptance", async () => {
    expect((await ask(claim.number)).status).toBe(409);
    await decidedBy(office, employee, claim.id, { ...accept, eventDay: day });
    await decidedBy(office, supervisor, claim.id, { ...accept, agree: true });
    expect((await ask(claim.number)).status).toBe(409);
  });
  it("is decided by others: neither of the two who refused proposes, agrees or gives back, and the two of the review differ", async () => {
    await refusedBy(employee, supervisor);
    await ask(claim.number);
    for (const token of [employee, supervisor])
      for (const decision of [REFUSAL, { ...accept, eventDay: day }, { decision: "review" }]) {
        const { status, body } = await decidedBy(office, token, claim.id, decision);
        expect([status, String(body["message"])]).toEqual([403, expect.stringContaining("другие сотрудники")]);
      }
    expect((await decidedBy(office, third, claim.id, REFUSAL)).body["became"]).toBe("proposed");
    for (const token of [employee, supervisor, third])
      expect((await decidedBy(office, token, claim.id, { decision: "refuse", agree: true })).status).toBe(403);
    expect((await decidedBy(office, fourth, claim.id, { decision: "refuse", agree: true })).body["became"]).toBe("decided");
  });
  it("is read by those who refused, with the reason why they decide nothing of it", async () => {
    await refusedBy(employee, supervisor);
    const blocked = async (token: string) =>
      (await office.post("/employee/cases/item", { kind: "statement", id: claim.id }, token)).body["blocked"];
    expect(await blocked(employee)).toBeUndefined();
    await ask(claim.number);
    expect([await blocked(employee), await blocked(supervisor), await blocked(third)]).toEqual(["reviewOfOwn", "reviewOfOwn", undefined]);
  });
  it("that upholds the refusal is final within the insurer, names the remaining ways to object, and releases the contract", async () => {
    await refusedBy(employee, supervisor);
    await ask(claim.number);
    await refusedBy(third, fourth);
    expect([(await view())?.heldFor, await isWaiting()]).toEqual([undefined, false]);
    const { words, canReview } = await standing();
    expect([words, canReview]).toEqual([expect.stringContaining("оставили в силе"), undefined]);
    for (const part of ["омбудсману", "В суд"]) expect(words).toContain(part);
    expect((await ask(claim.number)).status).toBe(409);
    await office.provider.work();
    expect(office.inbox.filter(({ text }) => text.includes(REFUSAL.words) && text.includes("оставили в силе"))).toHaveLength(1);
  });
  it("that accepts continues as any accepted claim: by two others, to the money of each who is paid", async () => {
    await refusedBy(employee, supervisor);
    await ask(claim.number);
    expect((await decidedBy(office, third, claim.id, { ...accept, eventDay: day })).body["became"]).toBe("proposed");
    expect((await decidedBy(office, fourth, claim.id, { ...accept, agree: true })).body["became"]).toBe("decided");
    expect(await view()).toMatchObject({ status: "claimed", diedOn: day });
    office.clock.now += 3_600_000;
    await office.minuteLater();
    expect(office.payouts.orders.size).toBe(1);
  });
});
