import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";

const LOAN = { bank: "Банк «Ақ Жол 24»", number: "ЗК-2026/774", date: "2026-10-14" };
const BANK = { accountHolder: "БАНК Ақ Жол 24", iin: "090540009876", iban: WIDOW.iban };
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

async function accepted(account: Parameters<typeof claimed>[2]) {
  const day = addDays(today(office.clock.now), -3);
  const insured = await insuredFor(office, "credit-life", { beneficiaries: [], subjects: { loan: LOAN } });
  const claim = await claimed(office, await reported(office, insured, day), account);
  await decidedBy(office, await office.login("employee"), claim.id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
  return claim;
}
const name = (number: string, account: object) =>
  office.post("/insurance/account", { number, phone: WIDOW.phone, ...account }, undefined, { "idempotency-key": crypto.randomUUID() });
const ordered = async () => {
  office.payouts.bank.says = "paid";
  office.clock.now += 3_600_000;
  await office.minuteLater();
  return [...office.payouts.orders.values()].map(({ holder, iin, purpose }) => ({ holder, iin, purpose }));
};

it("of a company goes with the lender's claim, its name has digits, and the bank reads which loan is paid off", async () => {
  const { number } = await accepted(BANK);
  expect(await ordered()).toEqual([{ holder: BANK.accountHolder, iin: undefined, purpose: `${number} / ${LOAN.number}` }]);
});
it("of a person is not the lender's, whatever name stands beside it; the lender's own is taken later", async () => {
  const { number } = await accepted({ ...BANK, accountHolder: "Банк Ақ Жол", iin: WIDOW.iin });
  expect(await ordered()).toEqual([]);
  const refused = await name(number, { ...BANK, iin: WIDOW.iin, accountHolder: "Банк Ақ Жол" });
  expect([refused.status, Object.keys(refused.body["errors"] as object)]).toEqual([400, ["accountHolder"]]);
  expect((await name(number, BANK)).body).toMatchObject({ success: true });
});
it("of a company is nobody's whom a contract names", async () => {
  const day = addDays(today(office.clock.now), -3);
  const insured = await insuredFor(office, "term-life");
  const { id, number } = await claimed(office, await reported(office, insured, day), { ...BANK, accountHolder: WIDOW.name });
  await decidedBy(office, await office.login("employee"), id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), id, { decision: "acceptClaim", agree: true });
  expect((await name(number, { ...BANK, accountHolder: WIDOW.name })).status).toBe(400);
});
