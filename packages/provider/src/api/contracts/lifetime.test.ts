import { addDays, addMonths, tiynOf } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Line } from "../../domain/products/lines/line.ts";
import { price } from "../../domain/products/price.ts";
import { overdueTermsNow } from "../../domain/products/overdue-policy.ts";
import { maturityTermsOf } from "../../domain/products/maturity-policy.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { everyLine } from "../../testing/filled-form.ts";
import { rowsOfRun } from "../../testing/full-run.ts";
import { bought, dayBefore, livedThrough, shortest, sumOf, type Life } from "../../testing/life.ts";
import { maturityOf, setAccount } from "../../testing/contracts/maturity.ts";

const WHO = "nothing";
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const person = () => office.person(WHO);
/** The shortest contract of a line, or one that is so many years longer. */
function calculationOf(line: Line, frequency: "quarterly" | "annual" = "quarterly", moreYears = 0) {
  const form = shortest(line, office.person(WHO), frequency, today(office.clock.now));
  return moreYears === 0 ? form : { ...form, term: String(Number(form.term) + moreYears) };
}
const lifeOf = (line: Line, frequency?: "quarterly" | "annual", moreYears?: number): Promise<Life> =>
  livedThrough(office, WHO, (token) => bought(office, token, line, calculationOf(line, frequency, moreYears), person().id));

/** Pays every premium on its day, up to and without that of a day. */
async function paidUntil(life: Life, until: string): Promise<void> {
  for (let card = await life.card(); card.next_due_date !== null && card.next_due_date < until;) {
    const due = await life.to(card.next_due_date);
    expect([due.status, due.overdue, due.gaps]).toEqual(["active", "0.00", []]);
    card = await life.pay(await life.dueOf());
  }
}

const NEVER = "9999-12-31";
/** What a line declares that decides how its contracts live. */
const declared = everyLine.map(([slug, line]) => {
  const form = shortest(line, { sex: "male", birth_date: "1995-07-19" } as Parameters<typeof shortest>[1], "quarterly", today(START));
  const priced = price(form, today(START));
  if (!priced.ok) throw new Error(`${slug} has no price`);
  const { instalments, startDate, endDate, sumAssured } = priced.terms;
  const contract = { sum: tiynOf(sumAssured) ?? 0, startDate, endDate, paidOn: startDate, diedOn: undefined, upTo: endDate };
  // What an annuity pays month by month is lived in `annuities/lived.test.ts`.
  const benefits = line.annuity === true ? 0 : line.benefits(priced.terms.inputs, today(START), contract).length;
  return { slug, line, instalments, benefits };
});

it("every line is in the table, with something for each scenario", () => {
  expect(declared).toHaveLength(10);
  expect(declared.filter(({ benefits }) => benefits > 0).map(({ slug }) => slug)).toEqual(["senim", "education"]);
  expect(declared.filter(({ instalments }) => instalments > 1)).toHaveLength(5);
});

describe.each(declared)("$slug, paid on time", ({ line, slug, benefits }) => {
  it("is covered from its issue to the end of its term, and then pays what its line promises, once", async () => {
    const life = await lifeOf(line);
    const first = await life.card();
    expect(["active", "awaiting_payment"]).toContain(first.status);
    await paidUntil(life, NEVER);
    const before = await life.to(dayBefore(first.end_date));
    expect([before.status, before.next_due_date, before.overdue]).toEqual(["active", null, "0.00"]);
    expect(before.gaps).toEqual([]);
    const { askDays } = maturityTermsOf(slug, first.end_date);
    const asks = addDays(first.end_date, -askDays) <= today(office.clock.now);
    expect(asks).toBe(true);
    if (benefits > 0) {
      expect(before.maturity).toMatchObject({ stage: "asks", on: first.end_date, amount: first.sum_assured });
      expect(await life.told("maturityComes", "termEnds")).toEqual(["maturityComes"]);
      expect(life.letters("maturityComes")).toBe(1);
      expect((await setAccount(office, life.token(), WHO, life.contractId)).body).toMatchObject({ status: "ok" });
    } else {
      if (line.annuity !== true) expect(before.maturity?.stage).toBe(line.renews === true ? "renews" : undefined);
      expect(life.letters("termEnds")).toBe(line.renews === true ? 1 : 0);
    }

    const ended = await life.to(first.end_date);
    expect([ended.status, ended.next_due_date, ended.overdue]).toEqual(["matured", null, "0.00"]);
    await life.to(addDays(first.end_date, 1));
    const { asked: billed, came, owes, went } = await life.balance();
    expect(came).toBe(billed);
    if (line.annuity === true) return;
    expect(went).toBe(owes);
    expect(owes).toBe(benefits > 0 ? sumOf(first.sum_assured) * benefits : 0);
    expect(await life.told("graceBegun", "coverSuspended", "contractLapsed", "contractPaidUp", "paymentDue")).toEqual([]);
    expect(await life.told("maturityPaid")).toHaveLength(benefits);
    expect(await maturityOf(office, life.token(), life.contractId)).toMatchObject({
      refused: { reason: benefits > 0 ? "paid" : "nothing" },
    });
    expect(await life.changedDays()).toEqual([]);
  });
});

const byInstalments = declared.filter(({ instalments }) => instalments > 1);

describe.each(rowsOfRun(byInstalments))("$slug, whose second premium does not come", ({ line, slug }) => {
  /** Days on which one who pays nothing is somewhere else: of grace, and of restoration after them. */
  const { graceDays, restoreDays } = overdueTermsNow(slug);
  it("stays covered in the days of grace, is suspended after them, and is restored only by everything overdue", async () => {
    const life = await lifeOf(line);
    const due = (await life.card()).next_due_date ?? "";
    const late = await life.to(addDays(due, 1));
    expect(late).toMatchObject({ status: "overdue", pay_until: addDays(due, graceDays), overdue: await life.dueOf() });
    expect(await life.told("graceBegun")).toEqual(["graceBegun"]);
    expect((await life.to(addDays(due, graceDays))).status).toBe("overdue");
    const suspended = await life.to(addDays(due, graceDays + 1));
    expect(suspended).toMatchObject({ status: "suspended", pay_until: addDays(due, graceDays + restoreDays), if_unpaid: "lapsed" });
    expect([life.letters("graceBegun"), life.letters("coverSuspended")]).toEqual([1, 1]);

    const last = await life.to(addDays(due, graceDays + 50));
    const restored = await life.pay(last.overdue);
    expect(restored).toMatchObject({
      status: "active",
      overdue: "0.00",
      gaps: [{ from: addDays(due, graceDays + 1), to: addDays(due, graceDays + 50) }],
    });
    expect(sumOf(restored.paid) - sumOf(last.paid)).toBe(sumOf(last.overdue));
    expect(await life.told("graceBegun", "coverSuspended", "restorationEnds")).toEqual([]);
    expect(await life.changedDays()).toEqual([]);
  });

  it("and never comes lapses on its day, requests nothing any more, and owes nothing at the end of its term", async () => {
    const life = await lifeOf(line);
    const { next_due_date, end_date } = await life.card();
    const due = next_due_date ?? "";
    await life.to(addDays(due, graceDays + 1));
    expect((await life.to(addDays(due, graceDays + restoreDays))).status).toBe("suspended");
    expect(await life.told("restorationEnds")).toEqual(["restorationEnds"]);
    const lapsed = await life.to(addDays(due, graceDays + restoreDays + 1));
    expect(lapsed).toMatchObject({ status: "lapsed", overdue: "0.00", next_due_date: null, surrender: "0.00", maturity: null });
    expect(await life.told("graceBegun", "coverSuspended", "restorationEnds", "contractLapsed")).toEqual(["contractLapsed"]);
    expect(life.letters("contractLapsed")).toBe(1);
    const later = addDays(due, graceDays + restoreDays + 60);
    const over = await life.to(end_date < later ? later : end_date);
    expect(over).toMatchObject({ status: "lapsed", maturity: null });
    expect((await life.balance()).went).toBe(0);
    expect(await life.told("maturityComes", "maturityOwed", "termEnds")).toEqual([]);
    expect(await life.changedDays()).toEqual([]);
  });
});

const paidUpLines = byInstalments.filter(({ line }) => line.paidUpYears !== undefined);

describe.each(paidUpLines)("$slug, whose premiums stop once it has a value", ({ line, slug }) => {
  const { graceDays, restoreDays } = overdueTermsNow(slug);
  it("continues for the smaller sum without further premiums, and pays that sum at its end, once", async () => {
    const life = await lifeOf(line, "annual", 2);
    const { start_date, end_date, sum_assured } = await life.card();
    const stops = addMonths(start_date, 12 * (line.paidUpYears ?? 0));
    await paidUntil(life, stops);
    expect((await life.to(addDays(stops, graceDays + 1))).if_unpaid).toBe("paid_up");
    const paidUp = await life.to(addDays(stops, graceDays + restoreDays + 1));
    expect(paidUp).toMatchObject({ status: "paid_up", overdue: "0.00", next_due_date: null });
    expect(sumOf(paidUp.sum_assured)).toBeLessThan(sumOf(sum_assured));
    expect(sumOf(paidUp.sum_assured)).toBeGreaterThan(0);
    expect(await life.told("contractPaidUp")).toEqual(["contractPaidUp"]);
    const asks = await life.to(addDays(end_date, -5));
    expect(asks.maturity).toEqual({ stage: "asks", on: end_date, amount: paidUp.sum_assured });
    await setAccount(office, life.token(), WHO, life.contractId);
    expect((await life.to(end_date)).status).toBe("matured");
    await life.to(addDays(end_date, 1));
    const { owes, went } = await life.balance();
    expect([owes, went]).toEqual([sumOf(paidUp.sum_assured), sumOf(paidUp.sum_assured)]);
    expect(await life.changedDays()).toEqual([]);
  });
});

describe.each(rowsOfRun(declared.filter(({ benefits }) => benefits > 0)))("$slug, whose owner does not reply", ({ line }) => {
  it("owes the sum for as long as that lasts, and pays it on the day of the reply", async () => {
    const life = await lifeOf(line);
    const { end_date, sum_assured } = await life.card();
    await paidUntil(life, NEVER);
    const late = await life.to(addDays(end_date, 200));
    expect(late.maturity).toEqual({ stage: "asks", on: end_date, amount: sum_assured });
    expect(await life.told("maturityOwed")).toEqual(["maturityOwed"]);
    expect((await life.balance()).went).toBe(0);
    await setAccount(office, life.token(), WHO, life.contractId);
    await office.minuteLater();
    expect(await life.balance()).toMatchObject({ owes: sumOf(sum_assured), went: sumOf(sum_assured) });
    expect(await life.changedDays()).toEqual([]);
  });
});
