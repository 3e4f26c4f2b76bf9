import type { Output } from "@shanyraq/calls";
import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backlog } from "../../backlog.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { simpleClaim } from "../../testing/claims/simple-claim.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let employee: string;
let supervisor: string;
let day: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  day = today(office.clock.now);
});
afterEach(() => office.database.close());

const figures = async (year?: number) =>
  (await office.post("/employee/claims/figures", year === undefined ? {} : { year }, supervisor)).body as unknown as Output<"claimFigures">;
const openIn = ({ open }: Output<"claimFigures">) => Object.fromEntries(open.map(({ age, claims, late }) => [age, [claims, late]]));
const later = async (days: number) => {
  office.clock.now += days * 86_400_000;
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
};
const lastAccess = () =>
  office.database.queries.selectFrom("staff_access").select(["act", "subject"]).orderBy("at", "desc").executeTakeFirst();

it("are for supervisors and accountants, and the claims one by one go into the log of accesses", async () => {
  for (const [path, body] of [
    ["/employee/claims/figures", {}],
    ["/employee/claims/journal", { year: 2026 }],
  ] as const)
    expect((await office.post(path, body, employee)).body).toMatchObject({ code: "notAccountant" });
  expect(await lastAccess()).not.toMatchObject({ act: "journalRead" });
  expect((await office.post("/employee/claims/journal", { year: 2026 }, supervisor)).status).toBe(200);
  expect(await lastAccess()).toEqual({ act: "journalRead", subject: "2026" });
});

/** What the reserve of all products holds; the seeds have a report of their own. */
async function reserved() {
  const { reserve } = await figures();
  const sum = (of: (row: (typeof reserve)[number]) => number) => reserve.reduce((all, row) => all + of(row), 0);
  return { claims: sum(({ claims }) => claims), unmeasured: sum((row) => row.unmeasured), amount: sum(({ amount }) => Number(amount)) };
}

it.each([0, 1_999, 9_007_199_254_740_991])("of the year %i are refused at its field", async (year) => {
  for (const path of ["/employee/claims/figures", "/employee/claims/journal"]) {
    const { status, body } = await office.post(path, { year }, supervisor);
    expect([status, body["errors"]]).toEqual([400, expect.objectContaining({ year: expect.anything() })]);
  }
});

it("hold a reserve for a report before its claim comes, and let it go with the decision", async () => {
  const insured = await insuredFor(office, "term-life");
  const before = await reserved();
  const report = await reported(office, insured, addDays(day, -3));
  const held = await reserved();
  expect([held.claims - before.claims, held.unmeasured - before.unmeasured]).toEqual([1, 0]);
  const claim = await claimed(office, report);
  // One event, and not two.
  expect(await reserved()).toEqual(held);
  await decidedBy(office, employee, claim.id, { decision: "acceptClaim", eventDay: addDays(day, -3) });
  await decidedBy(office, supervisor, claim.id, { decision: "acceptClaim", agree: true });
  expect(await reserved()).toEqual(before);
  expect(Number((await figures()).claims.owed)).toBe(held.amount - before.amount);
});

it("count a sum that nobody has measured with the whole sum insured", async () => {
  const insured = await insuredFor(office, "accident", { inputs: { sumAssured: "4000000" } });
  const before = await reserved();
  await reported(office, insured, addDays(day, -3), "injury");
  const held = await reserved();
  expect([held.claims - before.claims, held.unmeasured - before.unmeasured, held.amount - before.amount]).toEqual([1, 1, 4_000_000]);
});

it("tell the days to a decision and to money, what a rule accepted, what is late, and what a review changed", async () => {
  const insured = await insuredFor(office, "term-life");
  const claim = await claimed(office, await reported(office, insured, addDays(day, -3)));
  // The seeds have a claim of their own.
  expect(openIn(await figures())).toMatchObject({ toFive: [1, 0], toFifteen: [1, 0] });
  await later(20);
  expect(openIn(await figures())).toMatchObject({ toFive: [0, 0], toThirty: [2, 2] });
  expect(await backlog(office.database, office.clock.now)).toMatchObject({ claims: { count: 2 }, lateClaims: { count: 2 } });
  await decidedBy(office, employee, claim.id, REFUSAL);
  await decidedBy(office, supervisor, claim.id, { decision: "refuse", agree: true });
  await later(3);
  const request = { number: claim.number, phone: WIDOW.phone, text: "Прошу пересмотреть отказ." };
  expect((await office.post("/insurance/review", request, undefined, keyed())).status).toBe(200);
  const { claims, appeals } = await figures();
  expect(claims).toMatchObject({ refused: 0, reviews: 1, reviewsAccepted: 0, toDecision: { worst: 20 } });
  expect(appeals.find(({ kind }) => kind === "claimReview")).toMatchObject({ received: 1, answered: 0, late: 0 });
  const { journal } = (await office.post("/employee/claims/journal", { year: 2026 }, supervisor)).body as unknown as Output<"claimJournal">;
  expect(journal.rows).toContainEqual(
    expect.objectContaining({ number: claim.number, event: "Смерть застрахованного", outcome: "не решено", decidedOn: "" }),
  );
  expect(JSON.stringify(journal)).not.toContain(WIDOW.name.split(" ")[0]);
});

it("tell what a rule accepted and the bank has paid", async () => {
  const before = (await figures()).claims;
  await simpleClaim(office);
  office.payouts.bank.says = "paid";
  for (let round = 0; round < 4; round += 1) {
    await office.provider.work();
    await office.minuteLater();
  }
  const { claims, years } = await figures();
  expect(claims).toMatchObject({
    byRule: 1,
    owed: "1000000.00",
    paid: "1000000.00",
    toMoney: { median: 0, worst: 0 },
  });
  expect([claims.received - before.received, claims.accepted - before.accepted]).toEqual([1, 1]);
  expect(years).toContain(2026);
  expect((await figures(2025)).claims).toMatchObject({ received: 0, owed: "0.00" });
});
