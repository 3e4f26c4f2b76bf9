import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendEvents } from "../ledger/append.ts";
import { contractById } from "../ledger/read.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported } from "../../testing/contracts/claimed.ts";

const DAY_MS = 86_400_000;
let office: BackOffice;
let employee: string;
let supervisor: string;
const signIn = async () => {
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
};
beforeEach(async () => {
  office = await backOffice();
  await signIn();
});
afterEach(() => office.database.close());

const agree = (id: string, decision: string, answer = true) => decidedBy(office, supervisor, id, { decision, agree: answer });

describe("a decision that was proposed", () => {
  it("is not agreed to as a refusal without cover once a premium that was paid in time has arrived", async () => {
    const insured = await insuredFor(office, "term-life", { inputs: { frequency: "monthly" } });
    office.clock.now += 40 * DAY_MS;
    await signIn();
    const now = office.clock.now;
    const view = async () => (await contractById(office.database.queries, insured.contractId, today(now)))?.view;
    const { id } = await claimed(office, await reported(office, insured, addDays(today(now), -3)));
    const { body } = await decidedBy(office, employee, id, { ...REFUSAL, clause: undefined, ground: "notInForce" });
    expect([body["became"], (await view())?.status]).toEqual(["proposed", "suspended"]);
    const paid = { receipt: "r-late", amount: 3 * Number((await view())?.terms.instalment), method: "Kaspi QR" };
    await appendEvents(
      office.database.queries,
      insured.contractId,
      [{ kind: "premiumPaid", at: moment(now - 38 * DAY_MS), data: paid }],
      now,
    );
    const { status, body: refused } = await agree(id, "refuse");
    expect([status, Object.keys(refused["errors"] ?? {})]).toEqual([400, ["ground"]]);
    expect((await agree(id, "refuse", false)).body["became"]).toBe("returned");
  });
  it("is not agreed to as an acceptance once the sum was paid on another claim, and says why", async () => {
    const insured = await insuredFor(office, "term-life");
    const day = addDays(today(office.clock.now), -3);
    const first = await claimed(office, await reported(office, insured, day));
    const second = await claimed(office, await reported(office, insured, day));
    for (const { id } of [first, second])
      expect((await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day })).body["became"]).toBe("proposed");
    expect((await agree(first.id, "acceptClaim")).body["became"]).toBe("decided");
    const { status, body } = await agree(second.id, "acceptClaim");
    expect([status, Object.keys(body["errors"] ?? {})]).toEqual([400, ["eventDay"]]);
    expect((await agree(second.id, "acceptClaim", false)).body["became"]).toBe("returned");
  });
});
