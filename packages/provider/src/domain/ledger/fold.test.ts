import { addMonths } from "@shanyraq/rules";
import { describe, expect, it } from "vitest";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { price } from "../products/price.ts";
import { fold } from "./fold.ts";

const priced = price(
  { product: "senim", sex: "male", birthDate: "1990-01-01", term: "5", frequency: "quarterly", sumAssured: "3000000" },
  "2024-03-31",
);
if (!priced.ok) throw new Error(priced.refused.id);
const { terms } = priced;
const issued: ContractEvent = { kind: "issued", at: "2024-03-31T07:00:00Z", data: { terms, insured: "А", beneficiaries: [] } };
const paid = (at: string, amount = terms.instalment): ContractEvent => ({
  kind: "premiumPaid",
  at: `${at}T07:00:00Z`,
  data: { receipt: at, amount, method: "Kaspi QR" },
});
const view = (events: readonly ContractEvent[], day: string) => {
  const found = fold(events, day);
  if (!found) throw new Error("no contract");
  return found;
};

describe("a contract folded from its events", () => {
  it("does not exist before it is issued", () => {
    expect(fold([], "2024-01-01")).toBeUndefined();
    expect(fold([paid("2024-01-01")], "2024-01-01")).toBeUndefined();
  });
  it("awaits its first premium", () => {
    expect(view([issued], "2024-03-31")).toMatchObject({ status: "awaiting_payment", overdue: 0, next: { dueDate: "2024-03-31" } });
  });
  it("is due on the last day of a shorter month and returns to the 31st", () => {
    expect(
      view([issued], "2024-03-31")
        .dues.slice(0, 5)
        .map(({ dueDate }) => dueDate),
    ).toEqual(["2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31", "2025-03-31"]);
  });
  it("owes from the day after a due date, is covered for its days of grace, and can be restored for a year after them", () => {
    const events = [issued, paid("2024-03-31")];
    const states = ["2024-06-30", "2024-07-01", "2024-08-04", "2024-08-05", "2025-08-04", "2025-08-05"].map((day) => {
      const { status, since, payUntil, overdue, gaps } = view(events, day);
      return [status, since, payUntil, overdue / terms.instalment, gaps.length];
    });
    expect(states).toEqual([
      ["active", "2024-03-31", undefined, 0, 0],
      ["overdue", "2024-07-01", "2024-08-04", 1, 0],
      ["overdue", "2024-07-01", "2024-08-04", 1, 0],
      ["suspended", "2024-08-05", "2025-08-04", 1, 1],
      ["suspended", "2024-08-05", "2025-08-04", 5, 1],
      ["lapsed", "2025-08-05", undefined, 0, 1],
    ]);
  });
  it("shows the next premium on a day that has not passed, and none once nothing is due", () => {
    const events = [issued, paid("2024-03-31")];
    expect(view(events, "2024-08-01")).toMatchObject({ next: { dueDate: "2024-06-30" }, coming: { dueDate: "2024-09-30" } });
    const lapsed = view(events, "2025-09-01");
    expect([lapsed.next, lapsed.coming]).toEqual([undefined, undefined]);
    expect(new Set(lapsed.dues.map(({ state }) => state))).toEqual(new Set(["paid", "off"]));
  });
  it("spreads a part payment and a payment ahead over the dues in their order", () => {
    const events = [issued, paid("2024-03-31", terms.instalment + 100), paid("2024-05-01", terms.instalment - 100)];
    const { dues, paid: total, next } = view(events, "2024-05-02");
    expect(dues.slice(0, 3).map(({ state, paidOn }) => [state, paidOn])).toEqual([
      ["paid", "2024-03-31"],
      ["paid", "2024-05-01"],
      ["upcoming", undefined],
    ]);
    expect([total, next?.dueDate]).toEqual([2 * terms.instalment, "2024-09-30"]);
  });
  it("has a surrender value of what is paid for, not of the time that has passed", () => {
    const eight = Array.from({ length: 8 }, (_, index) => paid(`2024-04-0${index + 1}`));
    const twelve = Array.from({ length: 12 }, (_, index) => paid(`2024-04-${String(index + 1).padStart(2, "0")}`));
    expect(view([issued, ...eight], "2025-12-31").surrender).toBe(0);
    expect(view([issued, ...eight], "2028-01-01").surrender).toBe(view([issued, ...eight], "2026-03-31").surrender);
    expect(view([issued, ...twelve], "2027-03-31").surrender).toBeGreaterThan(view([issued, ...eight], "2027-03-31").surrender);
  });
  it("can end in four ways: cancelled, terminated, paid-up, matured", () => {
    const at = "2026-01-01T07:00:00Z";
    const events = [issued, paid("2024-03-31")];
    expect(view([...events, { kind: "cancelled", at, data: { refund: 1 } }], "2026-02-01")).toMatchObject({
      status: "cancelled",
      overdue: 0,
      next: undefined,
    });
    expect(view([...events, { kind: "terminated", at, data: { surrender: 1 } }], "2026-02-01")).toMatchObject({
      status: "terminated",
      surrender: 0,
    });
    expect(view([...events, { kind: "madePaidUp", at, data: { sumAssured: 100_00, surrender: 50_00 } }], "2026-02-01")).toMatchObject({
      status: "paid_up",
      sumAssured: "100.00",
      surrender: 50_00,
      overdue: 0,
    });
    const whole = Array.from({ length: terms.instalments }, (_, index) => paid(addMonths("2024-03-31", 3 * index)));
    expect(view([issued, ...whole], "2029-03-31")).toMatchObject({
      status: "matured",
      since: "2029-03-31",
      elapsed: 100,
      coming: undefined,
    });
    // A day before any of it, nothing of it is known.
    expect(view([...events, { kind: "terminated", at, data: { surrender: 1 } }], "2024-05-01")).toEqual(view(events, "2024-05-01"));
  });
});
