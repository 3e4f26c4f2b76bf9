import { contractStatuses } from "@shanyraq/calls/vocabulary";
import { expect, test } from "vitest";
import { contract as usual } from "../testing/contract.ts";
import { byUrgency, isAny, toneOf, type Contract } from "./contract-state.ts";

const contract = (id: string, change: Partial<Contract>): Contract => ({ ...usual, id, number: `SL-${id}`, ...change });

test("contracts without cover come first, then overdue ones, those that await their first premium, then the nearest premium", () => {
  const list = [
    contract("later", { next_due_date: "2027-03-01" }),
    contract("none", { status: "paid_up", next_due_date: null }),
    contract("new", { status: "awaiting_payment" }),
    contract("sooner", { next_due_date: "2026-12-01" }),
    contract("late", { status: "overdue", overdue: "20000.00" }),
    contract("off", { status: "suspended", overdue: "40000.00" }),
  ];
  expect(byUrgency(list).map(({ id }) => id)).toEqual(["off", "late", "new", "sooner", "later", "none"]);
});

test("every status has a colour, and only one without cover that can be restored is red", () => {
  expect(contractStatuses.filter((status) => toneOf(status) === "danger")).toEqual(["suspended"]);
});

test("an amount of nothing is nothing, however it is written", () => {
  expect([isAny("0.00"), isAny("0"), isAny("0.01"), isAny("20000.00")]).toEqual([false, false, true, true]);
});
