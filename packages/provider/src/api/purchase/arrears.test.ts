import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contractById } from "../../domain/ledger/read.ts";
import { overdueTermsNow } from "../../domain/products/overdue-policy.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { balanceOf, look, orderOwn } from "../../testing/contracts/premium.ts";

const who = "nothing";
/** The first premium that is not paid falls due. */
const DUE = "2026-12-21";
const GRACE_ENDS = addDays(DUE, 30);
const RESTORE_ENDS = addDays(DUE, 120);

let office: BackOffice;
let token: string;
let contractId: string;
beforeEach(async () => {
  office = await backOffice();
  contractId = await paidContract(office, office.person(who).id);
});
afterEach(() => office.database.close());

/** Noon of a day, or its last minute, in Almaty. */
async function on(day: string, hour = "07:00"): Promise<void> {
  office.clock.now = Date.parse(`${day}T${hour}:00.000Z`);
  token = await office.login(who);
}
const row = async () => {
  const { body } = await office.post("/user/contracts", { id: contractId }, token);
  return (body["data"] as Readonly<Record<string, unknown>>[])[0] ?? {};
};
const order = async (amount: unknown) => (await orderOwn(office, token, { contractId, amount, again: true })).body;
async function pay(amount: unknown) {
  const hash = (await order(amount))["hash"];
  await look(office, hash, token);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  return (await look(office, hash, token)).body as { receipt: Readonly<Record<string, unknown>> };
}
const messageOf = async (beginning: string) => {
  await office.minuteLater();
  return office.inbox.findLast(({ key }) => key.startsWith(beginning))?.text;
};

describe("a policy that is paid late", () => {
  it("after a part payment shows what is left and until when in the days of grace, and has no cover after them", async () => {
    await on(addDays(DUE, 10));
    const owed = await row();
    expect(owed).toMatchObject({ status: "overdue", status_since: addDays(DUE, 1), pay_until: GRACE_ENDS, days_left: 20, gaps: [] });
    const { receipt } = await pay("1000.00");
    const left = (Number(owed["overdue"]) - 1000).toFixed(2);
    expect(receipt["after"]).toEqual({ cover: "overdue", date: GRACE_ENDS, overdue: left });
    expect(await messageOf("receipt/")).toContain("Защита действует до 20.01.2027 включительно.");
    await on(addDays(GRACE_ENDS, 1));
    expect(await row()).toMatchObject({ status: "suspended", pay_until: RESTORE_ENDS, if_unpaid: "lapsed", gaps: [{ to: null }] });
  });
  it("in the last minute of the last day of grace has lost nothing", async () => {
    await on(GRACE_ENDS, "18:59");
    expect(await row()).toMatchObject({ status: "overdue", days_left: 0 });
    // The premium of January is a day away.
    await pay((await row())["overdue"]);
    expect(await row()).toMatchObject({ status: "active", overdue: "0.00", gaps: [], next_due_date: "2027-01-21" });
  });
  it("one day after grace is covered again from the next day, and that day stays without cover", async () => {
    const day = addDays(GRACE_ENDS, 1);
    await on(day);
    const { receipt } = await pay((await row())["overdue"]);
    expect(receipt["after"]).toEqual({ cover: "restored", date: addDays(day, 1) });
    expect(await messageOf("receipt/")).toContain("Защита снова действует с 22.01.2027.");
    expect(await row()).toMatchObject({ status: "active", gaps: [{ from: day, to: day }] });
  });
  it("when less than the overdue sum is paid is still without cover, and has no more time", async () => {
    await on(addDays(DUE, 80));
    const { receipt } = await pay("1000.00");
    expect(receipt["after"]).toMatchObject({ cover: "suspended", date: RESTORE_ENDS });
    expect(await row()).toMatchObject({ status: "suspended", pay_until: RESTORE_ENDS });
  });
  it("after the last day has ended: no order is made, and no payment is announced", async () => {
    await on(addDays(RESTORE_ENDS, 1));
    const { status, body } = await orderOwn(office, token, { contractId });
    expect([status, body["message"]]).toEqual([
      409,
      "Договор прекратился, потому что взносы не поступили; оплата по нему не принимается. Можно оформить новый.",
    ]);
    expect(await row()).toMatchObject({
      status: "lapsed",
      status_since: addDays(RESTORE_ENDS, 1),
      overdue: "0.00",
      next_due_date: null,
      pay_until: null,
      gaps: [{ from: addDays(GRACE_ENDS, 1), to: null }],
    });
    const schedule = await office.post("/user/contracts/paymentSchedule", { contractId }, token);
    const rows = (schedule.body["ScheduleBlock"] as { rows: { status: string }[] }).rows;
    expect(new Set(rows.map((one) => one.status))).toEqual(new Set(["Оплачен"]));
  });
});

describe("money that is reported after the last day", () => {
  const drawn = async () => {
    await on(RESTORE_ENDS);
    const hash = (await order((await row())["overdue"]))["hash"];
    await look(office, hash, token);
    return hash;
  };
  const bankSays = (paidAt: string) => {
    for (const [reference, payment] of office.bank.payments) office.bank.payments.set(reference, { ...payment, state: "paid", paidAt });
  };
  it("restores the policy if it was paid in time", async () => {
    await drawn();
    bankSays(new Date(office.clock.now).toISOString());
    await on(addDays(RESTORE_ENDS, 1));
    expect(await row()).toMatchObject({ status: "lapsed" });
    await office.minuteLater();
    expect(await row()).toMatchObject({ status: "active", gaps: [{ to: RESTORE_ENDS }] });
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 1, back: 0 });
  });
  it("is owed back whole if it was paid too late, and leaves the policy ended", async () => {
    await drawn();
    await on(addDays(RESTORE_ENDS, 1));
    bankSays(new Date(office.clock.now).toISOString());
    await office.minuteLater();
    const { taken, back, events } = await balanceOf(office, contractId);
    expect([back, events]).toEqual([taken, 0]);
    expect(taken).toBeGreaterThan(0);
    expect(await row()).toMatchObject({ status: "lapsed" });
    // Messages are sent beside the work that writes them: by the next minute at the latest.
    await office.minuteLater();
    expect(office.inbox.filter(({ key }) => key.startsWith("overpaid/"))).toHaveLength(1);
  });
  it("counts as of now if the bank's clock is ahead", async () => {
    await on(addDays(DUE, 5));
    const hash = (await order((await row())["overdue"]))["hash"];
    await look(office, hash, token);
    bankSays("2031-01-01T00:00:00.000Z");
    expect((await look(office, hash, token)).body).toMatchObject({ state: "paid" });
    expect(await row()).toMatchObject({ status: "active", overdue: "0.00" });
  });
});

describe("a policy that ended in another way", () => {
  it("has no coming premium, however long its schedule is", async () => {
    const end = { kind: "cancelled", at: new Date(office.clock.now).toISOString(), data: { refund: 1 } } as const;
    contractId = await paidContract(office, office.person(who).id, { end });
    await on("2026-12-01");
    expect(await row()).toMatchObject({ status: "cancelled", next_due_date: null, overdue: "0.00" });
    const { body } = await office.post("/user/contracts/paymentSchedule", { contractId }, token);
    expect((body["ScheduleBlock"] as { rows: object[] }).rows).toHaveLength(4);
  });
  it("with savings continues without premiums for the sum that its tariff gives", async () => {
    const inputs = { product: "senim", term: "10", sumAssured: "5000000" };
    contractId = await paidContract(office, office.person(who).id, { inputs, monthsAgo: 30 });
    await on(addDays(DUE, 40));
    expect(await row()).toMatchObject({ status: "suspended", if_unpaid: "paid_up" });
    const { graceDays, restoreDays } = overdueTermsNow("senim");
    const ends = addDays(DUE, graceDays + restoreDays);
    await on(addDays(ends, 1));
    const paidUp = await row();
    expect(paidUp).toMatchObject({ status: "paid_up", next_due_date: null, overdue: "0.00", gaps: [{ to: ends }] });
    expect(Number(paidUp["sum_assured"])).toBeGreaterThan(Number(paidUp["surrender"]));
    expect((await orderOwn(office, token, { contractId })).status).toBe(409);
  });
});

it("the summary counts policies without cover first, and never names a day that has passed", async () => {
  await on(addDays(DUE, 60));
  const second = await paidContract(office, office.person(who).id, { monthsAgo: 12, unpaid: 1, inputs: { frequency: "annual" } });
  await on(addDays(DUE, 70));
  const { body } = await office.post("/user/contracts", {}, token);
  expect(body["summary"]).toMatchObject({ suspended: 1, pay_until: RESTORE_ENDS, days_left: 50 });
  const { next_due_date } = body["summary"] as { next_due_date: string };
  expect(next_due_date >= today(office.clock.now)).toBe(true);
  expect((await contractById(office.database.queries, second, today(office.clock.now)))?.view.status).toBe("overdue");
});

it("a visitor who checks the policy by its number learns that it gives no cover, since when, and nothing about the money", async () => {
  await on(addDays(GRACE_ENDS, 1));
  const { number } = await row();
  const { body } = await office.post("/contract/check", { number });
  expect(body["data"]).toMatchObject([{ number, status: "suspended", since: addDays(GRACE_ENDS, 1) }]);
  expect(Object.keys((body["data"] as object[])[0] ?? {}).toSorted()).toEqual(["from", "number", "product", "since", "status", "to"]);
});
