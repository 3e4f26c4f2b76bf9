import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { isPayeesAccount } from "./payee-account.ts";

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

const account = { iban: "KZ86125KZT5004100100", holder: "Волкова Анна", iin: "850302400010" };
const person = { kind: "beneficiary", name: "Волкова Анна", iin: null, birth_date: null } as const;
const lender = { kind: "lender", name: "Ақ Жол Банк", iin: null, birth_date: null } as const;

describe("the account of a payee", () => {
  it("is recognized by their name where nothing else is known of them", () => {
    expect(isPayeesAccount(person, account)).toBe(true);
    expect(isPayeesAccount(person, { ...account, holder: "Волкова Мария" })).toBe(false);
  });
  it("is not that of somebody with the same name and another number", () => {
    expect(isPayeesAccount({ ...person, iin: account.iin }, account)).toBe(true);
    expect(isPayeesAccount({ ...person, iin: "850302400020" }, account)).toBe(false);
  });
  it("is not that of somebody with the same name who was born on another day", () => {
    expect(isPayeesAccount({ ...person, birth_date: "1985-03-02" }, account)).toBe(true);
    expect(isPayeesAccount({ ...person, birth_date: "1986-03-02" }, account)).toBe(false);
  });
  it("of a lender belongs to a company, and of a person to a person", () => {
    const bank = { ...account, holder: "Банк Ақ Жол" };
    expect(isPayeesAccount(lender, { ...bank, iin: BANK.iin })).toBe(true);
    expect(isPayeesAccount(lender, bank)).toBe(false);
    expect(isPayeesAccount(person, { ...account, iin: BANK.iin })).toBe(false);
  });
  it("of heirs whom nobody has named is nobody's", () => {
    expect(isPayeesAccount({ ...person, kind: "heirs" }, account)).toBe(false);
  });
});
