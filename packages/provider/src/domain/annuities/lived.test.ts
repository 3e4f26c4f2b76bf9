import type { Output } from "@shanyraq/calls";
import { addDays, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benefitsOf, leftOf } from "../ledger/benefits.ts";
import { today } from "../../platform/server/moment.ts";
import {
  annuityContract,
  ANNUITANT,
  ANNUITY_ACCOUNT,
  liveMonths,
  liveUntil,
  PAYOUT,
  PENSION,
  viewOf,
} from "../../testing/annuities/annuity.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { setAccount } from "../../testing/contracts/maturity.ts";
import { costOf } from "../../testing/contracts/termination.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";
import { languagesOfRun, rowsOfRun } from "../../testing/full-run.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { showAlive } from "./show-alive.ts";

const WHO = "nothing";
const OTHER = "KZ548562031000000001";
let office: BackOffice;
let token: string;
let day: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
  office.payouts.bank.says = "paid";
  day = today(office.clock.now);
});
afterEach(() => office.database.close());

const orders = () =>
  office.database.queries
    .selectFrom("payout")
    .select(["due_on", "amount", "iban", "holder", "state"])
    .orderBy("due_on")
    .orderBy("ordered_at")
    .execute();
const sumOf = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
const owedOn = async (contractId: string) => {
  const on = today(office.clock.now);
  return benefitsOf(await viewOf(office, contractId), on).reduce((sum, one) => (one.dueOn <= on ? sum + leftOf(one) : sum), 0);
};
/** The annuitant signs in with a key. */
const show = () => office.database.queries.transaction().execute((db) => showAlive(db, office.person(WHO).id, "key", office.clock.now));

describe("a payout annuity", () => {
  it.each(
    rowsOfRun([
      ["quarter", "4", 20],
      ["month", "12", 60],
      ["half a year", "2", 10],
      ["year", "1", 5],
    ] as const),
  )(
    "is paid each %s to the account in its contract, from the day of its premium to its last day, each sum once",
    async (_, perYear, count) => {
      const contractId = await annuityContract(office, WHO, { inputs: { ...PAYOUT, paymentsPerYear: perYear } });
      await liveMonths(office, 60, undefined, 60 / count);
      const sent = await orders();
      expect(sent.map(({ due_on }) => due_on)).toEqual(Array.from({ length: count }, (__, index) => addMonths(day, (index * 60) / count)));
      expect(new Set(sent.map(({ amount, iban, holder, state }) => `${amount} ${iban} ${holder} ${state}`)).size).toBe(1);
      expect(sent[0]).toMatchObject({ iban: ANNUITY_ACCOUNT, holder: ANNUITANT, state: "paid" });
      const view = await viewOf(office, contractId);
      expect(view.status).toBe("matured");
      expect(sumOf(sent)).toBe(sumOf(benefitsOf(view, day)));
      expect([...office.payouts.orders.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(sumOf(sent));
      expect(await owedOn(contractId)).toBe(0);
      const shown = (await office.post("/user/contracts/", { id: contractId }, await office.login(WHO))).body["data"] as {
        id: string;
        maturity: object | null;
      }[];
      expect(shown.find(({ id }) => id === contractId)?.maturity).toMatchObject({ stage: "gone" });
    },
  );
  it("shows what it has paid, what comes next and until when, and prints a year's payments in each language", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PAYOUT });
    await liveMonths(office, 14);
    token = await office.login(WHO);
    const [card] = (await office.post("/user/contracts/", { id: contractId }, token)).body["data"] as Output<"userContracts">["data"];
    const payment = (await orders())[0]?.amount ?? 0;
    const tenge = (tiyn: number) => (tiyn / 100).toFixed(2);
    expect(card?.annuity).toEqual({
      paid: tenge(15 * payment),
      owed: "0.00",
      next: { on: addMonths(day, 15), amount: tenge(payment) },
      until: addMonths(day, 59),
      guaranteed_until: addMonths(day, 60),
      iban: "KZ86…0100",
    });
    const { documents } = (await office.post("/getContractDocuments", { contractId }, token))
      .body as unknown as Output<"getContractDocuments">;
    const papers = documents.filter(({ type }) => type === "payments");
    expect(papers.map(({ number }) => number)).toEqual(["2028", "2027", "2026"]);
    for (const lang of languagesOfRun(0)) {
      const query = new URLSearchParams({ contractId, type: "payments", number: "2027", lang });
      const { body } = await office.ask("GET", `/user/contracts/document?${query.toString()}`, { token });
      expect(await pageFaults(body["data"])).toEqual([]);
      const words = wordsOfPdf(body["data"]);
      expect(words).toContain("2027");
      expect(words.replaceAll(/[\s,]/g, "")).toContain(String((12 * payment) / 100));
    }
    const unknown = new URLSearchParams({ contractId, type: "payments", number: "2030" });
    expect((await office.ask("GET", `/user/contracts/document?${unknown.toString()}`, { token })).status).toBe(404);
  });
  it("comes back whole within fourteen days, less what it has paid, and not later", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PAYOUT });
    await liveMonths(office, 0);
    const payment = (await orders())[0]?.amount ?? 0;
    office.clock.now += 14 * 86_400_000;
    token = await office.login(WHO);
    expect(await costOf(office, token, contractId)).toMatchObject({
      cost: { way: "coolingOff", paid: "17900000.00", back: (17_900_000 - payment / 100).toFixed(2) },
    });
    office.clock.now += 86_400_000;
    token = await office.login(WHO);
    expect(await costOf(office, token, contractId)).toMatchObject({ refused: { reason: "nobody" } });
  });
  it("pays more than it took, and nothing that the tariff did not promise", async () => {
    await annuityContract(office, WHO, { inputs: PAYOUT });
    await liveMonths(office, 3);
    const sent = await orders();
    // F = certain annuity in advance of 5 years at 7 %, twelve a year, and 1 % for expenses (calculators.md, 2.9); payment = round0(SA / (12 F)).
    const v = 1 / 1.07;
    const factor = ((1 - v ** 5) / (12 * (1 - v ** (1 / 12)))) * 1.01;
    expect(sent.every(({ amount }) => amount === 100 * Math.round(17_900_000 / (12 * factor)))).toBe(true);
    expect(sent).toHaveLength(4);
    expect(60 * (sent[0]?.amount ?? 0)).toBeGreaterThan(1_790_000_000);
  });
  it("owes a payment again when the bank returns it, requests another account, and pays everything there", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PAYOUT });
    await liveMonths(office, 1);
    office.payouts.bank.says = "returned";
    await liveMonths(office, 3);
    const [, , ...back] = await orders();
    expect(back).toMatchObject([{ state: "returned" }]);
    const payment = back[0]?.amount ?? 0;
    expect(await owedOn(contractId)).toBe(3 * payment);
    token = await office.login(WHO);
    const overview = (await office.post("/contract/maturity", { contractId }, token)).body;
    expect(overview).toMatchObject({ owed: ((3 * payment) / 100).toFixed(2) });
    office.payouts.bank.says = "paid";
    await setAccount(office, token, WHO, contractId, { iban: OTHER, holder: "Волков Илья" });
    await liveMonths(office, 2);
    expect(await owedOn(contractId)).toBe(0);
    const after = (await orders()).filter(({ state }) => state === "paid");
    expect(after.map(({ due_on }) => due_on)).toEqual([0, 1, 2, 3, 4, 5, 6].map((month) => addMonths(day, month)));
    expect(new Set(after.slice(2).map(({ iban }) => iban))).toEqual(new Set([OTHER]));
  });
  it("is paid by two workers at once as by one", async () => {
    await annuityContract(office, WHO, { inputs: PAYOUT });
    for (let month = 0; month < 3; month += 1) {
      office.clock.now = Date.parse(`${addMonths(day, month)}T06:00:00Z`);
      await Promise.all([office.provider.work(), office.provider.work()]);
      office.clock.now += 60_000;
      await Promise.all([office.provider.work(), office.provider.work()]);
    }
    expect((await orders()).map(({ due_on }) => due_on)).toEqual([0, 1, 2].map((month) => addMonths(day, month)));
  });
  it.each(["maturity:before-commit", "maturity:after-commit"])("is paid once even if the process dies at %s", async (point) => {
    await annuityContract(office, WHO, { inputs: PAYOUT });
    for (let month = 0; month < 3; month += 1) {
      office.clock.now = Date.parse(`${addMonths(day, month)}T06:00:00Z`);
      office.deaths.add(point);
      await office.provider.work();
      office.clock.now += 60_000;
      await office.provider.work();
    }
    const sent = await orders();
    expect(sent.map(({ due_on }) => due_on)).toEqual([0, 1, 2].map((month) => addMonths(day, month)));
    expect(office.payouts.orders.size).toBe(3);
  });
  it("waits for a proof of life only for payments that are owed to the living", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: { ...PAYOUT, guaranteeYears: "2" } });
    await liveMonths(office, 30);
    // Two years in any case; of what follows, nothing without a proof.
    expect(await orders()).toHaveLength(24);
    const [first] = await orders();
    expect(await owedOn(contractId)).toBe(7 * (first?.amount ?? 0));
    await show();
    await office.minuteLater();
    expect(await orders()).toHaveLength(31);
    expect(await owedOn(contractId)).toBe(0);
  });
});

describe("a pension annuity", () => {
  /** Calculators.md 2.5, written out once more: the sums of each year from the first one, in whole tenge. */
  const grown = (first: number, growth: number, year: number): number => {
    let monthly = first;
    for (let count = 0; count < year; count += 1) monthly = Math.round(monthly * (1 + growth));
    return monthly;
  };
  it("begins with its premium, pays each month and grows by 8 % each year, with a proof of life a year", async () => {
    const paidOn = addDays(day, 4);
    const contractId = await annuityContract(office, WHO, { inputs: PENSION, paidOn });
    await liveUntil(office, addDays(day, 3));
    expect(await orders()).toEqual([]);
    office.clock.now = Date.parse(`${paidOn}T06:00:00Z`);
    await liveMonths(office, 35, async (month) => {
      if (month > 0 && month % 12 === 0) await show();
    });
    const sent = await orders();
    expect(sent.map(({ due_on }) => due_on)).toEqual(Array.from({ length: 36 }, (_, month) => addMonths(paidOn, month)));
    const first = (sent[0]?.amount ?? 0) / 100;
    expect(sent.map(({ amount }) => amount / 100)).toEqual(sent.map((_, month) => grown(first, 0.08, Math.floor(month / 12))));
    expect((await viewOf(office, contractId)).status).toBe("active");
  });
  it.each([
    ["2026-02-14", 0.07],
    ["2026-02-15", 0.08],
  ])("concluded on %s grows by %d a year, to a hundred years and beyond", async (startDate, growth) => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION, startDate });
    const view = await viewOf(office, contractId);
    const all = benefitsOf(view, "2070-12-31");
    const first = (all[0]?.amount ?? 0) / 100;
    expect(all.slice(0, -1).every(({ dueOn }) => dueOn <= "2070-12-31")).toBe(true);
    expect(all).toHaveLength(12 * 44 + 11 + 1);
    for (const [month, { amount }] of all.entries()) expect(amount / 100).toBe(grown(first, growth, Math.floor(month / 12)));
  });
  it("of a younger person waits for the age of the law, and requires a proof before its first payment", async () => {
    const birthDate = addMonths(day, -12 * 53);
    const contractId = await annuityContract(office, WHO, { inputs: { ...PENSION, birthDate, savings: "60000000" } });
    await liveMonths(office, 25, undefined, 5);
    expect(await orders()).toEqual([]);
    const view = await viewOf(office, contractId);
    expect(benefitsOf(view, today(office.clock.now))[0]?.dueOn).toBe(addMonths(birthDate, 12 * 55));
    await show();
    await office.minuteLater();
    expect((await orders()).map(({ due_on }) => due_on)).toEqual([0, 1].map((month) => addMonths(birthDate, 12 * 55 + month)));
  });
  it("without a proof of life keeps what it owes, says so a month before and each month, and pays it at once after a proof", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION });
    await liveMonths(office, 11);
    await liveUntil(office, addMonths(day, 15));
    const payment = (await orders())[0]?.amount ?? 0;
    expect(await orders()).toHaveLength(13);
    expect(await owedOn(contractId)).toBe(3 * Math.round((payment / 100) * 1.08) * 100);
    const notices = await office.database.queries
      .selectFrom("notification")
      .select(["kind", "created_at"])
      .where("kind", "in", ["lifeProofComes", "lifeProofOwed"])
      .orderBy("created_at")
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(["lifeProofComes", "lifeProofOwed", "lifeProofOwed", "lifeProofOwed"]);
    expect(notices[0]?.created_at.slice(0, 10)).toBe(addDays(addMonths(day, 13), -30));
    await show();
    await office.minuteLater();
    expect(await owedOn(contractId)).toBe(0);
    expect(await orders()).toHaveLength(16);
    const left = await office.database.queries
      .selectFrom("notification")
      .select("kind")
      .where("kind", "in", ["lifeProofComes", "lifeProofOwed"])
      .execute();
    expect(left).toEqual([]);
  });
});
