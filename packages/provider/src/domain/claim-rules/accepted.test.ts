import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { looseLimits } from "../../platform/ports/limits.ts";
import { usualClaimLimits } from "../../platform/ports/claim-limits.ts";
import { today } from "../../platform/server/moment.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import {
  deathDay,
  ruleFound,
  sendClaim,
  simpleClaim,
  simpleContract,
  recordDeathOf,
  type SimpleClaim,
} from "../../testing/claims/simple-claim.ts";
import { contractById, eventsOf } from "../ledger/read.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const standing = async (number: string) =>
  (await office.post("/status", { number, phoneEnd: WIDOW.phone.slice(-5).replace("-", "") })).body;
const viewOf = async (contractId: string) => (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
const acceptances = async (contractId: string) =>
  (await eventsOf(office.database.queries, contractId)).filter(({ kind }) => kind === "claimAccepted");

describe("a simple claim", () => {
  it("is accepted at the next tick, to the tiyn, by the writer of people's decisions", async () => {
    const { id, number, insured } = await simpleClaim(office);
    expect(await ruleFound(office, id)).toMatchObject({ isChecked: false });
    await office.provider.work();
    expect(await ruleFound(office, id)).toEqual({ accepted: true, unmet: "", isChecked: true });
    const [accepted, ...more] = await acceptances(insured.contractId);
    expect(more).toEqual([]);
    expect(accepted?.data).toMatchObject({
      claim: number,
      event: "death",
      contract: "ends",
      byAccident: false,
      setOff: 0,
      parts: [{ of: "contract", amount: 1_000_000_00 }],
      shares: [{ kind: "beneficiary", name: WIDOW.name, amount: 1_000_000_00, percent: 100 }],
      byRule: { rule: "recordedDeath", from: "2026-11-01", files: 2, days: 1_097, minDays: 731, maxSum: 3_000_000_00 },
    });
    expect((await viewOf(insured.contractId))?.status).toBe("claimed");
    const orders = await office.database.queries.selectFrom("payout").selectAll().where("contract_id", "=", insured.contractId).execute();
    expect(orders.map(({ amount, state }) => [amount, state])).toEqual([[1_000_000_00, expect.stringMatching(/ordered|sent/)]]);
    await office.minuteLater();
    const messages = office.inbox.filter(({ text }) => text.includes("автоматически"));
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain("Смерть есть в государственном реестре");
    expect((await standing(number))["claim"]).toMatchObject({ paper: "benefit" });
  });
  it("is shown to the staff with its rule", async () => {
    const { id } = await simpleClaim(office);
    await office.provider.work();
    const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
    expect(body["facts"]).toContainEqual({ fact: "claimRule", value: expect.stringContaining("Принято по правилу") });
    expect(body).toMatchObject({ paper: "benefit", decisions: [] });
  });
  it("is decided once by two rounds that run at once", async () => {
    const { insured } = await simpleClaim(office);
    await Promise.all([office.provider.work(), office.provider.work()]);
    await office.minuteLater();
    expect(await acceptances(insured.contractId)).toHaveLength(1);
  });
  it.each(["claim-rule:before-commit", "claim-rule:after-commit"])("that is cut short at %s is accepted once and whole", async (point) => {
    const { id, insured } = await simpleClaim(office);
    office.deaths.add(point);
    await office.provider.work();
    expect(await acceptances(insured.contractId)).toHaveLength(point === "claim-rule:before-commit" ? 0 : 1);
    office.clock.now += 30 * 60_000;
    await office.provider.work();
    expect(await acceptances(insured.contractId)).toHaveLength(1);
    expect(await ruleFound(office, id)).toMatchObject({ accepted: true });
  });
  it("waits while the register is silent, is in the people's queue meanwhile, and is accepted once it answers", async () => {
    office.deathsRegister.state.broken = true;
    const { id } = await simpleClaim(office);
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ isChecked: false });
    const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
    expect(body["decisions"]).not.toEqual([]);
    office.deathsRegister.state.broken = false;
    office.clock.now += 30 * 60_000;
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ accepted: true });
  });
  it("keeps the day of the law: a late one owes its interest by the same writer", async () => {
    office.deathsRegister.state.broken = true;
    const { insured } = await simpleClaim(office);
    office.clock.now += 40 * 86_400_000;
    office.deathsRegister.state.broken = false;
    await office.provider.work();
    const [accepted] = await acceptances(insured.contractId);
    expect(accepted?.data).toMatchObject({ late: { per: "year", rate: 1_800 } });
  });
});

const CHILD = { name: "Волков Егор Ильич", relation: "child", birthDate: "2015-03-02", share: 40 } as const;
const SPOUSE = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 60 } as const;

describe("a claim that lacks one thing is left to people, and says nothing of it", () => {
  it.each<[string, SimpleClaim, string]>([
    ["a line that the operator leaves to people", { product: "credit-life" }, "line payees"],
    ["a paper that the claimant does not have", { without: ["medical"] }, "papers"],
    ["a file too few", { files: 1 }, "papers"],
    ["a contract too young", { daysAgo: 700 }, "age"],
    ["a sum above the limit", { sumAssured: "3500000" }, "limit"],
    ["a cover that depends on the cause", { riders: ["accidentalDeath"] }, "sum"],
    ["an heir whom nobody knows", { beneficiaries: [] }, "payees"],
    ["a payee who is not of age", { beneficiaries: [SPOUSE, CHILD] }, "payees"],
    ["an account of somebody else", { holder: "Серикова Дина" }, "payees"],
    ["a death that is not recorded", { recordedOn: null }, "register"],
    ["a death of another day", { recordedOn: "2026-01-01" }, "register"],
  ])("%s", async (_, more, condition) => {
    const { id, insured, number } = await simpleClaim(office, more);
    await office.provider.work();
    const found = await ruleFound(office, id);
    expect(found).toMatchObject({ accepted: false, isChecked: true });
    expect(found?.unmet).toBe(condition);
    expect(await acceptances(insured.contractId)).toEqual([]);
    expect(office.inbox.filter(({ key }) => key.startsWith(`statement/${number}/`))).toEqual([]);
    const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
    expect(body["facts"]).toContainEqual({ fact: "claimRule", value: expect.stringContaining("решают люди") });
    expect(JSON.stringify(await standing(number))).not.toContain("правил");
  });
  it("asks no register about a person whose claim lacks something else", async () => {
    await simpleClaim(office, { files: 0 });
    await office.provider.work();
    expect(office.deathsRegister.state.asked).toBe(0);
  });
  it("a claim of whose account another claim has a sign", async () => {
    const other = await claimed(office, await reported(office, await insuredFor(office, "accident"), deathDay(office), "injury"));
    await office.database.queries.updateTable("statement").set({ phone: "77010000001" }).where("id", "=", other.id).execute();
    const { id } = await simpleClaim(office);
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ accepted: false, unmet: "signs" });
  });
  it.each(["review", "askPapers"] as const)("a claim that one of the staff took up first: %s", async (decision) => {
    const { id, insured } = await simpleClaim(office);
    await decidedBy(office, await office.login("employee"), id, { decision, words: "Пришлите справку ещё раз." });
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ accepted: false, unmet: "alone" });
    expect(await acceptances(insured.contractId)).toEqual([]);
  });
  it("a claim whose paper was rejected, when it is sent again", async () => {
    const { id, report } = await simpleClaim(office, { files: 1 });
    await office.provider.work();
    await decidedBy(office, await office.login("employee"), id, { decision: "askPapers", words: "На снимке ничего не видно." });
    const again = await sendClaim(office, report);
    await office.provider.work();
    expect(await ruleFound(office, again.id)).toMatchObject({ accepted: false, unmet: "alone" });
  });
  it("a contract whose death two people report", async () => {
    const insured = await simpleContract(office);
    recordDeathOf(office, deathDay(office));
    await reported(office, insured, deathDay(office));
    const { id } = await sendClaim(office, await reported(office, insured, deathDay(office)));
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ accepted: false, unmet: "alone" });
  });
});

describe("the operator's limits", () => {
  it("switch the rules off: no claim waits for them", async () => {
    const off = await backOffice(looseLimits, { claimLimits: { ...usualClaimLimits, byRule: false } });
    const { id } = await simpleClaim(off);
    await off.provider.work();
    expect(await ruleFound(off, id)).toBeUndefined();
    await off.database.close();
  });
  it("say from which day of a contract a claim is accepted, counted to the event", async () => {
    const exact = await simpleClaim(office, { daysAgo: usualClaimLimits.minDays + 3 });
    await office.provider.work();
    expect(await ruleFound(office, exact.id)).toMatchObject({ accepted: true });
  });
  it("take a sum that is exactly the limit", async () => {
    const { id, insured } = await simpleClaim(office, { sumAssured: "3000000" });
    await office.provider.work();
    expect(await ruleFound(office, id)).toMatchObject({ accepted: true });
    expect(addDays((await viewOf(insured.contractId))?.diedOn ?? "2000-01-01", 0)).toBe(deathDay(office));
  });
});
