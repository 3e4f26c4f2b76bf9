import { addMonths } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { Beneficiary, ContractEvent, EventData } from "../../platform/database/records/contract-event.ts";
import { price } from "../products/price.ts";
import { fold, type ContractView } from "./fold.ts";
import { owedOf } from "./owed.ts";

const START = "2024-01-31";
const inputs = { product: "senim", sex: "male", birthDate: "1990-01-01", term: "5", sumAssured: "6000000" } as const;
type Frequency = "annual" | "semiannual" | "quarterly" | "monthly";
const frequencies: readonly Frequency[] = ["annual", "semiannual", "quarterly", "monthly"];

function termsBy(frequency: Frequency, sumAssured: string = inputs.sumAssured) {
  const priced = price({ ...inputs, frequency, sumAssured }, START);
  if (!priced.ok) throw new Error(priced.refused.id);
  return priced.terms;
}
const monthly = termsBy("monthly");
const issued: ContractEvent = { kind: "issued", at: `${START}T07:00:00Z`, data: { terms: monthly, insured: "А", beneficiaries: [] } };
const paid = (on: string, amount = monthly.instalment): ContractEvent => ({
  kind: "premiumPaid",
  at: `${on}T07:00:00Z`,
  data: { receipt: on, amount, method: "Kaspi QR" },
});
const changed = (on: string, data: Omit<EventData["changed"], "number">): ContractEvent => ({
  kind: "changed",
  at: `${on}T07:00:00Z`,
  data: { number: on, ...data },
});
const paidBy = (frequency: Frequency, from: string) => ({ from, change: { kind: "frequency", terms: termsBy(frequency) } }) as const;
const sister: Beneficiary = { name: "Анна", relation: "sibling", birthDate: "1996-01-01", share: 100 };
const view = (events: readonly ContractEvent[], day: string): ContractView => {
  const found = fold(events, day);
  if (!found) throw new Error("no contract");
  return found;
};
const YEAR2 = addMonths(START, 12);
const YEAR3 = addMonths(START, 24);

describe("a contract that was changed", () => {
  const year = Array.from({ length: 12 }, (_, index) => paid(addMonths(START, index)));
  const events = [issued, ...year, changed("2024-06-10", paidBy("annual", YEAR2))];

  it("is paid as before until the new year of the policy, and by the new terms from it", () => {
    const { dues } = view(events, "2024-06-10");
    expect(dues).toHaveLength(12 + 4);
    expect(dues.map(({ no }) => no)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(dues.slice(11, 14).map(({ dueDate, amount }) => [dueDate, amount])).toEqual([
      [addMonths(START, 11), monthly.instalment],
      [YEAR2, termsBy("annual").instalment],
      [YEAR3, termsBy("annual").instalment],
    ]);
  });
  it("has the terms that are in force on the requested day", () => {
    expect(view(events, addMonths(START, 11)).terms.frequency).toBe("monthly");
    expect(view(events, YEAR2).terms).toMatchObject({ frequency: "annual", instalments: 16, sumAssured: monthly.sumAssured });
  });
  it("does not show the change on a day before it was signed", () => {
    for (const day of [START, "2024-03-01", "2024-06-09"]) expect(view(events, day)).toEqual(view([issued, ...year], day));
  });
  it("pays the people named in the last agreement, from its own day", () => {
    const named = [...events, changed("2024-07-01", { from: "2024-07-01", change: { kind: "beneficiaries", beneficiaries: [sister] } })];
    expect(view(named, "2024-06-30").beneficiaries).toEqual([]);
    expect(view(named, "2024-07-01").beneficiaries).toEqual([sister]);
    expect(view(named, YEAR3).beneficiaries).toEqual([sister]);
  });
  it("counts what was paid ahead towards the new premiums", () => {
    const ahead = [issued, ...year, paid("2024-05-01", 5 * monthly.instalment), changed("2024-06-10", paidBy("annual", YEAR2))];
    const { dues, paid: total } = view(ahead, addMonths(START, 11));
    expect(dues[12]).toMatchObject({ dueDate: YEAR2, paid: 5 * monthly.instalment });
    expect(total).toBe(17 * monthly.instalment);
  });
  it("has the surrender value of the paid months, however they were paid", () => {
    const yearly = [...events, paid(YEAR2, termsBy("annual").instalment)];
    const months = [issued, ...year, ...Array.from({ length: 12 }, (_, index) => paid(addMonths(YEAR2, index)))];
    expect(view(yearly, YEAR3).surrender).toBe(view(months, YEAR3).surrender);
    expect(view(yearly, YEAR3).surrender).toBeGreaterThan(0);
    expect(view(events, YEAR3).surrender).toBe(0);
  });
});

/** A small generator with a seed: the same sequences in every run. */
function drawn(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it("whatever is paid and changed in any order, the sums balance and past views stay", () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const next = drawn(seed);
    let events: readonly ContractEvent[] = [issued];
    for (let month = 0; month < 30; month += 1) {
      const day = addMonths(START, month);
      const past = addMonths(START, next(Math.max(1, month)));
      const before = view(events, past);
      const from = addMonths(START, 12 * (Math.floor(month / 12) + 1));
      const choice = next(4);
      if (choice < 2) events = [...events, paid(day, 1 + next(3 * monthly.instalment))];
      else if (choice === 2) events = [...events, changed(day, paidBy(frequencies[next(4)] ?? "annual", from))];
      else events = [...events, changed(day, { from: day, change: { kind: "beneficiaries", beneficiaries: next(2) ? [sister] : [] } })];
      const now = view(events, day);
      const whole = now.dues.reduce((sum, { amount }) => sum + amount, 0);
      const spread = now.dues.reduce((sum, due) => sum + due.paid, 0);
      expect(spread).toBe(Math.min(now.paid, whole));
      expect(owedOf(now)).toBe(now.status === "lapsed" || now.status === "paid_up" ? 0 : whole - spread);
      // What happens rewrites nothing that was shown before it.
      if (past < day) expect(view(events, past)).toEqual(before);
    }
  }
});
