import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { codeTo } from "../../testing/account.ts";
import { withCard } from "../../testing/contracts/autopay.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { claimed, decidedBy, INSURED, insuredFor, REFUSAL, reported } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";
import { PAPERS_DAYS } from "./follow-report.ts";

/** A monthly term life policy whose next premium falls due then. */
const DUE = "2026-12-21";
let office: BackOffice;
let contractId: string;
let number: string;
beforeEach(async () => {
  office = await backOffice();
  contractId = await paidContract(office, office.person(INSURED).id);
  ({ number } = await office.database.queries
    .selectFrom("contract")
    .select("number")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow());
});
afterEach(() => office.database.close());

/** A day comes on which the jobs are done. */
async function comes(day: string): Promise<void> {
  office.clock.now = Date.parse(`${day}T07:00:00.000Z`);
  await office.provider.work();
  await office.minuteLater();
}
const view = async () => (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
const report = () => reported(office, { contractId, number }, addDays(today(office.clock.now), -1));
const idOf = async (statement: string) =>
  (await office.database.queries.selectFrom("statement").select("id").where("number", "=", statement).executeTakeFirstOrThrow()).id;
const notices = async () =>
  (
    await office.database.queries
      .selectFrom("notification")
      .select("kind")
      .where("customer_id", "=", office.person(INSURED).id)
      .where("kind", "in", ["paymentDue", "graceBegun", "coverSuspended", "contractLapsed"])
      .orderBy("created_at")
      .execute()
  ).map(({ kind }) => kind);
/** By one of the staff, and by another where it takes two. */
async function decided(id: string, decision: object): Promise<void> {
  const first = await decidedBy(office, await office.login("employee"), id, { words: "Письмо с причиной.", ...decision });
  if (first.body["became"] === "proposed")
    expect((await decidedBy(office, await office.login("supervisor"), id, { ...decision, agree: true })).body["became"]).toBe("decided");
}

describe("a contract whose insured event was reported", () => {
  it("is asked for nothing until the claim is refused, and then has the days that it had", async () => {
    await comes(addDays(DUE, -2));
    await comes(addDays(DUE, 10));
    expect(await notices()).toEqual(["paymentDue", "graceBegun"]);
    const claim = await claimed(office, await report());
    // What asked for the premium is gone as well.
    expect([await notices(), (await view())?.status]).toEqual([[], "overdue"]);
    const letterCount = office.inbox.filter(({ key }) => key.includes("graceBegun")).length;
    await comes(addDays(DUE, 60));
    expect([await notices(), (await view())?.status]).toEqual([[], "overdue"]);
    await decided(claim.id, REFUSAL);
    // Of thirty days nine had passed whole before the report.
    const until = addDays(DUE, 60 + 21);
    expect(await view()).toMatchObject({ status: "overdue", payUntil: until });
    await comes(until);
    expect([await notices(), (await view())?.status]).toEqual([["graceBegun"], "overdue"]);
    expect(office.inbox.filter(({ key }) => key.includes("graceBegun"))).toHaveLength(letterCount + 1);
    await comes(addDays(until, 1));
    expect((await view())?.status).toBe("suspended");
  });
  it("is charged to no card, and is charged what is due once the claim is refused", async () => {
    const token = await office.login(INSURED);
    await withCard(office, token, contractId);
    await office.post("/user/contracts/autopay/on", { contractId }, token, keyed());
    await office.post("/user/contracts/autopay/on", { contractId, code: codeTo(office, office.person(INSURED).phone) }, token, keyed());
    const claim = await claimed(office, await report());
    await comes(addDays(DUE, 5));
    expect(office.cards.sent).toHaveLength(0);
    await decided(claim.id, REFUSAL);
    await comes(addDays(DUE, 6));
    expect(office.cards.sent.map(({ amount }) => amount)).toEqual([(await view())?.terms.instalment]);
  });
  it("waits for the papers of an answered report, and after some months continues and says so", async () => {
    const own = await report();
    await decided(await idOf(own), { decision: "answer" });
    await comes(addDays(today(office.clock.now), PAPERS_DAYS));
    expect((await view())?.heldFor).toBe(own);
    await comes(addDays(today(office.clock.now), 2));
    expect((await view())?.heldFor).toBeUndefined();
    expect(office.inbox.filter(({ text }) => text.includes("продолжается как прежде"))).toHaveLength(1);
    // Whoever sends the claim afterwards is not late.
    await claimed(office, own);
    expect((await view())?.heldFor).toBe(own);
  });
  it("does not wait for what its line does not insure", async () => {
    const other = await insuredFor(office, "education");
    await reported(office, other, addDays(today(office.clock.now), -1), "injury");
    expect((await contractById(office.database.queries, other.contractId, today(office.clock.now)))?.view.holds).toEqual([]);
  });
});
