import { expect, test } from "vitest";
import type { Contract } from "./contract-state.ts";
import { foundBy } from "./found-by.ts";

const contract = (number: string, product_name: string, insured: string, named: Contract["named"] = []): Contract => ({
  id: number,
  number,
  product: "senim",
  product_name,
  kind: "senim",
  status: "active",
  insured,
  start_date: "2026-01-01",
  end_date: "2036-01-01",
  issued_on: "2026-01-01",
  frequency: "monthly",
  sum_assured: "1.00",
  instalment: "1.00",
  paid: "0.00",
  overdue: "0.00",
  next_due_date: null,
  next_due_amount: "0.00",
  surrender: "0.00",
  elapsed: 0,
  named,
});
const contracts = [
  contract("SH-2026-48210593", "Сенім: накопительное страхование", "Сәрсенов Айдар"),
  contract("SH-2025-10028841", "Страхование жизни на срок", "Сәрсенов Айдар", [{ name: "Ребёнок", value: "Мадина, 11.02.2015" }]),
];
const numbers = (typed: string) => foundBy(contracts, typed).map(({ number }) => number);

test("a contract is found by a part of its number, however its strokes are typed", () => {
  expect(numbers("48210593")).toEqual(["SH-2026-48210593"]);
  expect(numbers("sh 2025 1002")).toEqual(["SH-2025-10028841"]);
  expect(numbers("№ SH–2025–10028841")).toEqual(["SH-2025-10028841"]);
});

test("by its product, and by whom it names, in capital letters or not", () => {
  expect(numbers("СЕНІМ")).toEqual(["SH-2026-48210593"]);
  expect(numbers("мадина")).toEqual(["SH-2025-10028841"]);
  expect(numbers("айдар срок")).toEqual(["SH-2025-10028841"]);
});

test("nothing typed leaves all, and what no contract has leaves none", () => {
  expect(numbers("  ")).toHaveLength(2);
  expect(numbers("яхта")).toEqual([]);
});
