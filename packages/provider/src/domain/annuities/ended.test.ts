import { addDays, addMonths, decimalOf, tiynOf } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benefitsOf, leftOf } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { annuityContract, liveMonths, PAYOUT, PENSION, viewOf } from "../../testing/annuities/annuity.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { moveToInsurer } from "./move-to-insurer.ts";
import { recordDeath } from "../deaths/record-death.ts";
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
/** The annuitant signs in with a key. */
const show = () => office.database.queries.transaction().execute((db) => showAlive(db, office.person(WHO).id, "key", office.clock.now));

describe("a pension annuity that moves to another insurer", () => {
  const APPLICATION = { insurer: "АО «Другой страховщик»", newContract: "ДС-2028-1", iban: OTHER };
  const move = (contractId: string) =>
    office.database.queries
      .transaction()
      .execute((db) => moveToInsurer(db, contractId, APPLICATION, { random: office.options.random, now: office.clock.now }));
  /** Two years, with a proof of life after the first. */
  const livedFor = async (months: number): Promise<string> => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION });
    await liveMonths(office, months, async (month) => {
      if (month > 0 && month % 12 === 0) await show();
    });
    return contractId;
  };
  it("transfers the premium less costs and what was paid with it, and neither another payment nor the owner's account gets any of it", async () => {
    const contractId = await livedFor(24);
    const paidOut = sumOf(await orders());
    expect(await orders()).toHaveLength(25);
    // Calculators.md 2.5: max(premium (1 - 1.5 %) - paid (1 + 3 %), 0), whole tenge; in 10 working days.
    const back = Math.round(26_000_000 * 0.985 - (paidOut / 100) * 1.03) * 100;
    expect(await move(contractId)).toMatchObject({ ok: true, value: { back } });
    await liveMonths(office, 2);
    const [sent, ...rest] = (await orders()).filter(({ due_on }) => due_on === null);
    expect([sent, rest]).toMatchObject([{ amount: back, iban: OTHER, holder: APPLICATION.insurer, state: "paid" }, []]);
    expect(sumOf(await orders())).toBe(paidOut + back);
    expect((await viewOf(office, contractId)).status).toBe("terminated");
    expect(await move(contractId)).toEqual({ ok: false, reason: "ended" });
    const notices = await office.database.queries.selectFrom("notification").select("kind").where("kind", "=", "pensionMoved").execute();
    expect(notices).toHaveLength(1);
  });
  it("waits for two years, and until everything owed to its owner is paid", async () => {
    const contractId = await livedFor(23);
    expect(await move(contractId)).toEqual({ ok: false, reason: "early" });
    office.payouts.bank.says = "returned";
    await liveMonths(office, 1, show);
    expect(await move(contractId)).toEqual({ ok: false, reason: "owed" });
  });
  it("is not offered to the annuitant when the bank sends the money back", async () => {
    const contractId = await livedFor(24);
    office.payouts.bank.says = "returned";
    expect(await move(contractId)).toMatchObject({ ok: true });
    await liveMonths(office, 1);
    token = await office.login(WHO);
    expect((await office.post("/contract/maturity", { contractId }, token)).body).toMatchObject({ refused: { reason: "nothing" } });
    expect(office.log.some(({ event }) => event === "payout-returned")).toBe(true);
  });
  it.each(["payout-annuity", "term-life"])("is possible only for a pension annuity: %s does not move", async (product) => {
    const inputs =
      product === "payout-annuity"
        ? PAYOUT
        : { product, sex: "female", birthDate: "1991-01-01", term: "10", frequency: "single", sumAssured: "5000000" };
    const contractId = await annuityContract(office, WHO, { inputs: inputs as typeof PAYOUT });
    expect(await move(contractId)).toEqual({ ok: false, reason: "notPension" });
  });
});

describe("a payout annuity that its owner withdraws from after its first payment", () => {
  it("shows row by row what comes back and what is deducted, and loses nothing", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PAYOUT });
    await liveMonths(office, 0);
    const paidOut = sumOf(await orders());
    const { body } = await office.post("/contract/calcCancel", { contractId }, token);
    const { cost } = body as { readonly cost: { readonly paid: string; readonly why: string } };
    const paid = tiynOf(cost.paid) ?? 0;
    expect(paidOut).toBeGreaterThan(0);
    expect(cost).toMatchObject({
      back: decimalOf(paid - paidOut),
      loss: "0.00",
      parts: [
        { name: "Уплаченные взносы, полностью", amount: cost.paid },
        { name: "Выплаты, которые вы уже получили", amount: decimalOf(-paidOut) },
      ],
    });
    expect(cost.why).toContain("за вычетом уже полученных вами выплат");
  });
});

describe("the death of an annuitant", () => {
  const die = (contractId: string, on: string) =>
    office.database.queries.transaction().execute((db) => recordDeath(db, contractId, on, office.clock.now));
  it("within the guarantee closes the account, and leaves the rest of the guarantee owed to the survivors, as well as the burial benefit", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION });
    await liveMonths(office, 10);
    const died = addDays(addMonths(day, 10), 3);
    office.clock.now += 10 * 86_400_000;
    expect(await die(contractId, died)).toBe(true);
    await liveMonths(office, 3);
    expect(await orders()).toHaveLength(11);
    const owed = benefitsOf(await viewOf(office, contractId), today(office.clock.now)).filter((one) => leftOf(one) > 0);
    expect(owed.filter(({ to }) => to === "survivors")).toHaveLength(60 - 11);
    // 35 monthly calculation indices of the year of the contract (4,325 tenge in 2026).
    expect(owed.filter(({ to }) => to === "burial")).toMatchObject([{ dueOn: died, amount: 35 * 432_500 }]);
    expect(owed.some(({ to }) => to === "owner")).toBe(false);
  });
  it("after the guarantee leaves only the burial benefit owed, and what the bank had sent back", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: { ...PENSION, guaranteeYears: "0" } });
    await liveMonths(office, 3);
    const died = addDays(addMonths(day, 3), 1);
    office.clock.now += 3 * 86_400_000;
    expect(await die(contractId, died)).toBe(true);
    const owed = benefitsOf(await viewOf(office, contractId), "2060-01-01").filter((one) => leftOf(one) > 0);
    expect(owed.map(({ to }) => to)).toEqual(["burial"]);
    expect(await viewOf(office, contractId)).toMatchObject({ status: "matured", since: died });
  });
  it("leaves the contract in force up to the last guaranteed payment, and not a day longer", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION });
    office.clock.now += 40 * 86_400_000;
    await die(contractId, today(office.clock.now));
    const last = benefitsOf(await viewOf(office, contractId), "2060-01-01").at(-1)?.dueOn ?? "";
    const statusOn = async (on: string) => (await contractById(office.database.queries, contractId, on))?.view.status;
    expect([await statusOn(addDays(last, -1)), await statusOn(last)]).toEqual(["active", "matured"]);
  });
  it("prevents the termination of the contract, even in its first days", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PAYOUT });
    office.clock.now += 2 * 86_400_000;
    await die(contractId, today(office.clock.now));
    const { body } = await office.post("/contract/calcCancel", { contractId }, await office.login(WHO));
    expect(body).toMatchObject({ refused: { reason: "claim" } });
    expect(body["cost"]).toBeUndefined();
  });
  it("cannot be recorded on a future day, and a wrong day is corrected by recording another", async () => {
    const contractId = await annuityContract(office, WHO, { inputs: PENSION });
    office.clock.now += 5 * 86_400_000;
    expect(await die(contractId, addDays(day, 6))).toBe(false);
    expect(await die(contractId, addDays(day, 1))).toBe(true);
    expect(await die(contractId, addDays(day, 2))).toBe(true);
    expect((await viewOf(office, contractId)).diedOn).toBe(addDays(day, 2));
  });
});
