import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimBenefitsOf } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, reported, type Insured } from "../../testing/contracts/claimed.ts";
import { sharesOf } from "./shares.ts";

const DAY_MS = 86_400_000;
const SUM = 5_000_000_00;
let office: BackOffice;
let insured: Insured;
let day: string;
let claim: { readonly id: string; readonly number: string };
beforeEach(async () => {
  office = await backOffice();
  insured = await insuredFor(office, "term-life");
  day = addDays(today(office.clock.now), -3);
  claim = await claimed(office, await reported(office, insured, day));
});
afterEach(() => office.database.close());

const deadline = async () =>
  (await office.database.queries.selectFrom("statement").select("deadline").where("id", "=", claim.id).executeTakeFirstOrThrow()).deadline;
const goTo = (on: string) => void (office.clock.now = Date.parse(`${on}T07:00:00.000Z`));
async function accept(): Promise<void> {
  const decision = { decision: "acceptClaim", eventDay: day };
  expect((await decidedBy(office, await office.login("employee"), claim.id, decision)).body["became"]).toBe("proposed");
  const agreed = await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
  expect(agreed.body["became"]).toBe("decided");
}
const view = async () => (await contractById(office.database.queries, insured.contractId, today(office.clock.now)))?.view;
const messages = async () => {
  await office.provider.work();
  return office.inbox.filter(({ text }) => text.includes(claim.number)).map(({ text }) => text);
};

it("a claim that is accepted on its last day owes the sum alone", async () => {
  goTo(await deadline());
  await accept();
  expect((await view())?.claims[0]).not.toHaveProperty("late");
  expect((await sharesOf(office.database.queries, claim.id)).map(({ amount }) => amount)).toEqual([(SUM / 10) * 6, (SUM / 10) * 4]);
  expect((await messages()).filter((one) => one.includes("353"))).toEqual([]);
});

it("a claim that is accepted ten days late owes interest to each payee without anybody asking, and the message shows its arithmetic", async () => {
  goTo(addDays(await deadline(), 10));
  const { body } = await office.post("/employee/cases/item", { kind: "statement", id: claim.id }, await office.login("employee"));
  expect(JSON.stringify(body["facts"])).toContain("опоздали на 10 дней");
  await accept();
  // 3,000,000 and 2,000,000 tenge at 18 % a year for ten days.
  const late = [14_794_52, 9_863_01];
  const held = await view();
  expect(held?.claims[0]?.late).toEqual({ deadline: await deadline(), days: 10, per: "year", rate: 1_800 });
  expect(held && claimBenefitsOf(held).map((share) => [share.amount, share.late])).toEqual([
    [(SUM / 10) * 6 + (late[0] ?? 0), late[0]],
    [(SUM / 10) * 4 + (late[1] ?? 0), late[1]],
  ]);
  const message = (await messages()).find((one) => one.includes("353")) ?? "";
  for (const part of ["10 дней", "18 % годовых"]) expect(message).toContain(part);
  expect(message.replaceAll(/\s/g, "")).toContain("24657,53");
  office.payouts.bank.says = "paid";
  office.clock.now += 3_600_000;
  await office.minuteLater();
  expect([...office.payouts.orders.values()].map(({ amount }) => amount)).toEqual([(SUM / 10) * 6 + (late[0] ?? 0)]);
});

it("days on which papers were awaited are not the insurer's", async () => {
  goTo(addDays(await deadline(), -5));
  const employee = await office.login("employee");
  await decidedBy(office, employee, claim.id, { decision: "askPapers", words: "Пришлите, пожалуйста, заключение врача." });
  goTo(addDays(await deadline(), 6));
  await decidedBy(office, await office.login("employee"), claim.id, { decision: "askPapers", words: "Пришлите ещё и выписку." });
  office.clock.now += 4 * DAY_MS;
  const last = await deadline();
  await claimed(office, (await reportNumber()) ?? "");
  office.clock.now += 3 * DAY_MS;
  await accept();
  // Papers came ten days after the last day; only the three days since count.
  expect((await view())?.claims[0]?.late).toMatchObject({ deadline: last, days: 3 });
});

async function reportNumber(): Promise<string | undefined> {
  const row = await office.database.queries
    .selectFrom("statement as claim")
    .innerJoin("statement as report", "report.id", "claim.event_id")
    .select("report.number")
    .where("claim.id", "=", claim.id)
    .executeTakeFirst();
  return row?.number;
}
