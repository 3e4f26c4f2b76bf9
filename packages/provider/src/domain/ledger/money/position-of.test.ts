import { addDays, addMonths, tiynOf } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../../platform/database/records/contract-event.ts";
import { duesOf } from "../../products/dues.ts";
import { lines } from "../../products/lines/index.ts";
import { price } from "../../products/price.ts";
import { quoteTermination } from "../../terminations/quote-termination.ts";
import {
  at,
  died,
  held,
  issued,
  lowered,
  NONE,
  paid,
  positionOn,
  seen,
  START,
  termsIn,
  termsOf,
} from "../../../testing/contracts/contract-events.ts";
import { benefitsOf } from "../benefits.ts";
import { owedOf } from "../owed.ts";
import { imbalanceOf } from "./accounts.ts";
import { positionOf } from "./position-of.ts";

describe("money that was paid ahead", () => {
  it("and exceeds all premiums of a lowered sum is owed back from the agreement on", () => {
    const [before, after] = [
      termsIn("term-life", { frequency: "annual", term: "5", sumAssured: "8000000" }),
      termsIn("term-life", { frequency: "annual", term: "5", sumAssured: "2000000" }),
    ];
    const all = 5 * before.instalment;
    const events = [issued(before), paid(START, all), lowered("2026-06-10", after, addMonths(START, 12))];
    const billed = before.instalment + 4 * after.instalment;
    expect(seen(events, "2026-06-10")).toMatchObject({
      refunds: [{ on: "2026-06-10", amount: all - billed, why: "changed" }],
      next: undefined,
    });
    expect(held(positionOn(events, "2026-06-10"))).toEqual({
      received: all,
      earned: before.instalment,
      ahead: 4 * after.instalment,
      refundOwed: all - billed,
    });
  });
  it.each(["accident", "critical-illness", "term-life"])("of %s comes back whole when its owner ends it", (product) => {
    const terms = termsIn(product, { frequency: "annual", term: "5" });
    const events = [issued(terms), paid(START, 3 * terms.instalment + 1_000)];
    const day = addMonths(START, 6);
    expect(quoteTermination(seen(events, day), day)?.parts).toMatchObject({ ahead: 2 * terms.instalment + 1_000, part: 0 });
  });
  it("and is owed back by an agreement is not given back again by an end in the first days", () => {
    const [before, after] = [
      termsIn("term-life", { frequency: "annual", term: "5", sumAssured: "8000000" }),
      termsIn("term-life", { frequency: "annual", term: "5", sumAssured: "2000000" }),
    ];
    const day = addDays(START, 10);
    const events = [issued(before), paid(START, 5 * before.instalment), lowered(day, after, addMonths(START, 12))];
    const owed = 4 * (before.instalment - after.instalment);
    expect(quoteTermination(seen(events, day), day)).toMatchObject({ way: "coolingOff", back: 5 * before.instalment - owed });
  });
  it("by a premium of a later, cheaper year does not pay for the dearer years before it", () => {
    const [before, after] = [
      termsIn("term-life", { frequency: "annual", term: "10", sumAssured: "50000000" }),
      termsIn("term-life", { frequency: "annual", term: "10", sumAssured: "1000000" }),
    ];
    const year = addMonths(START, 12);
    const events = [issued(before), paid(START, before.instalment), lowered("2026-06-10", after, year), paid(year, after.instalment)];
    const day = addDays(year, 1);
    const back = quoteTermination(seen(events, day), day)?.back ?? 0;
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThan(after.instalment);
  });
});

describe("a part of a premium", () => {
  const terms = termsIn("senim", { frequency: "annual", term: "10", by: "sumAssured" });
  const years = (count: number) => Array.from({ length: count }, (_, year) => paid(addMonths(START, 12 * year), terms.instalment));
  it("comes back beside the surrender value", () => {
    const due = addMonths(START, 36);
    const events = [issued(terms), ...years(3), paid(due, 300_000)];
    const view = seen(events, addDays(due, 5));
    expect(quoteTermination(view, addDays(due, 5))?.parts).toEqual({ value: view.surrender, unearned: 0, ahead: 0, part: 300_000 });
  });
  it("is owed back when the contract lapses, with the value that it had", () => {
    const due = addMonths(START, 12);
    const events = [issued(terms), ...years(1), paid(due, 300_000)];
    const view = seen(events, addMonths(due, 40));
    expect(view).toMatchObject({ status: "lapsed", refunds: [{ on: view.since, amount: 300_000, why: "lapsed", value: 0 }] });
  });
  it("at the end of a term, within the days of grace, has paid for the cover of those days", () => {
    const protection = termsIn("term-life", { frequency: "monthly", term: "5" });
    const dues = duesOf(protection);
    const last = dues.at(-1)?.dueDate ?? "";
    const events = [issued(protection), ...dues.slice(0, -1).map(({ dueDate, amount }) => paid(dueDate, amount)), paid(last, 1_000)];
    const position = positionOn(events, protection.endDate);
    expect(held(position)).toEqual({ received: position.received, earned: position.received });
  });
  it("is owed back when the contract continues without premiums", () => {
    const due = addMonths(START, 36);
    const events = [issued(terms), ...years(3), paid(due, 300_000)];
    const view = seen(events, addMonths(due, 40));
    expect(view).toMatchObject({ status: "paid_up", refunds: [{ on: view.since, amount: 300_000, why: "stopped" }] });
    expect(quoteTermination(view, addMonths(due, 40))?.back).toBe(view.surrender);
  });
});

describe("premiums that fell due while cover was suspended", () => {
  it("and were paid without restoring it are owed back when the contract lapses", () => {
    const terms = termsIn("term-life", { frequency: "monthly", term: "5" });
    const [first, second, third] = duesOf(terms);
    if (!first || !second || !third) throw new Error("no premiums");
    // Without cover from the 31st day after the second premium, when the fourth has fallen due as well.
    const late = addDays(second.dueDate, 70);
    const events = [issued(terms), paid(START, first.amount), paid(late, second.amount + third.amount)];
    const view = seen(events, addDays(second.dueDate, 200));
    const uncovered = view.gaps.at(-1)?.from ?? "";
    const bought = [first, second, third].filter(({ dueDate }) => dueDate < uncovered).length;
    expect(view.refunds).toEqual([{ on: view.since, amount: (3 - bought) * first.amount, why: "lapsed", value: 0 }]);
    expect(bought).toBeLessThan(3);
  });
});

describe("money that was paid out", () => {
  const terms = termsIn("senim", { frequency: "annual", term: "5", by: "sumAssured" });
  const whole = [issued(terms), ...duesOf(terms).map(({ dueDate, amount }) => paid(dueDate, amount))];
  const sum = tiynOf(terms.sumAssured) ?? 0;
  const day = addDays(terms.endDate, 3);
  const gone: ContractEvent = { kind: "benefitPaid", at: at(day), data: { dueOn: terms.endDate, amount: sum, payout: "p" } };
  it.each([
    ["ordered", { ordered: sum }],
    ["sent", { ordered: sum }],
    ["paid", { sent: sum }],
  ] as const)("is no longer owed and, when the bank has it as %s, is in that account", (state, accountsThen) => {
    const position = positionOf(seen([...whole, gone], day), day, { due: [{ amount: sum, state }], end: [] });
    expect(held(position)).toEqual({ received: position.received, added: sum, earned: position.received, ...accountsThen });
  });
  it("and came back is owed again", () => {
    const back: ContractEvent = { kind: "benefitReturned", at: at(day), data: gone.data };
    const position = positionOf(seen([...whole, gone, back], day), day, { due: [{ amount: sum, state: "returned" }], end: [] });
    expect(position).toMatchObject({ benefitOwed: sum, ordered: 0, sent: 0 });
  });
  it("of an annuity that was given back, and came back afterwards, is owed", () => {
    const annuity = termsIn("payout-annuity");
    const [first, end] = [addMonths(annuity.startDate, 1), addDays(annuity.startDate, 10)];
    const payment: ContractEvent = { kind: "benefitPaid", at: at(addDays(end, -1)), data: { dueOn: first, amount: 5_000, payout: "p" } };
    const back = annuity.instalment - 5_000;
    const parts = { value: 0, unearned: back, ahead: 0, part: 0 };
    const given: ContractEvent = { kind: "cancelled", at: at(end), data: { refund: back, parts } };
    const returned: ContractEvent = { kind: "benefitReturned", at: at(addDays(end, 2)), data: payment.data };
    const events = [issued(annuity), paid(annuity.startDate, annuity.instalment), payment, given];
    const orders = { due: [{ amount: 5_000, state: "returned" as const }], end: [] };
    expect(positionOf(seen([...events, returned], addDays(end, 3)), addDays(end, 3), orders)).toMatchObject({
      benefitOwed: 5_000,
      sent: 0,
    });
    expect(positionOn(events, end).benefitOwed).toBe(0);
  });
  it.each([
    ["pension-annuity", 15_137_500],
    ["payout-annuity", 0],
  ])("of a %s for days after the death before it was known takes nothing from what is owed", (product, burial) => {
    const annuity = termsIn(product, { guaranteeYears: "0" });
    const [diedOn, knownOn] = [addDays(START, 45), addMonths(START, 6)];
    const benefits = benefitsOf(seen([issued(annuity), paid(START, annuity.instalment)], knownOn), knownOn);
    const sent = benefits
      .filter(({ dueOn }) => dueOn <= knownOn)
      .map((one): ContractEvent => ({
        kind: "benefitPaid",
        at: at(one.dueOn),
        data: { dueOn: one.dueOn, amount: one.amount, payout: "p" },
      }));
    const events = [issued(annuity), paid(START, annuity.instalment), ...sent, died(knownOn, diedOn)];
    const orders = { due: benefits.slice(0, sent.length).map(({ amount }) => ({ amount, state: "paid" as const })), end: [] };
    const view = seen(events, knownOn);
    expect(sent.some(({ at: day }) => day > at(diedOn))).toBe(true);
    const position = positionOf(view, knownOn, orders);
    expect([position.benefitOwed, imbalanceOf(position)]).toEqual([burial, undefined]);
  });
  it("as a refund leaves the rest of it owed", () => {
    const part = addMonths(START, 36);
    const stopped = [issued(terms), ...[0, 12, 24].map((months) => paid(addMonths(START, months), terms.instalment)), paid(part, 5_000)];
    const then = addMonths(part, 40);
    const on = seen(stopped, then).refunds[0]?.on ?? "";
    const refunded: ContractEvent = { kind: "benefitPaid", at: at(then), data: { dueOn: on, of: "refund", amount: 5_000, payout: "p" } };
    const owed = positionOn([...stopped], then).benefitOwed;
    const position = positionOf(seen([...stopped, refunded], then), then, { due: [{ amount: 5_000, state: "ordered" }], end: [] });
    expect(position).toMatchObject({ refundOwed: 0, ordered: 5_000, benefitOwed: owed });
    expect(imbalanceOf(position)).toBeUndefined();
  });
});

describe("a position that does not balance", () => {
  const position = positionOn([issued(termsIn("term-life")), paid(START, 5_000)], START);
  it("is reported with the tiyn that are in no account", () => {
    expect(imbalanceOf({ ...position, received: position.received + 7 })).toEqual({ difference: 7, below: [] });
  });
  it("is reported with an account from which more was paid than it held", () => {
    expect(imbalanceOf({ ...position, refundOwed: -5, sent: 5 })).toEqual({ difference: 0, below: ["refundOwed"] });
  });
});

it("a premium is earned from its own day on, and paid ahead until the day before", () => {
  const terms = termsIn("term-life", { frequency: "monthly", term: "5" });
  const events = [issued(terms), paid(START, 2 * terms.instalment)];
  const next = addMonths(START, 1);
  expect(positionOn(events, addDays(next, -1))).toMatchObject({ earned: terms.instalment, ahead: terms.instalment });
  expect(positionOn(events, next)).toMatchObject({ earned: 2 * terms.instalment, ahead: 0 });
});

/** A small generator with a seed: the same sequences in every run. */
function drawn(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const byInstalments = ["senim", "education", "term-life", "accident", "critical-illness"];
const frequencies = ["annual", "semiannual", "quarterly", "monthly", "single"] as const;
const starts = ["2026-01-31", "2028-02-29", "2026-08-15"];

/** A step of a life on a day: what the handlers would let happen, no more. */
function stepOf(events: readonly ContractEvent[], day: string, next: (below: number) => number): readonly ContractEvent[] {
  const view = seen(events, day);
  const most = owedOf(view);
  const choice = next(10);
  if (choice < 4 && most > 0)
    return [paid(day, Math.min(most, choice < 2 ? (view.next?.amount ?? 1) : 1 + next(3 * view.terms.instalment)))];
  const from = Array.from({ length: 30 }, (_, year) => addMonths(view.terms.startDate, 12 * year)).find((year) => year > day);
  if (choice === 4 && view.overdue === 0 && view.status === "active" && from !== undefined && from < view.terms.endDate) {
    const latest = view.versions.at(-1)?.terms ?? view.terms;
    const to = frequencies[next(4)] ?? "annual";
    const sum = String(Math.ceil(Number(latest.sumAssured) / (1 + next(3))));
    const inputs =
      latest.product === "term-life" ? { ...latest.inputs, sumAssured: sum, frequency: to } : { ...latest.inputs, frequency: to };
    const priced = latest.frequency === "single" ? undefined : price(inputs, latest.startDate, latest.agesOn);
    if (priced?.ok) return [lowered(day, priced.terms, from)];
  }
  // A death is reported late; and a premium that was on its way comes later still.
  if (choice === 6 && next(12) === 0 && view.diedOn === undefined) {
    const on = addDays(day, -next(60));
    return [died(day, on > view.terms.startDate ? on : view.terms.startDate)];
  }
  if (choice === 7 && view.diedOn !== undefined && next(3) === 0 && !view.ended) return [paid(day, 1 + next(2 * view.terms.instalment))];
  if (
    choice === 5 &&
    next(6) === 0 &&
    view.diedOn === undefined &&
    view.paid > 0 &&
    ["active", "overdue", "suspended", "paid_up"].includes(view.status)
  ) {
    const end = quoteTermination(view, day);
    if (!end) return [];
    return end.way === "coolingOff"
      ? [{ kind: "cancelled", at: at(day), data: { refund: end.back, parts: end.parts } }]
      : [{ kind: "terminated", at: at(day), data: { surrender: end.back, way: end.way, parts: end.parts } }];
  }
  return [];
}

it.each(byInstalments)("whatever is paid, changed and ended of %s, every tiyn is in one account on every day", (product) => {
  const ways = new Set<string>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const next = drawn(seed);
    const terms = termsOf(product, { frequency: frequencies[seed % 5] ?? "annual", term: "4" }, starts[seed % 3]);
    if (!terms) continue;
    let events: readonly ContractEvent[] = [issued(terms), paid(terms.startDate, seed % 7 === 0 ? 1_000 : terms.instalment)];
    for (let day = terms.startDate; day < addMonths(terms.endDate, 2); day = addDays(day, 5 + next(40))) {
      events = [...events, ...stepOf(events, day, next)];
      const view = seen(events, day);
      const position = positionOf(view, day, NONE);
      expect([seed, day, view.status, imbalanceOf(position), position.formerRule]).toEqual([seed, day, view.status, undefined, 0]);
      ways.add(view.status);
    }
  }
  expect([...ways].toSorted()).toEqual(expect.arrayContaining(["active", "lapsed", "matured"]));
});

it.each(lines.map(({ slug }) => slug))("%s followed to its end owes what it promised, and no other account has money", (product) => {
  const terms = termsIn(product);
  const events = [issued(terms), ...duesOf(terms).map(({ dueDate, amount }) => paid(dueDate, amount))];
  const position = positionOn(events, addMonths(terms.endDate, 1));
  expect(imbalanceOf(position)).toBeUndefined();
  expect(position.earned).toBe(position.received);
  expect(position.benefitOwed).toBe(position.added);
  expect(tiynOf(terms.sumAssured)).toBeGreaterThanOrEqual(0);
});

it("a contract that ended before its parts were accounted separately keeps the rest by the former rule", () => {
  const terms = termsIn("senim", { frequency: "annual", term: "10", by: "sumAssured" });
  const events: ContractEvent[] = [
    issued(terms),
    paid(START, terms.instalment + 5_000),
    { kind: "terminated", at: at("2026-06-10"), data: { surrender: 0 } },
  ];
  expect(held(positionOn(events, "2026-06-10"))).toEqual({ received: terms.instalment + 5_000, formerRule: terms.instalment + 5_000 });
});
