import { addDays, addMonths, decimalOf } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import { duesOf } from "../products/dues.ts";
import { lines } from "../products/lines/index.ts";
import { overdueTermsNow } from "../products/overdue-policy.ts";
import { price } from "../products/price.ts";
import { suggestedForm } from "../products/suggested-form.ts";
import { benefitsOf, leftOf } from "./benefits.ts";
import { fold, type ContractView } from "./fold.ts";

const START = "2026-01-31";
type Frequency = "annual" | "semiannual" | "quarterly" | "monthly";
const frequencies: readonly Frequency[] = ["annual", "semiannual", "quarterly", "monthly"];
/** Long enough for a paid-up sum, short enough to be lived through day by day. */
const TERM = "5";

function termsOf(product: string, frequency: Frequency): Terms | undefined {
  const line = lines.find(({ slug }) => slug === product);
  const form = line && { ...suggestedForm(line), product, frequency, term: TERM };
  const priced = form && price(form, START);
  return priced?.ok ? priced.terms : undefined;
}
const termsOfLine = (product: string) => {
  const found = termsOf(product, "annual");
  if (!found) throw new Error(`${product} has no price`);
  return found;
};
const issued = (terms: Terms): ContractEvent => ({
  kind: "issued",
  at: `${START}T07:00:00.000Z`,
  data: { terms, insured: "А", beneficiaries: [] },
});
const paid = (on: string, amount: number): ContractEvent => ({
  kind: "premiumPaid",
  at: `${on}T07:00:00.000Z`,
  data: { receipt: on, amount, method: "Kaspi QR" },
});
const view = (events: readonly ContractEvent[], day: string): ContractView => {
  const found = fold(events, day);
  if (!found) throw new Error("no contract");
  return found;
};
const byInstalments = lines.filter(({ slug }) => (termsOf(slug, "monthly")?.instalments ?? 1) > 1).map(({ slug }) => slug);

it("these lines are paid by instalments, and the others can have no overdue premium once they are paid", () => {
  expect(byInstalments).toEqual(["senim", "education", "term-life", "accident", "critical-illness"]);
  for (const { slug } of lines.filter((line) => !byInstalments.includes(line.slug))) {
    const terms = termsOf(slug, "annual");
    if (!terms) continue;
    const events = [issued(terms), paid(START, terms.instalment)];
    for (let day = START; day < terms.endDate && day < "2031-01-01"; day = addMonths(day, 1))
      expect([slug, view(events, day).status]).toEqual([slug, "active"]);
  }
});

describe.each(byInstalments)("%s", (product) => {
  const { graceDays, restoreDays } = overdueTermsNow(product);
  it.each(frequencies)("paid %s on time is covered every day from its issue to the end of its term", (frequency) => {
    const terms = termsOf(product, frequency);
    if (!terms) throw new Error("no price");
    const dues = duesOf(terms);
    const events = [issued(terms), ...dues.map(({ dueDate, amount }) => paid(dueDate, amount))];
    for (let day = START; day < terms.endDate; day = addDays(day, 9)) {
      const { status, coming, gaps, overdue } = view(events, day);
      expect([day, status, gaps.length, overdue]).toEqual([day, "active", 0, 0]);
      expect(coming === undefined || coming.dueDate >= day).toBe(true);
    }
    expect(view(events, terms.endDate)).toMatchObject({ status: "matured", since: terms.endDate, coming: undefined });
  });

  it.each(frequencies)(
    "paid %s goes through grace and suspension, is restored by the overdue premiums, and is whole again",
    (frequency) => {
      const terms = termsOf(product, frequency);
      if (!terms) throw new Error("no price");
      const dues = duesOf(terms);
      const [first, second] = dues;
      if (!first || !second) throw new Error("no premiums");
      const before = [issued(terms), paid(first.dueDate, first.amount)];
      const suspended = view(before, addDays(second.dueDate, 100));
      expect(suspended).toMatchObject({
        status: "suspended",
        payUntil: addDays(second.dueDate, graceDays + restoreDays),
        ifUnpaid: "lapsed",
      });
      const on = addDays(second.dueDate, 100);
      const restored = view([...before, paid(on, suspended.overdue)], on);
      expect(restored).toMatchObject({ status: "active", overdue: 0, gaps: [{ from: addDays(second.dueDate, graceDays + 1), to: on }] });
      const short = view([...before, paid(on, suspended.overdue - 1)], on);
      expect(short).toMatchObject({ status: "suspended", overdue: 1 });
    },
  );

  it("that is not paid after its first year lapses, and requests nothing any more", () => {
    const terms = termsOfLine(product);
    const lapsed = view([issued(terms), paid(START, terms.instalment)], addMonths(START, 26));
    expect(lapsed).toMatchObject({ status: "lapsed", overdue: 0, next: undefined, coming: undefined, surrender: 0 });
    expect(lapsed.since).toBe(addDays(addMonths(START, 12), graceDays + restoreDays + 1));
  });

  it("that is not paid after its third year continues without premiums if its line saves, and lapses if it does not", () => {
    const terms = termsOfLine(product);
    const events = [issued(terms), ...[0, 12, 24].map((months) => paid(addMonths(START, months), terms.instalment))];
    const suspended = view(events, addDays(addMonths(START, 36), 100));
    const ended = view(events, addDays(addMonths(START, 36), graceDays + restoreDays + 1));
    if (product !== "senim" && product !== "education") {
      expect([suspended.ifUnpaid, ended.status]).toEqual(["lapsed", "lapsed"]);
      expect(view(events, terms.endDate).status).toBe("lapsed");
      return;
    }
    expect([suspended.ifUnpaid, ended.status]).toEqual(["paid_up", "paid_up"]);
    expect(Number(ended.sumAssured)).toBeGreaterThan(ended.surrender / 100);
    expect(Number(ended.sumAssured)).toBeLessThan(Number(terms.sumAssured));
    expect(ended).toMatchObject({ overdue: 0, next: undefined, gaps: [{ to: addDays(ended.since, -1) }] });
    expect(view(events, terms.endDate)).toMatchObject({ status: "matured", sumAssured: ended.sumAssured });
  });
});

describe("money that comes after the end", () => {
  it("changes neither the lapse nor the sum of a contract that continues", () => {
    const terms = termsOfLine("senim");
    const years = (count: number) => Array.from({ length: count }, (_, year) => paid(addMonths(START, 12 * year), terms.instalment));
    const late = paid(addMonths(START, 50), 2 * terms.instalment);
    for (const count of [1, 3]) {
      const events = [issued(terms), ...years(count)];
      const day = addMonths(START, 50);
      const [was, is] = [view(events, day), view([...events, late], day)];
      expect([is.status, is.sumAssured, is.surrender, is.since]).toEqual([was.status, was.sumAssured, was.surrender, was.since]);
    }
  });
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** A small generator with a seed: the same sequences in every run. */
function drawn(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each(byInstalments)("with payments for %s in any order, the sums balance and every past day stays as it was shown", (product) => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const next = drawn(seed);
    const terms = termsOf(product, frequencies[seed % 4] ?? "annual");
    if (!terms) throw new Error("no price");
    let events: readonly ContractEvent[] = [issued(terms), paid(START, terms.instalment)];
    const shown = new Map<string, ContractView>();
    for (let day = START; day < addMonths(terms.endDate, 2); day = addDays(day, 11 + next(25))) {
      // Events of the day come before the view of it, as on any later view.
      const choice = next(12);
      if (choice < 4) events = [...events, paid(day, 1 + next(2 * terms.instalment))];
      else if (choice === 4) events = [...events, paid(day, view(events, day).overdue || 1)];
      else if (choice === 5 && seed > 3 && day > addMonths(START, 20))
        events = [...events, { kind: "terminated", at: `${day}T07:00:00.000Z`, data: { surrender: 0 } }];
      const now = view(events, day);
      shown.set(day, now);
      const whole = now.dues.reduce((sum, { amount }) => sum + amount, 0);
      const spread = now.dues.reduce((sum, due) => sum + due.paid, 0);
      expect([day, spread]).toEqual([day, Math.min(now.paid, whole)]);
      expect(now.overdue).toBeLessThanOrEqual(whole - spread);
      expect(now.coming === undefined || now.coming.dueDate >= day).toBe(true);
      expect(decimalOf(now.surrender)).not.toContain("-");
      for (const [index, { from, to }] of now.gaps.entries()) {
        expect(to === undefined ? index === now.gaps.length - 1 : from <= to).toBe(true);
        expect(from > (now.gaps[index - 1]?.to ?? "")).toBe(true);
      }
    }
    for (const [day, then] of shown) expect(view(events, day)).toEqual(then);
  }
});

it.each(lines.map(({ slug }) => slug))(
  "with payouts of %s at its end and returns, what is owed and what was paid balance on every day",
  (product) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const next = drawn(seed);
      const terms = termsOf(product, frequencies[seed % 4] ?? "annual") ?? termsOfLine(product);
      const dues = duesOf(terms);
      // Now and then the last premiums are missing.
      const paidDues = dues.slice(0, Math.max(1, dues.length - (seed % 3)));
      let events: readonly ContractEvent[] = [issued(terms), ...paidDues.map(({ dueDate, amount }) => paid(dueDate, amount))];
      const shown = new Map<string, ContractView>();
      const sent: { dueOn: string; amount: number; payout: string }[] = [];
      for (let day = addDays(terms.endDate, -40); day < addMonths(terms.endDate, 30); day = addDays(day, 5 + next(30))) {
        const before = benefitsOf(view(events, day), day);
        const owed = before.filter((one) => one.dueOn <= day && leftOf(one) > 0);
        const at = `${day}T07:00:00.000Z`;
        const choice = next(4);
        const [first] = owed;
        if (first && choice < 2) {
          const data = { dueOn: first.dueOn, amount: choice === 0 ? leftOf(first) : 1 + next(leftOf(first)), payout: String(sent.length) };
          sent.push(data);
          events = [...events, { kind: "benefitPaid", at, data }];
        } else if (choice === 2) {
          const data = sent.pop();
          if (data) events = [...events, { kind: "benefitReturned", at, data }];
        }
        const now = view(events, day);
        shown.set(day, now);
        const benefits = benefitsOf(now, day);
        expect([day, sumOf(benefits.map((one) => one.paid))]).toEqual([day, sumOf(sent.map(({ amount }) => amount))]);
        for (const one of benefits) {
          expect(one.paid + leftOf(one)).toBe(one.amount);
          expect(one.paid).toBeGreaterThanOrEqual(0);
          expect(one.dueOn > day ? one.paid : 0).toBe(0);
        }
        expect(now.status === "matured" || now.status === "lapsed" || day < terms.endDate).toBe(true);
      }
      for (const [day, then] of shown) expect(view(events, day)).toEqual(then);
    }
  },
);

it.each(["2024-02-29", "2026-01-31", "2028-02-29"])(
  "a saving contract that starts on %s has at the end of each year what its schedule says",
  (start) => {
    const priced = price(
      { product: "senim", sex: "male", birthDate: "1990-01-01", term: "6", frequency: "annual", sumAssured: "3000000" },
      start,
    );
    if (!priced.ok) throw new Error(priced.refused.id);
    const { terms, offer } = priced;
    const rows = offer.rows as readonly { readonly year: number; readonly date: string; readonly surrender: string }[];
    const events: ContractEvent[] = [
      { kind: "issued", at: `${start}T07:00:00.000Z`, data: { terms, insured: "А", beneficiaries: [] } },
      ...duesOf(terms).map(({ dueDate, amount }) => paid(dueDate, amount)),
    ];
    const years = rows.filter(({ year, date }) => year > 0 && date < terms.endDate);
    expect(years.map(({ date }) => decimalOf(view(events, date).surrender))).toEqual(years.map(({ surrender }) => surrender));
    expect(years.at(-1)?.surrender).not.toBe("0.00");
  },
);
