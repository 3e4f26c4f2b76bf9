import { expect, it } from "vitest";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { price } from "../products/price.ts";
import { agreedPolicy, type AgreedPolicy } from "./agreed-policy.ts";
import { changedSection, differenceOf } from "./difference-of.ts";

const person = { sex: "male", birthDate: "1990-02-03" } as const;
function agreed(calculation: Calculation): AgreedPolicy {
  const priced = price({ ...person, ...calculation }, "2026-11-30");
  if (!priced.ok) throw new Error(priced.refused.id);
  return agreedPolicy({ terms: priced.terms, insured: "Волков Илья", beneficiaries: [] });
}
const plain = (words: string): string => words.replaceAll("\u00a0", " ");

it("a smaller sum lowers the sums of the riders too, and what is unchanged is left out", () => {
  const protection = { product: "term-life", term: "10", frequency: "annual", riders: ["trauma", "hospital"] } satisfies Calculation;
  const [was, is] = [agreed({ ...protection, sumAssured: "5000000" }), agreed({ ...protection, sumAssured: "3000000" })];
  expect(differenceOf(was, is, "ru").map(({ name, before, after }) => [name, plain(before), plain(after)])).toEqual([
    ["Страховая сумма", "5 000 000,00 ₸", "3 000 000,00 ₸"],
    ["Травмы", "5 000 000,00", "3 000 000,00"],
    ["Дни в больнице", "5 000 000,00", "3 000 000,00"],
  ]);
});
it("another frequency changes the values of a savings contract, and nothing about its covers", () => {
  const savings = { product: "senim", term: "5", by: "sumAssured", sumAssured: "4000000" } satisfies Calculation;
  const [was, is] = [agreed({ ...savings, frequency: "monthly" }), agreed({ ...savings, frequency: "single" })];
  expect(differenceOf(was, is, "en")).toEqual([]);
  expect(changedSection(was, is, "surrender", "en")?.tables[0]?.rows).toHaveLength(4);
  expect(changedSection(was, was, "surrender", "en")).toBeUndefined();
});
