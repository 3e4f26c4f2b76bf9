import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { benefitsOf } from "../../domain/ledger/benefits.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { identify, paidContract, type Wish } from "../../testing/contracts/change.ts";
import { askAccount, requestAccount, confirmAccount, LATER, maturityOf, RIPE, SOON, setAccount } from "../../testing/contracts/maturity.ts";
import { wrongCode } from "../../testing/purchase.ts";
import { accountOf, agreedTermination, decideTermination } from "../../testing/contracts/termination.ts";

const WHO = "nothing";
const SUM = 150_000_000;
const DAY_MS = 86_400_000;

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const customer = () => office.person(WHO);
const contract = (wish: Wish) => paidContract(office, customer().id, wish);
const card = async (id: string) =>
  ((await office.post("/user/contracts/", { id }, token)).body["data"] as Record<string, unknown>[])[0] ?? {};
const orders = () => [...office.payouts.orders.values()];
/** So many days later, after the worker has run; the session does not last that long. */
async function later(days: number): Promise<void> {
  office.clock.now += days * DAY_MS;
  await office.provider.work();
  await office.minuteLater();
  token = await office.login(WHO);
}
const notices = async () => {
  const rows = await office.database.queries
    .selectFrom("notification")
    .select(["kind", "url"])
    .where("customer_id", "=", customer().id)
    .where("kind", "in", ["maturityComes", "maturityOwed", "maturityPaid", "maturityReturned", "payoutPaid", "termEnds"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind }) => kind);
};
const messagesOf = (kind: string) =>
  office.inbox.filter(({ to, key }) => to === customer().email && (key.startsWith(kind) || key.startsWith(`reminder/${kind}`)));
/** What is owed by the ledger, and what went by it. */
const balance = async (contractId: string) => {
  const held = await contractById(office.database.queries, contractId, today(office.clock.now));
  const benefits = held ? benefitsOf(held.view, today(office.clock.now)) : [];
  return { due: benefits.reduce((sum, { amount }) => sum + amount, 0), gone: benefits.reduce((sum, { paid }) => sum + paid, 0) };
};

describe("savings that mature", () => {
  it("request the account a month before, by notice and e-mail, and pay out once on their day", async () => {
    const contractId = await contract({ ...SOON, monthsAgo: 34, daysAgo: 25 });
    expect((await card(contractId))["maturity"]).toMatchObject({ stage: "later", amount: "1500000.00" });
    expect(await maturityOf(office, token, contractId)).toMatchObject({ refused: { reason: "early" }, left: "1500000.00", owed: "0.00" });
    await later(10);
    expect((await card(contractId))["maturity"]).toMatchObject({ stage: "asks" });
    expect(await notices()).toEqual(["maturityComes"]);
    expect(messagesOf("maturityComes")[0]?.text).toContain(`https://life.example/cabinet/reports/maturity/${contractId}`);
    const { ends } = (await office.post("/user/contracts/", {}, token)).body["summary"] as { ends: { id: string }[] };
    expect(ends.map(({ id }) => id)).toEqual([contractId]);

    expect((await setAccount(office, token, WHO, contractId)).body).toMatchObject({ status: "ok" });
    expect(await notices()).toEqual([]);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ account: { iban: "KZ86…0100" }, owed: "0.00", left: "1500000.00" });
    expect((await card(contractId))["maturity"]).toMatchObject({ stage: "told" });
    await later(10);
    expect(orders()).toEqual([]);

    await later(20);
    await office.minuteLater();
    expect(orders()).toMatchObject([{ amount: SUM, iban: "KZ86125KZT5004100100" }]);
    const { number } = await card(contractId);
    expect(orders()[0]?.purpose).toBe(number);
    office.payouts.bank.says = "paid";
    await later(1);
    expect(await maturityOf(office, token, contractId)).toMatchObject({
      refused: { reason: "paid" },
      left: "0.00",
      benefits: [{ state: "paid", iban: "KZ86…0100" }],
    });
    expect(await notices()).toEqual(["maturityPaid", "payoutPaid"]);
    expect(messagesOf("payoutPaid")).toHaveLength(1);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: SUM });
    await later(40);
    expect(orders()).toHaveLength(1);
    expect((await card(contractId))["maturity"]).toMatchObject({ stage: "gone", amount: "1500000.00" });
  });

  it("without a reply stay owed, are announced again every month, and are paid as soon as the owner replies", async () => {
    const contractId = await contract(RIPE);
    await later(1);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ owed: "1500000.00", benefits: [{ state: "owed" }] });
    await later(30);
    await later(30);
    expect(messagesOf("maturityOwed").map(({ key }) => key)).toHaveLength(3);
    await later(400);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: 0 });
    await setAccount(office, token, WHO, contractId);
    expect(await notices()).toEqual(["maturityPaid"]);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ refused: { reason: "paid" }, benefits: [{ state: "ordered" }] });
    await office.minuteLater();
    expect(orders()).toMatchObject([{ amount: SUM }]);
    const { ends } = (await office.post("/user/contracts/", {}, token)).body["summary"] as { ends: object[] };
    expect(ends).toEqual([]);
  });

  it("go to the account that was named last, and not to the one before", async () => {
    const { contractId } = await setAccount(office, token, WHO);
    office.clock.now += 130_000;
    const other = "KZ75125KZT1001300335";
    const second = await requestAccount(office, token, WHO, contractId, { iban: other });
    expect((await confirmAccount(office, token, second)).status).toBe(200);
    await later(15);
    await office.minuteLater();
    expect(orders()).toMatchObject([{ iban: other, amount: SUM }]);
    expect(messagesOf("maturityAccount")).toHaveLength(2);
  });

  it("that the bank sends back are owed again, and go to another account", async () => {
    office.payouts.bank.says = "returned";
    const { contractId } = await setAccount(office, token, WHO, RIPE);
    await office.minuteLater();
    expect(await notices()).toEqual(["maturityPaid", "maturityReturned"]);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: 0 });
    expect(await maturityOf(office, token, contractId)).toMatchObject({
      owed: "1500000.00",
      benefits: [{ state: "returned", iban: "KZ86…0100" }],
    });
    // Nothing is tried with an account that the bank has refused.
    await office.minuteLater();
    expect(orders()).toHaveLength(1);
    expect(messagesOf("maturityReturned")).toHaveLength(1);
    office.payouts.bank.says = "paid";
    office.clock.now += 130_000;
    await setAccount(office, token, WHO, contractId, { iban: "KZ75125KZT1001300335" });
    await office.minuteLater();
    expect(orders()).toHaveLength(2);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: SUM });
  });

  it("wait for a bank that does not answer, and are sent once it does", async () => {
    office.payouts.bank.broken = true;
    const { contractId } = await setAccount(office, token, WHO, RIPE);
    await office.minuteLater();
    expect(orders()).toEqual([]);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ benefits: [{ state: "ordered" }] });
    office.payouts.bank.broken = false;
    await later(1);
    expect(orders()).toMatchObject([{ amount: SUM }]);
  });

  it.each(["maturity:before-commit", "maturity:after-commit"])("are paid once even if the worker dies at %s", async (point) => {
    const { contractId } = await setAccount(office, token, WHO);
    office.deaths.add(point);
    await later(15);
    await later(1);
    await office.minuteLater();
    expect(office.deaths.size).toBe(0);
    expect(orders()).toMatchObject([{ amount: SUM }]);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: SUM });
    expect((await notices()).filter((kind) => kind === "maturityPaid")).toHaveLength(1);
  });

  it("are paid once even if two workers look at the same moment", async () => {
    const { contractId } = await setAccount(office, token, WHO);
    office.clock.now += 15 * DAY_MS;
    await Promise.all([office.provider.work(), office.provider.work()]);
    await office.minuteLater();
    await office.minuteLater();
    expect(orders()).toHaveLength(1);
    expect(await balance(contractId)).toEqual({ due: SUM, gone: SUM });
  });

  it("pay the agreed sum less the last premium, if that never came and its days of grace outlast the term", async () => {
    const monthly = { ...SOON.inputs, frequency: "monthly" } as const;
    const contractId = await contract({ inputs: monthly, monthsAgo: 35, daysAgo: 20, unpaid: 1 });
    const { instalment } = await card(contractId);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ missing: instalment });
    await setAccount(office, token, WHO, contractId);
    await later(15);
    await office.minuteLater();
    expect(orders()).toMatchObject([{ amount: SUM - Math.round(Number(instalment) * 100) }]);
  });

  it("of a stipend pay every year to the named account, and each sum shows its date", async () => {
    const inputs = {
      product: "education",
      frequency: "annual",
      sumAssured: "500000",
      term: "3",
      childAge: "15",
      stipendYears: "3",
    } as const;
    const { contractId } = await setAccount(office, token, WHO, { inputs, monthsAgo: 36, daysAgo: 1 });
    const sum = async () => orders().reduce((total, { amount }) => total + amount, 0);
    await office.minuteLater();
    expect(await sum()).toBe(50_000_000);
    expect(await maturityOf(office, token, contractId)).toMatchObject({
      benefits: [{ state: "sent" }, { state: "coming" }, { state: "coming" }],
      left: "1000000.00",
    });
    await later(365);
    await office.minuteLater();
    expect(await sum()).toBe(100_000_000);
    await later(366);
    await office.minuteLater();
    await later(366);
    expect(await sum()).toBe(150_000_000);
    expect(await balance(contractId)).toEqual({ due: 150_000_000, gone: 150_000_000 });
  });
});

describe("no money is paid", () => {
  it("for a contract that was ended before, even with an account", async () => {
    const { contractId } = await setAccount(office, token, WHO);
    const at = moment(office.clock.now);
    const end: ContractEvent = { kind: "terminated", at, data: { surrender: 100 } };
    await appendEvents(office.database.queries, contractId, [end], office.clock.now);
    await later(15);
    expect(orders()).toEqual([]);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ refused: { reason: "nothing" } });
  });
  it("for a contract whose termination was agreed: its surrender value is paid, and nothing matures", async () => {
    const made = await agreedTermination(office, token, WHO, { ...SOON, monthsAgo: 30 });
    await decideTermination(office, token, made);
    await later(200);
    expect(orders()).toHaveLength(1);
    expect((await card(made.contractId))["maturity"]).toBeNull();
  });
  it("when the account is another's, its digits are wrong or it is too early, and the error names the field or the day", async () => {
    const contractId = await contract(SOON);
    await identify(office, token, contractId, WHO);
    const good = accountOf(customer());
    const refused = async (fields: object) => (await askAccount(office, token, contractId, { ...good, ...fields })).body["errors"];
    expect(await refused({ iban: "KZ87 125K ZT50 0410 0100" })).toMatchObject({ iban: expect.any(String) as string });
    expect(await refused({ holder: "Сериков Нурлан" })).toMatchObject({ holder: expect.stringContaining("самого страхователя") as string });
    expect(await refused({ holder: undefined })).toMatchObject({ holder: expect.any(String) as string });
    const early = await askAccount(office, token, await contract(LATER), good);
    expect([early.status, String(early.body["message"])]).toEqual([409, expect.stringMatching(/с \d\d\.\d\d\.\d{4}/)]);
  });
  it("without an identification in this session, or with a wrong code", async () => {
    const contractId = await contract(SOON);
    expect((await askAccount(office, token, contractId, accountOf(customer()))).status).toBe(403);
    const requested = await requestAccount(office, token, WHO, contractId);
    const other = await office.login(WHO);
    expect((await confirmAccount(office, other, requested)).status).toBe(403);
    expect((await confirmAccount(office, token, { ...requested, code: wrongCode(requested.code) })).body).toMatchObject({
      status: "error",
      attemptsLeft: 4,
    });
    expect((await maturityOf(office, token, contractId))["account"]).toBeUndefined();
    expect((await confirmAccount(office, token, requested)).body).toMatchObject({ status: "ok" });
    expect((await confirmAccount(office, token, requested)).status).toBe(409);
  });
  it("to another customer, who does not learn that the contract exists", async () => {
    const requested = await requestAccount(office, token, WHO);
    const stranger = await office.login("overdue");
    await identify(office, stranger, requested.contractId, "overdue");
    expect((await office.post("/contract/maturity", { contractId: requested.contractId }, stranger)).status).toBe(404);
    expect((await askAccount(office, stranger, requested.contractId, accountOf(office.person("overdue")))).status).toBe(404);
    expect((await confirmAccount(office, stranger, requested)).status).toBeGreaterThanOrEqual(403);
    expect(codeTo(office, customer().phone)).toBe(requested.code);
  });
  it("for a company's contract by SMS: the company is referred to a written request", async () => {
    const subjects = { policyholder: "ТОО «Тұлпар»", bin: "990340005977" };
    const contractId = await contract({ ...SOON, subjects });
    expect(await maturityOf(office, token, contractId)).toMatchObject({ refused: { reason: "company" } });
    expect((await askAccount(office, token, contractId, accountOf(customer()))).status).toBe(409);
    expect((await card(contractId))["maturity"]).toMatchObject({ stage: "later" });
  });
});

it("a term that only protects says before its end that nothing falls due and where to insure again; after it no message is sent", async () => {
  const contractId = await contract({ inputs: { term: "1", frequency: "annual" }, monthsAgo: 11, daysAgo: 10 });
  expect((await card(contractId))["maturity"]).toMatchObject({ stage: "renews" });
  expect(await maturityOf(office, token, contractId)).toMatchObject({ refused: { reason: "nothing" }, benefits: [] });
  await later(1);
  expect(messagesOf("termEnds")[0]?.text).toContain("https://life.example/products/term-life/calculate");
  await later(60);
  expect((await card(contractId))["status"]).toBe("matured");
  expect(messagesOf("termEnds")).toHaveLength(1);
  expect(await contractById(office.database.queries, contractId, addDays(today(office.clock.now), 1))).toMatchObject({
    view: { moved: [] },
  });
});
