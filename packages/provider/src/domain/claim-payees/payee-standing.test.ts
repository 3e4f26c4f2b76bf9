import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, named, reported, WIDOW, type Insured } from "../../testing/contracts/claimed.ts";
import { benefitOf } from "../claim-papers/benefit-of.ts";
import { benefitPaper } from "../claim-papers/benefit-paper.ts";
import { recordDeath } from "../deaths/record-death.ts";
import { isMinorOn } from "./payee-standing.ts";

const CHILD = { name: "Волкова Мира Ильинична", birthDate: "2019-05-14", iin: "190514600010" };
let office: BackOffice;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  day = addDays(today(office.clock.now), -3);
});
afterEach(() => office.database.close());

async function accepted(insured: Insured, account?: Parameters<typeof claimed>[2]) {
  const claim = await claimed(office, await reported(office, insured, day), account);
  await decidedBy(office, await office.login("employee"), claim.id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
  return claim;
}
const words = async (number: string) =>
  String(((await office.post("/status", { number, phoneEnd: "6677" })).body["claim"] as Readonly<Record<string, unknown>>)["words"]);
const facts = async (id: string) =>
  JSON.stringify((await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"))).body["facts"]);
async function paperOf(claimId: string): Promise<string> {
  const benefit = await benefitOf(office.database.queries, claimId, today(office.clock.now));
  if (!benefit) throw new Error("the claim is not accepted");
  return JSON.stringify(benefitPaper(benefit, "Срочное страхование", { is: "staff" }, "ru"));
}
const account = (number: string, more: Readonly<Record<string, string>>) =>
  office.post("/insurance/account", { number, phone: WIDOW.phone, iban: WIDOW.iban, ...more }, undefined, {
    "idempotency-key": crypto.randomUUID(),
  });

describe("a payee who is not of age", () => {
  it("has a next step in the tracker, at the case and in the paper, and is paid to an account in their own name", async () => {
    const { id, number } = await accepted(await insuredFor(office, "term-life"));
    expect(await words(number)).toContain("родитель или опекун");
    expect(await facts(id)).toContain("младше 18 лет");
    expect(await paperOf(id)).toContain("счёт на имя ребёнка");
    expect((await account(number, { accountHolder: WIDOW.name, iin: WIDOW.iin })).status).toBe(400);
    expect((await account(number, { accountHolder: named[1]?.name ?? "", iin: "150302500004" })).body).toMatchObject({ success: true });
    expect(await words(number)).not.toContain("опекун");
  });
  it("gets the same words where the child itself is insured, and no number but the child's opens the money", async () => {
    const { iin: _, ...subjects } = CHILD;
    const insured = await insuredFor(office, "accident", { inputs: { covers: ["hospital"] }, subjects: { insured: subjects } });
    const report = await reported(office, insured, day, "hospital");
    const { id, number } = await claimed(office, report, { iin: WIDOW.iin, accountHolder: WIDOW.name, iban: WIDOW.iban });
    await decidedBy(office, await office.login("employee"), id, { decision: "acceptClaim", eventDay: day, hospitalDays: 12 });
    expect(await words(number)).toContain("родитель или опекун");
    expect(await paperOf(id)).toContain("счёт на имя ребёнка");
    for (const iin of [WIDOW.iin, "150302500004"]) expect((await account(number, { accountHolder: CHILD.name, iin })).status).toBe(400);
    expect((await account(number, { accountHolder: CHILD.name, iin: CHILD.iin })).body).toMatchObject({ success: true });
  });
  it.each([
    ["on the day before they are eighteen", "2008-11-23", true],
    ["on their eighteenth birthday", "2008-11-22", false],
  ])("is one %s", (_, birth_date, isMinor) => {
    expect(isMinorOn({ birth_date }, "2026-11-22")).toBe(isMinor);
  });
});

describe("a payee who is known to have died", () => {
  let childs: Insured;
  beforeEach(async () => {
    const { surname, name, patronymic, birth_date: birthDate } = office.person(INSURED);
    const father: Beneficiary = { name: fullName({ surname, name, patronymic }), relation: "parent", birthDate, share: 100 };
    const own = await insuredFor(office, "term-life");
    await office.database.queries.transaction().execute((db) => recordDeath(db, own.contractId, addDays(day, -10), office.clock.now));
    childs = await insuredFor(office, "term-life", { subjects: { insured: CHILD }, beneficiaries: [father] });
  });
  it("has a next step before and after the decision, and no order for the bank", async () => {
    const iin = office.person(INSURED).iin ?? "";
    const holder = fullName(office.person(INSURED));
    const claim = await claimed(office, await reported(office, childs, day), { iin, accountHolder: holder, iban: WIDOW.iban });
    expect(await facts(claim.id)).toContain("нет в живых");
    await decidedBy(office, await office.login("employee"), claim.id, { decision: "acceptClaim", eventDay: day });
    await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
    expect(await words(claim.number)).toContain("его доля по закону переходит к другим");
    expect(await facts(claim.id)).toContain("нет в живых");
    expect(await paperOf(claim.id)).toContain("получатель умер");
    expect(await office.database.queries.selectFrom("payout").select("id").where("contract_id", "=", childs.contractId).execute()).toEqual(
      [],
    );
    expect((await account(claim.number, { accountHolder: holder, iin })).body).toMatchObject({ code: "claim.noAccount" });
  });
});
