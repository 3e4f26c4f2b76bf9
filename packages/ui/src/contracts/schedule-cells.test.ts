import { expect, test } from "vitest";
import { nextDue } from "./schedule-cells.ts";

const due = (paidAmount: number) => ({ dueDate: "2026-01-01", amount: 100, paidAmount });

test.each([
  ["the first that nothing was paid of", [due(100), due(0), due(0)], 1],
  ["one that a part was paid of", [due(100), due(40), due(0)], 1],
  ["none where all are paid", [due(100), due(100)], -1],
])("the next premium is %s", (_, rows, place) => {
  expect(nextDue(rows)).toBe(place);
});
