import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../../domain/ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, reported, type Insured } from "../../testing/contracts/claimed.ts";
import { keyed } from "../../testing/purchase.ts";

const CHILD = { name: "Волкова Мира Ильинична", birthDate: "2019-05-14", iin: "190514600010" };
let office: BackOffice;
let employee: string;
let insured: Insured;
let person: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  insured = await insuredFor(office, "term-life");
  person = office.person(INSURED).iin ?? "";
});
afterEach(() => office.database.close());

const day = (back: number) => addDays(today(office.clock.now), -back);
const idOf = async (number: string) =>
  (await office.database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow()).id;
/** The report of a death by an heir who does not know the number of the contract. */
const unknown = (eventDate = day(3), event = "death") => reported(office, { contractId: "", number: "" }, eventDate, event);
const find = (id: string, more: Record<string, unknown> = {}, token = employee) =>
  office.post("/employee/cases/contracts", { id, person, contractNumber: "", ...more }, token);
const link = (id: string, more: Record<string, unknown> = {}, token = employee) =>
  office.post("/employee/cases/contract", { id, person, contractNumber: insured.number, ...more }, token, keyed());
const item = async (id: string, token = employee) => (await office.post("/employee/cases/item", { kind: "statement", id }, token)).body;
const heldFor = async ({ contractId }: Insured) =>
  (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view.heldFor;
const errorsOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => Object.keys(body["errors"] as object);

describe("a report whose writer does not know the number of the contract", () => {
  it("is said to be about a contract by one of the staff, and the contract waits for it", async () => {
    const report = await unknown();
    const id = await idOf(report);
    expect(await item(id)).toMatchObject({ canLink: true });
    expect((await item(id))["contract"]).toBeUndefined();
    const { body } = await find(id);
    expect(body["contracts"]).toContainEqual(
      expect.objectContaining({
        number: insured.number,
        person: "matches",
        details: expect.objectContaining({ insuresEvent: true, isCovered: true, isLinked: false }),
      }),
    );
    expect(await heldFor(insured)).toBeUndefined();
    expect((await link(id)).body).toMatchObject({ status: "ok", number: insured.number, isCovered: true });
    expect(await heldFor(insured)).toBe(report);
    const { surname, name } = office.person("employee");
    expect(await item(id)).toMatchObject({ contract: { number: insured.number, by: expect.stringContaining(`${surname} ${name}`) } });
  });
  it("has a claim that can be accepted once the contract is known, and not before", async () => {
    const claim = await claimed(office, await unknown());
    const decisions = async () =>
      ((await item(claim.id))["decisions"] as readonly { readonly decision: string }[]).map((one) => one.decision);
    expect(await decisions()).not.toContain("acceptClaim");
    await link(claim.id);
    expect(await decisions()).toContain("acceptClaim");
    const accepted = await decidedBy(office, employee, claim.id, { decision: "acceptClaim", eventDay: day(3) });
    expect(accepted.body["became"]).toBe("proposed");
    expect(
      (await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true })).body["became"],
    ).toBe("decided");
    expect((await contractById(office.database.queries, insured.contractId, today(office.clock.now)))?.view.status).toBe("claimed");
  });
  it("takes the contract with it into a claim that comes later", async () => {
    const report = await unknown();
    await link(await idOf(report));
    const { id } = await claimed(office, report);
    expect(await item(id)).toMatchObject({ contract: { number: insured.number } });
  });
  it("shows a contract of a child by the child's IIN, and not by that of who pays for it", async () => {
    const childs = await insuredFor(office, "accident", { subjects: { insured: CHILD } });
    const id = await idOf(await unknown(day(3), "injury"));
    const numbers = async (who: string) =>
      ((await find(id, { person: who })).body["contracts"] as readonly { readonly number: string }[]).map((one) => one.number);
    expect(await numbers(CHILD.iin)).toEqual([childs.number]);
    expect(await numbers(person)).not.toContain(childs.number);
  });
  it("is refused a contract that insures somebody else, no such event, or that there is not, each at its field", async () => {
    const id = await idOf(await unknown(day(3), "injury"));
    const { number: education } = await insuredFor(office, "education");
    expect(errorsOf(await link(id, { person: CHILD.iin }))).toEqual(["person"]);
    expect(errorsOf(await link(id, { contractNumber: education }))).toEqual(["contractNumber"]);
    expect(errorsOf(await link(id, { contractNumber: "SH-2020-00000001" }))).toEqual(["contractNumber"]);
    expect(await item(id)).toMatchObject({ canLink: true });
    expect(await heldFor(insured)).toBeUndefined();
  });
  it("shows of a contract of somebody else no more than that its number is known and the person is not insured", async () => {
    const id = await idOf(await unknown());
    const { body } = await find(id, { person: CHILD.iin, contractNumber: insured.number });
    expect(body["contracts"]).toEqual([{ number: insured.number, person: "differs" }]);
    expect(JSON.stringify(body)).not.toMatch(/term-life|active|20\d\d-\d\d-\d\d/);
    expect((await link(id, { person: CHILD.iin })).status).toBe(400);
    expect(await heldFor(insured)).toBeUndefined();
  });
  it("is taken about a contract without cover on the day, and says so", async () => {
    const id = await idOf(await unknown(day(90)));
    expect((await find(id)).body["contracts"]).toContainEqual(
      expect.objectContaining({ number: insured.number, details: expect.objectContaining({ isCovered: false }) }),
    );
    expect((await link(id)).body).toMatchObject({ isCovered: false });
    const { covered } = await office.database.queries
      .selectFrom("report_contract")
      .select("covered")
      .where("report_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(covered).toBe(false);
  });
  it("releases the contract that was linked by mistake", async () => {
    const other = await insuredFor(office, "term-life");
    const report = await unknown();
    const id = await idOf(report);
    await link(id, { contractNumber: other.number });
    expect([await heldFor(other), await heldFor(insured)]).toEqual([report, undefined]);
    await link(id);
    expect([await heldFor(other), await heldFor(insured)]).toEqual([undefined, report]);
  });
  it("is about no other contract once it is decided or a decision is proposed", async () => {
    const claim = await claimed(office, await unknown());
    await link(claim.id);
    await decidedBy(office, employee, claim.id, { decision: "acceptClaim", eventDay: day(3) });
    const other = await insuredFor(office, "term-life");
    expect((await link(claim.id, { contractNumber: other.number })).body).toMatchObject({ code: "workProposed" });
    await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
    expect((await link(claim.id, { contractNumber: other.number })).body).toMatchObject({ code: "workClosed" });
    expect(await item(claim.id)).toMatchObject({ canLink: false });
  });
  it("leaves a row of the log for the search and for the contract that was named", async () => {
    const id = await idOf(await unknown());
    await find(id);
    await link(id);
    const rows = await office.database.queries
      .selectFrom("staff_access")
      .select(["act", "subject"])
      .where("case_id", "=", id)
      .where("act", "in", ["contractsFound", "linked"])
      .orderBy("at")
      .execute();
    expect(rows.map(({ act }) => act).toSorted()).toEqual(["contractsFound", "linked"]);
    expect(rows.find(({ act }) => act === "linked")?.subject).toContain(insured.number);
  });
  it("is not searched for by a customer, nor by an employee in their own contracts", async () => {
    const id = await idOf(await unknown());
    expect((await find(id, {}, await office.login("everyStatus"))).status).toBe(403);
    await office.database.queries
      .updateTable("contract")
      .set({ customer_id: office.person("employee").id })
      .where("id", "=", insured.contractId)
      .execute();
    const refused = await find(id, { contractNumber: insured.number });
    expect([refused.status, refused.body["code"]]).toEqual([403, "ownCase"]);
    expect((await link(id)).status).toBe(403);
    expect(await heldFor(insured)).toBeUndefined();
  });
});
