import { expect, test } from "vitest";
import type { Contract } from "./contract-state.ts";
import { contract } from "../testing/contract.ts";
import { foundBy } from "./found-by.ts";

const held = (number: string, product_name: string, insured: string, named: Contract["named"] = []): Contract => ({
  ...contract,
  number,
  product_name,
  insured,
  named,
});
const contracts = [
  held("SH-2026-48210593", "Сенім: накопительное страхование", "Сәрсенов Айдар"),
  held("SH-2025-10028841", "Страхование жизни на срок", "Сәрсенов Айдар", [{ name: "Ребёнок", value: "Мадина, 11.02.2015" }]),
];
const numbers = (typed: string) => foundBy(contracts, typed).map(({ number }) => number);

test("a contract is found by a part of its number, however its strokes are typed", () => {
  expect(numbers("48210593")).toEqual(["SH-2026-48210593"]);
  expect(numbers("sh 2025 1002")).toEqual(["SH-2025-10028841"]);
  expect(numbers("№ SH–2025–10028841")).toEqual(["SH-2025-10028841"]);
});

test("a contract is found by its product, and by a person it names, in capital letters or not", () => {
  expect(numbers("СЕНІМ")).toEqual(["SH-2026-48210593"]);
  expect(numbers("мадина")).toEqual(["SH-2025-10028841"]);
  expect(numbers("айдар срок")).toEqual(["SH-2025-10028841"]);
});

test("nothing typed leaves all, and what no contract has leaves none", () => {
  expect(numbers("  ")).toHaveLength(2);
  expect(numbers("яхта")).toEqual([]);
});
