import { contractStatuses } from "@shanyraq/calls/vocabulary";
import { expect, test } from "vitest";
import { byUrgency, isAny, toneOf, type Contract } from "./contract-state.ts";

const contract = (id: string, change: Partial<Contract>): Contract => ({
  id,
  number: `SL-${id}`,
  product: "senim",
  product_name: "Сенім",
  kind: "senim",
  status: "active",
  insured: "Сәрсенов Айдар",
  start_date: "2022-03-01",
  end_date: "2042-03-01",
  issued_on: "2022-02-25",
  frequency: "monthly",
  sum_assured: "5000000.00",
  instalment: "20000.00",
  paid: "1100000.00",
  overdue: "0.00",
  next_due_date: "2026-12-01",
  next_due_amount: "20000.00",
  surrender: "600000.00",
  elapsed: 23,
  ...change,
});

test("what is overdue comes first, then what awaits its first premium, then the nearest premium", () => {
  const list = [
    contract("later", { next_due_date: "2027-03-01" }),
    contract("none", { status: "paid_up", next_due_date: null }),
    contract("new", { status: "awaiting_payment" }),
    contract("sooner", { next_due_date: "2026-12-01" }),
    contract("late", { status: "overdue", overdue: "20000.00" }),
  ];
  expect(byUrgency(list).map(({ id }) => id)).toEqual(["late", "new", "sooner", "later", "none"]);
});

test("every status has a colour, and only an overdue one is red", () => {
  expect(contractStatuses.filter((status) => toneOf(status) === "danger")).toEqual(["overdue"]);
});

test("an amount of nothing is nothing, however it is written", () => {
  expect([isAny("0.00"), isAny("0"), isAny("0.01"), isAny("20000.00")]).toEqual([false, false, true, true]);
});
