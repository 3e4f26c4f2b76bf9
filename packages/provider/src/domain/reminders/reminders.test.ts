import { addDays, daysBetween } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo } from "../../testing/account.ts";
import { withCard } from "../../testing/contracts/autopay.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { look, orderOwn } from "../../testing/contracts/premium.ts";
import { isFullRun } from "../../testing/full-run.ts";
import { keyed } from "../../testing/purchase.ts";
import { overdueTermsNow } from "../products/overdue-policy.ts";

const who = "nothing";
const DUE = "2026-12-21";

let office: BackOffice;
let token: string;
let contractId: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login(who);
  contractId = await paidContract(office, office.person(who).id);
});
afterEach(() => office.database.close());

/** A day passes after the other, and the worker looks at each of them, or at those that a test names. */
async function through(from: string, to: string, isLooked: (day: string) => boolean = () => true): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isLooked(day)) continue;
    office.clock.now = Date.parse(`${day}T07:00:00.000Z`);
    await office.provider.work();
    await office.minuteLater();
  }
  token = await office.login(who);
}
const notices = async () => {
  const rows = await office.database.queries
    .selectFrom("notification")
    .select(["kind", "created_at", "url"])
    .where("customer_id", "=", office.person(who).id)
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind, created_at }) => [kind, created_at.slice(0, 10)]);
};
const mine = () => office.inbox.filter(({ to, key }) => to === office.person(who).email && key.startsWith("reminder/"));

describe("the plan of reminders", () => {
  it("announces each step once, and withdraws requests for money when the policy has ended", async () => {
    const steps = [-7, 1, 31, 114].map((days) => addDays(DUE, days));
    const isNearStep = (day: string) => isFullRun || steps.some((step) => Math.abs(daysBetween(step, day)) <= 1);
    await through(addDays(DUE, -8), addDays(DUE, 119), isNearStep);
    expect(await notices()).toEqual([
      ["paymentDue", addDays(DUE, -7)],
      ["graceBegun", addDays(DUE, 1)],
      ["coverSuspended", addDays(DUE, 31)],
      ["restorationEnds", addDays(DUE, 114)],
    ]);
    await through(addDays(DUE, 120), addDays(DUE, 123));
    expect(await notices()).toEqual([["contractLapsed", addDays(DUE, 121)]]);
    expect(mine().map(({ key }) => key.split("/")[1])).toEqual(["graceBegun", "coverSuspended", "restorationEnds", "contractLapsed"]);
    for (const { text } of mine()) expect(text).toMatch(/https:\/\/life\.example\/(payment\?contract|cabinet\/reports\/)/);
  });
  it("is silent for a paid policy, and withdraws its notice", async () => {
    await through(addDays(DUE, 1), addDays(DUE, 2));
    const due = (await orderOwn(office, token, { contractId })).body["due"] as { overdue: string };
    const { body } = await orderOwn(office, token, { contractId, amount: due.overdue });
    await look(office, body["hash"], token);
    office.bank.put("paid");
    await look(office, body["hash"], token);
    await through(addDays(DUE, 2), addDays(DUE, 3));
    expect((await notices()).map(([kind]) => kind)).toEqual(["premiumPaid"]);
  });
  it("covers each of several policies, in the language of their holder", async () => {
    await office.post("/userUpdate", { lang: "kk" }, token);
    await paidContract(office, office.person(who).id, { inputs: { frequency: "quarterly" } });
    const inputs = { product: "senim", term: "10", sumAssured: "5000000", frequency: "annual" } as const;
    await paidContract(office, office.person(who).id, { inputs, monthsAgo: 12, unpaid: 1 });
    await through(addDays(DUE, 31), addDays(DUE, 31));
    // Of the quarterly one nothing is due until February.
    expect((await notices()).map(([kind]) => kind).toSorted()).toEqual(["coverSuspended", "coverSuspended"]);
    const { body } = await office.post("/getNotifications", {}, token, { lang: "kk" });
    const [first] = body["message"] as { title: string; message: string; button_name: string }[];
    expect(first?.title).toContain("шарты бойынша қорғау уақытша тоқтатылды");
    expect(first?.message).toMatch(/^\d\d\.\d\d\.\d{4} күнінен бастап қорғау жоқ\. .+₸ төлесеңіз/);
    expect(first?.button_name).toBe("Төлеу");
    expect(mine()[0]?.text).toContain("Сәлеметсіз бе");
  });
  it("says for what sum a policy with savings continues", async () => {
    const inputs = { product: "senim", term: "10", sumAssured: "5000000" };
    await paidContract(office, office.person(who).id, { inputs, monthsAgo: 30 });
    const { graceDays, restoreDays } = overdueTermsNow("senim");
    const ends = addDays(DUE, graceDays + restoreDays + 1);
    await through(ends, ends);
    const message = mine().find(({ key }) => key.startsWith("reminder/contractPaidUp/"));
    expect(message?.text).toMatch(/С 26\.01\.2028 страховая сумма — [\d\u00a0]+,\d\d ₸/);
  });
  it("does not announce what ended long before", async () => {
    await through(addDays(DUE, 200), addDays(DUE, 200));
    expect(await notices()).toEqual([]);
  });
});

describe("when a card is charged", () => {
  beforeEach(async () => {
    await withCard(office, token, contractId);
    await office.post("/user/contracts/autopay/on", { contractId }, token, keyed());
    await office.post("/user/contracts/autopay/on", { contractId, code: codeTo(office, office.person(who).phone) }, token, keyed());
  });
  const autopay = async () => (await office.post("/user/contracts/autopay", { contractId }, token, keyed())).body;

  it("the owner is not asked to pay what the card will", async () => {
    await through(addDays(DUE, -7), addDays(DUE, 1));
    expect((await notices()).map(([kind]) => kind)).toEqual(["autopaySoon", "premiumPaid"]);
    expect(await autopay()).toMatchObject({ on: true, next: { date: "2027-01-21" } });
  });
  it("without success, the message also says the days of grace", async () => {
    office.cards.line.next = "declined";
    await through(DUE, addDays(DUE, 2));
    const { body } = await office.post("/getNotifications", {}, token, { lang: "ru" });
    const grace = (body["message"] as { title: string; message: string }[]).find(({ title }) => title.includes("ещё не списан"));
    expect(grace?.message).toContain("440043******1234. Защита действует до 20.01.2027 включительно.");
  });
  it("a suspended policy is not charged: only its owner can restore it, and a lapsed one is no longer charged", async () => {
    office.cards.line.deaf = true;
    office.clock.now = Date.parse(`${addDays(DUE, 40)}T07:00:00.000Z`);
    token = await office.login(who);
    const before = office.cards.sent.length;
    await office.minuteLater();
    await office.minuteLater();
    expect(office.cards.sent).toHaveLength(before);
    expect(await autopay()).toMatchObject({ available: false, on: true, next: null });
    office.clock.now = Date.parse(`${addDays(DUE, 121)}T07:00:00.000Z`);
    await office.minuteLater();
    token = await office.login(who);
    expect(await autopay()).toMatchObject({ on: false });
    expect(office.cards.sent).toHaveLength(before);
  });
});
