import { addDays, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { caseOfStatement } from "../claims/claim-words.ts";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { benefitsOf, claimBenefitsOf, leftOf } from "../ledger/benefits.ts";
import { houseBalances } from "../ledger/money/check-balances.ts";
import { contractById } from "../ledger/read.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { annuityContract, PAYOUT, PENSION } from "../../testing/annuities/annuity.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { certificateOf, HEIRS, namedByTwo } from "../../testing/contracts/heirs.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const paidOut = async () => {
  office.payouts.bank.says = "paid";
  await office.minuteLater();
  office.clock.now += 3_600_000;
  await office.minuteLater();
  return [...office.payouts.orders.values()].length;
};

it("an annuitant whose family reports the death is paid nothing from the day after it, and the family reads what comes next", async () => {
  const startDate = addMonths(today(office.clock.now), -2);
  const contractId = await annuityContract(office, "nothing", { inputs: { ...PAYOUT, guaranteeYears: "0" }, startDate });
  const before = await paidOut();
  expect(before).toBeGreaterThan(0);
  const { number } = await office.database.queries
    .selectFrom("contract")
    .select("number")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  const day = addDays(today(office.clock.now), -1);
  const { id } = await claimed(office, await reported(office, { contractId, number }, day));
  const employee = await office.login("employee");
  const { decisions, facts } = (await office.post("/employee/cases/item", { kind: "statement", id }, employee)).body;
  expect(decisions).toContainEqual({ decision: "acceptClaim", takesTwo: false });
  expect(facts).toContainEqual({ fact: "claimOwed", value: expect.stringContaining("прекращаются со дня смерти") });
  expect((await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day })).body).toMatchObject({ became: "decided" });
  expect(await caseOfStatement(office.database.queries, id)).toMatchObject({ is: "decided", as: "annuity" });
  const contract = await contractById(office.database.queries, contractId, today(office.clock.now));
  expect(contract?.view.diedOn).toBe(day);
  office.clock.now = Date.parse(`${addMonths(day, 4)}T07:00:00.000Z`);
  expect(await paidOut()).toBe(before);
  const inbox = office.inbox.map(({ text }) => text);
  expect(inbox.some((text) => text.includes("Записали смерть"))).toBe(true);
  expect(inbox.some((text) => text.includes("принято: выплатим"))).toBe(false);
});

const IBAN = "KZ86125KZT5004100100";
const SON_IIN = "900302300012";
const SON = { name: "Волков Егор Ильич", relation: "child", birthDate: "1990-03-02", share: 40 } as const;
const WIDOWER = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 60 } as const;
/** An annuity of two months ago whose payments so far have come, and its family's claim that was accepted. */
async function acceptedDeath(beneficiaries: readonly Beneficiary[], daysAfter = 40) {
  const startDate = addMonths(today(office.clock.now), -2);
  const contractId = await annuityContract(office, "nothing", { inputs: { ...PAYOUT, guaranteeYears: "1" }, startDate, beneficiaries });
  await paidOut();
  const day = today(office.clock.now);
  office.clock.now = Date.parse(`${addDays(day, daysAfter)}T07:00:00.000Z`);
  const { number } = await office.database.queries
    .selectFrom("contract")
    .select("number")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  // Nothing of it has gone since: the annuitant's account waited for a proof of life.
  const before = office.payouts.orders.size;
  const { id } = await claimed(office, await reported(office, { contractId, number }, day));
  const decision = { decision: "acceptClaim", eventDay: day };
  const { body } = await decidedBy(office, await office.login("employee"), id, decision);
  if (body["became"] === "proposed") await decidedBy(office, await office.login("supervisor"), id, { ...decision, agree: true });
  return { id, contractId, before, startDate };
}
const numberOf = async (id: string) =>
  (await office.database.queries.selectFrom("statement").select("number").where("id", "=", id).executeTakeFirstOrThrow()).number;
const rowsOf = (id: string) =>
  office.database.queries
    .selectFrom("claim_share")
    .select(["name", "amount", "owed_on", "iban"])
    .where("claim_id", "=", id)
    .orderBy("no")
    .execute();

it("guaranteed payments continue to those whom the contract names, each on its day and by their percents, to the last one", async () => {
  const { id, contractId, startDate } = await acceptedDeath([WIDOWER, SON]);
  const shares = await rowsOf(id);
  expect(shares.map(({ name }) => name)).toEqual([WIDOWER.name, SON.name]);
  expect(shares.map(({ iban }) => iban !== null)).toEqual([true, false]);
  const coming = await office.database.queries.selectFrom("claim_payment").select(["due_on", "amount", "name"]).orderBy("no").execute();
  expect(coming.at(-1)?.due_on).toBe(addMonths(startDate, 11));
  for (const { due_on: day } of coming) {
    office.clock.now = Date.parse(`${day}T07:00:00.000Z`);
    await paidOut();
  }
  const all = await rowsOf(id);
  expect(all).toHaveLength(2 + coming.length);
  expect(all.slice(2).map(({ name, amount, owed_on }) => ({ due_on: owed_on, amount, name }))).toEqual(coming);
  const view = (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
  if (!view) throw new Error("no contract");
  const own = claimBenefitsOf(view);
  expect(own.filter(({ name }) => name === WIDOWER.name).every(({ amount, paid }) => paid === amount)).toBe(true);
  const ofSon = own.filter(({ name }) => name === SON.name);
  expect(ofSon.every(({ paid }) => paid === 0)).toBe(true);
  expect(benefitsOf(view, addMonths(startDate, 60)).filter((one) => leftOf(one) > 0)).toEqual([]);
  // An account that comes late is that of every month that waited for it.
  const before = office.payouts.orders.size;
  const account = { number: await numberOf(id), phone: WIDOW.phone, iban: IBAN, accountHolder: SON.name, iin: SON_IIN };
  expect((await office.post("/insurance/account", account, undefined, keyed())).status).toBe(200);
  await paidOut();
  expect(office.payouts.orders.size - before).toBe(ofSon.length);
  expect((await houseBalances(office.database)).faults).toEqual([]);
});

it("guaranteed payments of an annuity that names nobody wait for the heirs, whom one certificate names for all of them", async () => {
  const { id } = await acceptedDeath([]);
  expect((await rowsOf(id)).map(({ name, iban }) => [name, iban])).toEqual([["", null]]);
  expect(await caseOfStatement(office.database.queries, id)).toMatchObject({ is: "decided", as: "heirs" });
  await namedByTwo(office, id, { certificate: certificateOf(office), heirs: HEIRS });
  const account = { number: await numberOf(id), phone: WIDOW.phone, iban: IBAN, accountHolder: HEIRS[0].name, iin: HEIRS[0].iin };
  expect((await office.post("/insurance/account", account, undefined, keyed())).status).toBe(200);
  const coming = await office.database.queries.selectFrom("claim_payment").select(["due_on", "amount"]).orderBy("no").execute();
  const [next = { due_on: "", amount: 0 }] = coming;
  office.clock.now = Date.parse(`${next.due_on}T07:00:00.000Z`);
  await paidOut();
  const fresh = (await rowsOf(id)).slice(3);
  expect(fresh.map(({ name, iban }) => [name, iban !== null])).toEqual([
    ["", false],
    [HEIRS[0].name, true],
    [HEIRS[1].name, false],
  ]);
  expect(fresh[1]?.amount).toBe(Math.round(next.amount / 2));
  expect(fresh.reduce((sum, { amount }) => sum + amount, 0)).toBe(next.amount);
  expect((await houseBalances(office.database)).faults).toEqual([]);
});

it("payments of several months that wait for heirs are divided by one certificate, and a second one names who else inherits of each", async () => {
  const { id } = await acceptedDeath([]);
  const [next = { due_on: "" }] = await office.database.queries.selectFrom("claim_payment").select("due_on").orderBy("no").execute();
  office.clock.now = Date.parse(`${next.due_on}T07:00:00.000Z`);
  await paidOut();
  const [first = { id: "" }, second = { id: "" }] = await office.database.queries
    .selectFrom("claim_share")
    .select("id")
    .where("claim_id", "=", id)
    .orderBy("no")
    .execute();
  const heirsOf = async (share: string) =>
    (
      await office.database.queries
        .selectFrom("claim_share")
        .select(["name", "certificate"])
        .where("of_share", "=", share)
        .orderBy("no")
        .execute()
    ).map(({ name, certificate }) => [name, certificate]);
  await namedByTwo(office, id, { share: first.id, certificate: certificateOf(office), heirs: [HEIRS[0]] });
  await namedByTwo(office, id, { share: first.id, certificate: certificateOf(office, "2-2"), heirs: [HEIRS[1]] });
  const named = [
    [HEIRS[0].name, "1-2345"],
    [HEIRS[1].name, "2-2"],
  ];
  expect([await heirsOf(first.id), await heirsOf(second.id)]).toEqual([named, named]);
  expect((await houseBalances(office.database)).faults).toEqual([]);
});

/** A claim of the death on a day, accepted by as many as it takes. */
async function claimAccepted(contractId: string, day: string): Promise<string> {
  const { number } = await office.database.queries
    .selectFrom("contract")
    .select("number")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  const { id } = await claimed(office, await reported(office, { contractId, number }, day));
  const decision = { decision: "acceptClaim", eventDay: day };
  const { body } = await decidedBy(office, await office.login("employee"), id, decision);
  if (body["became"] === "proposed") await decidedBy(office, await office.login("supervisor"), id, { ...decision, agree: true });
  return id;
}

it("a payment that the bank sends back after the claim is owed by the claim to those whom the contract names, once, and they are asked for an account", async () => {
  const startDate = addMonths(today(office.clock.now), -1);
  const contractId = await annuityContract(office, "nothing", {
    inputs: { ...PAYOUT, guaranteeYears: "0" },
    startDate,
    beneficiaries: [WIDOWER, SON],
  });
  office.payouts.bank.says = "sent";
  await office.minuteLater();
  const day = today(office.clock.now);
  const id = await claimAccepted(contractId, day);
  expect(await rowsOf(id)).toEqual([]);
  const sent = [...office.payouts.orders.values()].reduce((sum, { amount }) => sum + amount, 0);
  office.payouts.bank.says = "returned";
  office.clock.now += 3_600_000;
  await office.minuteLater();
  await office.minuteLater();
  const shares = await rowsOf(id);
  expect(new Set(shares.map(({ name }) => name))).toEqual(new Set([WIDOWER.name, SON.name]));
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(sent);
  expect(await caseOfStatement(office.database.queries, id)).toMatchObject({ is: "accountAwaited" });
  expect(office.inbox.some(({ to, text }) => to === "77015556677" && text.includes("счёт"))).toBe(true);
  const view = (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
  if (!view) throw new Error("no contract");
  expect(benefitsOf(view, addMonths(startDate, 60)).filter((one) => leftOf(one) > 0)).toEqual([]);
  expect((await houseBalances(office.database)).faults).toEqual([]);
});

describe("the burial benefit of a pension annuity", () => {
  const BENEFIT = 35 * 432_500;
  const words = "По квитанциям ритуальной службы.";
  let id: string;
  let contractId: string;
  const employee = () => office.login("employee");
  const decide = async (token: string, more: object) => decidedBy(office, token, id, { decision: "payBurial", ...more });
  const item = async (token: string) => (await office.post("/employee/cases/item", { kind: "statement", id }, token)).body;
  beforeEach(async () => {
    const startDate = addMonths(today(office.clock.now), -1);
    contractId = await annuityContract(office, "nothing", { inputs: { ...PENSION, guaranteeYears: "0" }, startDate });
    await paidOut();
    id = await claimAccepted(contractId, addDays(today(office.clock.now), -1));
  });

  it("is owed to whoever the papers name, proposed by one and agreed to by another, and paid to their account", async () => {
    const token = await employee();
    const { facts, decisions } = await item(token);
    expect(facts).toContainEqual({
      fact: "claimOwed",
      value: expect.stringContaining("Пособие на погребение 151\u00A0375\u00A0₸ ждёт"),
    });
    expect(decisions).toEqual([{ decision: "payBurial", takesTwo: true }]);
    expect((await decide(token, { words })).body["errors"]).toHaveProperty("person");
    expect((await decide(token, { words, person: fullName(office.person("employee")) })).body).toMatchObject({ code: "ownCase" });
    expect((await decide(token, { words, person: WIDOW.name })).body).toMatchObject({ became: "proposed" });
    const supervisor = await office.login("supervisor");
    expect((await item(supervisor))["proposal"]).toMatchObject({ owed: expect.stringContaining(`${WIDOW.name}, пособие на погребение`) });
    expect((await decide(supervisor, { agree: true })).body).toMatchObject({ became: "decided" });
    expect(await rowsOf(id)).toMatchObject([{ name: WIDOW.name, amount: BENEFIT, iban: null }]);
    expect(await caseOfStatement(office.database.queries, id)).toMatchObject({ is: "accountAwaited" });
    expect((await item(await employee()))["decisions"]).toEqual([]);
    await office.provider.work();
    const messages = office.inbox.filter(({ to, text }) => to === "77015556677" && text.includes("Пособие на погребение выплатим"));
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/Волкова|151/);
    const view = (await contractById(office.database.queries, contractId, today(office.clock.now)))?.view;
    if (!view) throw new Error("no contract");
    expect(benefitsOf(view, "2060-01-01").filter((one) => leftOf(one) > 0)).toEqual([]);
    expect(claimBenefitsOf(view)).toMatchObject([{ kind: "burial", amount: BENEFIT, paid: 0 }]);
    expect((await houseBalances(office.database)).faults).toEqual([]);
  });
  it("is agreed to once: the second of two who agree finds the case closed", async () => {
    await decide(await employee(), { words, person: WIDOW.name });
    const supervisor = await office.login("supervisor");
    const answers = await Promise.all([decide(supervisor, { agree: true }), decide(supervisor, { agree: true })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
