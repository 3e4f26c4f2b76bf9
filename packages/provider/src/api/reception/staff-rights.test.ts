import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { simpleClaim } from "../../testing/claims/simple-claim.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { rightsOf, type RightHolder } from "../../testing/staff-matrix.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const giveOnly = (shows: "employee" | "supervisor", holder: RightHolder) =>
  office.database.queries.updateTable("staff").set(rightsOf(holder)).where("customer_id", "=", office.person(shows).id).execute();
const sentClaim = async () => {
  const report = await reported(office, await insuredFor(office, "term-life"), addDays(today(office.clock.now), -3));
  return claimed(office, report, undefined, { files: [await uploaded(office)], verifier: HELD });
};
const read = async (id: string, token: string) => (await office.post("/employee/cases/item", { kind: "statement", id }, token)).body;
const desk = async (token: string, more: object = {}) => (await office.post("/getEmployeeReception", more, token)).body;
const lastActs = async (count: number) =>
  (await office.database.queries.selectFrom("staff_access").select(["act", "subject"]).orderBy("at", "desc").limit(count).execute()).map(
    ({ act, subject }) => `${act} ${subject}`,
  );

describe("whoever serves customers and assesses no claims", () => {
  it("sees that a claim is there and where it stands, and neither its event, papers, payees nor what was proposed", async () => {
    const { id, number } = await sentClaim();
    const [clerk, assessor] = [await office.login("employee"), await office.login("supervisor")];
    await giveOnly("employee", "desk");
    await decidedBy(office, assessor, id, REFUSAL);
    expect((await desk(clerk, { number }))["work"]).toMatchObject([{ id, name: number, what: "claim", isProposed: true }]);
    const seen = await read(id, clerk);
    expect(seen).toMatchObject({ name: number, blocked: "notAssessor", files: [], decisions: [], proposal: null });
    expect(seen["facts"]).toEqual([{ fact: "claimStanding", value: expect.stringMatching(/./) }]);
    expect(seen["events"]).toEqual([{ status: "received", at: expect.anything(), words: "", by: "" }]);
    expect(seen).not.toHaveProperty("contract");
    expect(JSON.stringify(seen)).not.toContain(WIDOW.name.split(" ")[0]);
    expect(await read(id, assessor)).toMatchObject({ proposal: { decision: "refuse" }, files: [expect.anything()] });
  });
  it("agrees to nothing of it", async () => {
    const { id } = await sentClaim();
    const [clerk, assessor] = [await office.login("employee"), await office.login("supervisor")];
    await giveOnly("employee", "desk");
    await decidedBy(office, assessor, id, REFUSAL);
    expect((await decidedBy(office, clerk, id, { decision: "refuse", agree: true })).body).toMatchObject({ code: "notAssessor" });
    expect(await read(id, assessor)).toMatchObject({ isProposed: true });
  });
  it("reads and answers other statements as before", async () => {
    const clerk = await office.login("employee");
    await giveOnly("employee", "desk");
    const { id } = await office.database.queries
      .selectFrom("statement")
      .select("id")
      .where("kind", "=", "ombudsman")
      .executeTakeFirstOrThrow();
    const seen = await read(id, clerk);
    expect(seen).not.toHaveProperty("blocked");
    expect(seen["decisions"]).not.toEqual([]);
  });
});

describe("an accountant", () => {
  it("reads figures and the journal of claims, each reading in the log, and no name, case or customer", async () => {
    await sentClaim();
    const accountant = await office.login("accountant");
    expect(await desk(accountant)).toMatchObject({ may: ["readFigures"], today: [], work: [], counts: [], total: 0 });
    const answers = [
      await office.post("/employee/claims/figures", { year: 2026 }, accountant),
      await office.post("/employee/claims/journal", { year: 2026 }, accountant),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await lastActs(2)).toSorted()).toEqual(["figuresRead 2026", "journalRead 2026"]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(WIDOW.name.split(" ")[0]);
    const { id } = await sentClaim();
    expect((await office.post("/employee/cases/item", { kind: "statement", id }, accountant)).body).toMatchObject({ code: "notAtDesk" });
  });
  it("follows the money of a claim by its number: owed, on its way, sent back", async () => {
    const { number } = await simpleClaim(office);
    const row = async () => {
      const { body } = await office.post("/employee/claims/journal", { year: 2026 }, await office.login("accountant"));
      const { rows } = body["journal"] as { readonly rows: readonly Readonly<Record<string, unknown>>[] };
      return rows.find((one) => one["number"] === number);
    };
    await office.provider.work();
    expect(await row()).toMatchObject({ owed: 1_000_000, ordered: 1_000_000, paid: 0, returned: 0 });
    office.payouts.bank.says = "returned";
    // The bank is asked again after a while.
    office.clock.now += 86_400_000;
    await office.provider.work();
    expect(await row()).toMatchObject({ owed: 1_000_000, ordered: 0, paid: 0, returned: 1_000_000 });
  });
});

it("without any right nothing opens", async () => {
  const token = await office.login("employee");
  await giveOnly("employee", "none");
  expect(await desk(token)).toMatchObject({ may: [], today: [], work: [], total: 0 });
  const { number } = await sentClaim();
  expect((await desk(token, { number }))["work"]).toEqual([]);
});
