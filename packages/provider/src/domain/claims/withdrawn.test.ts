import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let employee: string;
let insured: Insured;
let report: string;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  day = addDays(today(office.clock.now), -3);
  insured = await insuredFor(office, "term-life");
  report = await reported(office, insured, day);
});
afterEach(() => office.database.close());

const withdraw = (number: string, phone: string = WIDOW.phone) => office.post("/insurance/withdraw", { number, phone }, undefined, keyed());
const view = async () => (await contractById(office.database.queries, insured.contractId, today(office.clock.now)))?.view;
const standing = async (number: string) =>
  (await office.post("/status", { number, phoneEnd: "6677" })).body["claim"] as { readonly words: string; readonly canWithdraw?: boolean };
const waiting = async () =>
  ((await office.post("/getEmployeeReception", { what: "claim" }, employee)).body["work"] as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  );
const agreedTo = async (id: string, decision: object) => {
  await decidedBy(office, employee, id, { words: "Письмо с причиной.", ...decision });
  return decidedBy(office, await office.login("supervisor"), id, { ...decision, agree: true });
};

describe("a claim that is taken back by whoever sent it", () => {
  it("is decided by nobody, is confirmed by a message, and its contract continues as before", async () => {
    const { id, number } = await claimed(office, report);
    expect([(await view())?.heldFor, (await standing(number)).canWithdraw]).toEqual([report, true]);
    await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day });
    expect((await withdraw(number)).body).toMatchObject({ success: true });
    expect((await view())?.heldFor).toBeUndefined();
    expect((await view())?.status).toBe("active");
    expect(await waiting()).not.toContain(number);
    expect((await standing(report)).canWithdraw).toBeUndefined();
    const late = await decidedBy(office, await office.login("supervisor"), id, { decision: "acceptClaim", agree: true });
    expect(late.status).toBe(409);
    await office.provider.work();
    expect(office.inbox.filter(({ to, text }) => to === "77015556677" && text.includes("Отозвано"))).toHaveLength(1);
  });
  it("can be sent again, and the contract waits again", async () => {
    await withdraw((await claimed(office, report)).number);
    const again = await claimed(office, report);
    expect([(await view())?.heldFor, (await standing(again.number)).canWithdraw]).toEqual([report, true]);
  });
  it("is taken back by its report as well, before any claim and after the report was answered", async () => {
    const { id } = await office.database.queries
      .selectFrom("statement")
      .select("id")
      .where("number", "=", report)
      .executeTakeFirstOrThrow();
    await decidedBy(office, employee, id, { decision: "answer", words: "Пришлите заявление на выплату." });
    expect((await withdraw(report)).status).toBe(200);
    expect((await standing(report)).words).toContain("Отозвано");
    expect((await withdraw(report)).status).toBe(409);
  });
  it("is not taken back by a stranger, nor once it was decided", async () => {
    const { id, number } = await claimed(office, report);
    expect((await withdraw(number, "+7 (701) 000-00-00")).body["errors"]).toHaveProperty("phone");
    await agreedTo(id, { decision: "acceptClaim", eventDay: day });
    expect((await standing(number)).canWithdraw).toBeUndefined();
    // The report itself is still open, and goes with nothing of the claim.
    expect((await view())?.status).toBe("claimed");
    expect((await withdraw(number)).status).toBe(409);
    expect((await standing(number)).words).not.toContain("Отозвано");
  });
});
