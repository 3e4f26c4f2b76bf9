import { addDays, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import { caseOfStatement } from "../claims/claim-words.ts";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { annuityContract, PAYOUT } from "../../testing/annuities/annuity.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, reported } from "../../testing/contracts/claimed.ts";

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
