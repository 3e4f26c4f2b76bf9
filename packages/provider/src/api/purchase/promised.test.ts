import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm } from "../../testing/filled-form.ts";
import { contractsBought, keyed, lastCode, order, worksheet } from "../../testing/purchase.ts";

const DAY_MS = 86_400_000;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const on = async (day: string) => {
  office.clock.now = Date.parse(`${day}T06:00:00Z`);
  token = await office.login("nothing");
};

const worker = (birthDate: string) => ({ name: "Каримов Азиз", birthDate, programme: "basic" });
const migrants = (birthDate: string) => ({ product: "migrant-vms", citizenship: "UZ", months: "12", persons: [worker(birthDate)] });
const osns = everyLine.find(([slug]) => slug === "employer-osns")?.[1];
const employer = { ...(osns && filledForm(osns)), monthlyPay: "85000", headcount: "1" };

/** An order for a calculation, with its code shown and not paid. */
async function ordered(calculation: object) {
  const applied = await office.post("/worksheet", { ...worksheet, calculation }, token, keyed());
  const { requestID } = applied.body;
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  const { body } = await office.post("/pay", { requestID }, token, keyed());
  const hash = String(body["hash"]);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  return { hash, amount: String(body["amount"]) };
}

/** The people and workplaces in the policy: each with its part of the premium. */
async function rowsOf(number: unknown) {
  const contract = await office.database.queries
    .selectFrom("contract")
    .select("id")
    .where("number", "=", String(number))
    .executeTakeFirstOrThrow();
  const held = await contractById(office.database.queries, contract.id, today(office.clock.now));
  return held ? agreedPolicy(held.view).rows : [];
}

async function paidOn(hash: string, day: string) {
  office.clock.now = Date.parse(`${day}T06:00:00Z`);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.provider.work();
  token = await office.login("nothing");
  const [contract] = await contractsBought(office, hash);
  if (!contract) return undefined;
  const { body } = await office.post("/user/contracts/", { id: contract.id }, token);
  return (body["data"] as Record<string, unknown>[])[0];
}

describe("money that comes days after the order", () => {
  it.each([
    ["a worker turns 18", "2008-11-25"],
    ["a worker turns 45", "1981-11-25"],
    ["a worker turns 60", "1966-11-25"],
    ["a worker turns 70", "1956-11-25"],
  ])("where %s in between, buys the migrants' policy at the price of the order from the day of the money", async (_, birthDate) => {
    await on("2026-11-24");
    const { hash, amount } = await ordered(migrants(birthDate));
    const contract = await paidOn(hash, "2026-11-26");
    expect(contract).toMatchObject({
      status: "active",
      start_date: "2026-11-26",
      end_date: "2027-11-26",
      instalment: amount,
      paid: amount,
      overdue: "0.00",
    });
    // Its paper has the person at the price that was paid.
    expect(await rowsOf(contract?.["number"])).toMatchObject([{ premium: Number(amount) }]);
  });
  it.each([
    ["migrants' policy", migrants("1990-01-01")],
    ["employer's policy at the least premium", employer],
  ])(
    "over the new year, whose indicators are not known yet, buys the %s at its price and never covers the days before",
    async (_, calculation) => {
      await on("2026-12-31");
      const { hash, amount } = await ordered(calculation);
      const contract = await paidOn(hash, "2027-01-05");
      expect(contract).toMatchObject({
        status: "active",
        start_date: "2027-01-05",
        end_date: "2028-01-05",
        paid: amount,
        overdue: "0.00",
      });
      expect(await rowsOf(contract?.["number"])).toHaveLength(1);
    },
  );
});

describe("an application's price holds for thirty days", () => {
  it("and it can be paid on the last of them", async () => {
    await on("2026-11-21");
    const hash = await order(office, token);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    expect(await paidOn(hash, "2026-12-21")).toMatchObject({ status: "active", start_date: "2026-12-21" });
  });
  it("after which nothing is ordered, no code is shown, and the list tells its owner why", async () => {
    await on("2026-11-21");
    const hash = await order(office, token);
    await on("2026-12-22");
    const code = await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    expect(code.status).toBe(409);
    expect(String(code.body["message"])).toContain("21.12.2026");
    const { body } = await office.post("/user/applications/", {}, token);
    expect((body["data"] as object[])[0]).toMatchObject({ state: "lapsed", hash: null, price_until: "2026-12-21" });
    const { requestID } = await office.database.queries.selectFrom("application").select("id as requestID").executeTakeFirstOrThrow();
    expect((await office.post("/pay", { requestID }, token, keyed())).status).toBe(409);
  });
  it("after which one press starts it again at the price of the day, with every answer except health and declarations", async () => {
    await on("2026-11-21");
    await order(office, token);
    const { requestID } = await office.database.queries.selectFrom("application").select("id as requestID").executeTakeFirstOrThrow();
    const renew = () => office.post("/user/applications/renew", { requestID }, token, keyed());
    expect((await renew()).status).toBe(409);
    await on("2026-12-22");
    const listed = (await office.post("/user/applications/", {}, token)).body["data"] as { readonly price_today: string }[];
    const { calculation, product } = (await renew()).body;
    const { body } = await office.post("/getCalcDataByGuid", { GUID: calculation });
    expect((body["result"] as { item: { instalment: string } }).item.instalment).toBe(listed[0]?.price_today);
    const kept = (await office.post("/worksheet/draft", { calculation }, token)).body["draft"];
    const { answers } = JSON.parse(String(kept)) as { readonly answers: object };
    const { person, beneficiaries } = worksheet.answers;
    expect([product, answers]).toEqual([worksheet.calculation.product, { person, beneficiaries }]);
  });
  it("after which a payment that still arrives makes no policy and goes back, and its payer is notified", async () => {
    await on("2026-11-21");
    const hash = await order(office, token);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    expect(await paidOn(hash, addDays(today(office.clock.now), 400))).toBeUndefined();
    const payments = await office.database.queries.selectFrom("payment").select(["state", "amount", "refund_amount"]).execute();
    expect(payments).toEqual([{ state: "paid", amount: payments[0]?.amount, refund_amount: payments[0]?.amount }]);
    office.clock.now += DAY_MS;
    await office.provider.work();
    expect(office.inbox.filter(({ key }) => key.startsWith("too-late/")).map(({ text }) => text.includes("21.12.2026"))).toEqual([true]);
  });
});
