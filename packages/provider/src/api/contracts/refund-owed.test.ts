import { addDays, addMonths, decimalOf } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendEvents } from "../../domain/ledger/append.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { askChange, confirmChange, identify, paidContract, signChange, type Wish } from "../../testing/contracts/change.ts";
import { maturityOf, setAccount } from "../../testing/contracts/maturity.ts";
import { accountOf, openTermination, confirmTermination, decideTermination } from "../../testing/contracts/termination.ts";

const WHO = "nothing";
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const view = async (id: string) => {
  const held = await contractById(office.database.queries, id, today(office.clock.now));
  if (!held) throw new Error("no contract");
  return held.view;
};
const pay = (id: string, amount: number) =>
  appendEvents(
    office.database.queries,
    id,
    [{ kind: "premiumPaid", at: moment(office.clock.now), data: { receipt: `KV-${amount}`, amount, method: "Kaspi QR" } }],
    office.clock.now,
  );
async function goTo(day: string): Promise<void> {
  office.clock.now = Date.parse(`${day}T06:00:00Z`);
  await office.provider.work();
  await office.minuteLater();
  token = await office.login(WHO);
}
const orders = () => [...office.payouts.orders.values()].map(({ amount }) => amount);
const messageCount = () =>
  office.inbox.filter(({ key, to }) => to === office.person(WHO).email && key.startsWith("reminder/maturityOwed/")).length;

/** A contract with a part of a premium paid, lived to the day after it has lapsed. */
async function lapsed(): Promise<string> {
  const wish: Wish = { inputs: { frequency: "annual" }, monthsAgo: 11 };
  const id = await paidContract(office, office.person(WHO).id, wish);
  const { coming } = await view(id);
  await goTo(coming?.dueDate ?? "");
  await pay(id, 123_400);
  await goTo(addDays(coming?.dueDate ?? "", 125));
  return id;
}

describe("a part of a premium, once its contract has lapsed", () => {
  it("is owed, shown to its owner, and goes to the account that they name", async () => {
    const id = await lapsed();
    expect((await view(id)).status).toBe("lapsed");
    expect(await maturityOf(office, token, id)).toMatchObject({
      owed: "1234.00",
      left: "1234.00",
      benefits: [{ of: "refund", state: "owed" }],
    });
    expect(messageCount()).toBe(1);
    expect((await setAccount(office, token, WHO, id)).body).toMatchObject({ status: "ok" });
    await goTo(addDays(today(office.clock.now), 1));
    expect(orders()).toEqual([123_400]);
    expect(await maturityOf(office, token, id)).toMatchObject({ owed: "0.00", refused: { reason: "paid" } });
  });
  it("is owed again when the bank sends it back", async () => {
    const id = await lapsed();
    await setAccount(office, token, WHO, id);
    await goTo(addDays(today(office.clock.now), 1));
    office.payouts.bank.says = "returned";
    await goTo(addDays(today(office.clock.now), 1));
    expect(await maturityOf(office, token, id)).toMatchObject({ owed: "1234.00", benefits: [{ of: "refund", state: "returned" }] });
  });
});

/** A contract with premiums paid ahead, whose sum was lowered so that more is paid than it still costs. */
async function lowered(): Promise<string> {
  const inputs = { frequency: "annual", term: "5", sumAssured: "8000000" } as const;
  const contractId = await paidContract(office, office.person(WHO).id, { inputs });
  await pay(contractId, 4 * (await view(contractId)).terms.instalment);
  await identify(office, token, contractId, WHO);
  const shown = await office.post("/contract/calcChange", { contractId, change: { sumAssured: "2000000.00" } }, token, { lang: "ru" });
  expect(JSON.stringify(shown.body)).toContain('"name":"Возвращается из оплаченного вперёд","before":"0,00');
  const { body } = await askChange(office, token, contractId, { sumAssured: "2000000.00" });
  const requestID = String(body["requestID"]);
  await confirmChange(office, token, { contractId, requestID, code: codeTo(office, office.person(WHO).phone) });
  const { sha256 } = (await office.post("/getAdditionalAgreement", { requestID }, token)).body;
  await signChange(office, token, { requestID, sha256: String(sha256) });
  return contractId;
}

it("the excess of a lowered premium is shown before the signature, owed after it, and paid to the account of its owner", async () => {
  const contractId = await lowered();
  const { refunds, dues, paid } = await view(contractId);
  const owed = paid - dues.reduce((sum, due) => sum + due.amount, 0);
  expect(refunds).toEqual([{ on: today(office.clock.now), amount: owed, why: "changed", value: 0 }]);
  expect(await maturityOf(office, token, contractId)).toMatchObject({ owed: decimalOf(owed) });
  await setAccount(office, token, WHO, contractId);
  await goTo(addMonths(today(office.clock.now), 1));
  expect(orders()).toEqual([owed]);
});

it("the excess of a lowered premium is paid with the money of a termination, and waits for another account when that bank sends it back", async () => {
  const contractId = await lowered();
  const { refunds } = await view(contractId);
  const owed = refunds[0]?.amount ?? 0;
  await identify(office, token, contractId, WHO);
  const response = (await openTermination(office, token, contractId, accountOf(office.person(WHO)))).body;
  const requestID = String(response["requestID"]);
  await confirmTermination(office, token, { contractId, requestID, code: codeTo(office, office.person(WHO).phone) });
  const { sha256 } = (await office.post("/getAdditionalAgreement", { requestID }, token)).body;
  expect((await decideTermination(office, token, { requestID, sha256: String(sha256) })).body).toMatchObject({ status: "ok" });
  await goTo(addDays(today(office.clock.now), 1));
  expect(orders()).toContain(owed);
  // Of the money of the end the bank says nothing yet; the rest does not arrive.
  await office.database.queries.updateTable("payout").set({ next_at: "2099-01-01T00:00:00.000Z" }).where("due_on", "is", null).execute();
  office.payouts.bank.says = "returned";
  await goTo(addDays(today(office.clock.now), 1));
  expect(await maturityOf(office, token, contractId)).toMatchObject({
    owed: decimalOf(owed),
    benefits: [{ of: "refund", state: "returned" }],
  });
  office.payouts.bank.says = "sent";
  expect((await setAccount(office, token, WHO, contractId)).body).toMatchObject({ status: "ok" });
  await goTo(addDays(today(office.clock.now), 1));
  expect(orders().filter((amount) => amount === owed)).toHaveLength(2);
  expect(await maturityOf(office, token, contractId)).toMatchObject({ owed: "0.00", refused: { reason: "paid" } });
});

/** An education contract with a part of a premium more than it cost, on the day after its first sum and that part went to one account. */
async function firstSumPaid(): Promise<{ readonly id: string; readonly endDate: string }> {
  const inputs = {
    product: "education",
    childAge: "10",
    term: "5",
    frequency: "annual",
    stipendYears: "4",
    sumAssured: "5000000",
  } as const;
  const id = await paidContract(office, office.person(WHO).id, { inputs, monthsAgo: 48, unpaid: 1 });
  await pay(id, 100_000);
  const { endDate } = (await view(id)).terms;
  await goTo(addDays(endDate, 10));
  await setAccount(office, token, WHO, id);
  await goTo(addDays(endDate, 11));
  return { id, endDate };
}

it("an account named for a sum of the contract and for a part of a premium at once stays the account of the later sums", async () => {
  const { endDate } = await firstSumPaid();
  const [first, second] = orders().toSorted((one, other) => one - other);
  expect(first).toBe(100_000);
  await goTo(addDays(addMonths(endDate, 12), 1));
  expect(orders().toSorted((one, other) => one - other)).toEqual([first, second, second]);
});

it("an account named for a returned payment, once yearly sums have started, also receives the later sums", async () => {
  const { id, endDate } = await firstSumPaid();
  const yearly = Math.max(...orders());
  await office.database.queries.updateTable("payout").set({ next_at: "2099-01-01T00:00:00.000Z" }).where("amount", "=", yearly).execute();
  office.payouts.bank.says = "returned";
  await goTo(addDays(endDate, 14));
  office.payouts.bank.says = "sent";
  expect((await setAccount(office, token, WHO, id)).body).toMatchObject({ status: "ok" });
  await goTo(addDays(addMonths(endDate, 12), 1));
  expect(orders().filter((amount) => amount === yearly)).toHaveLength(2);
});
