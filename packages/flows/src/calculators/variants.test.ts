import { expect, it } from "vitest";
import type { Quote } from "./calculation.ts";
import { dropVariant, keepVariant, type Variant } from "./variants.ts";

// The flow looks at what was asked; of the quote it keeps what it was given.
const quote = { instalment: "1.00" } as Quote;
const kept = (...terms: readonly string[]) =>
  terms.reduce<readonly Variant[]>((variants, term) => keepVariant(variants, { product: "senim", term }, quote), []);
const termsOf = (variants: readonly Variant[]) => variants.map(({ inputs }) => inputs.term);

it("three results stand side by side, and a fourth takes the place of the oldest", () => {
  expect(termsOf(kept("5", "10", "15", "20"))).toEqual(["10", "15", "20"]);
});
it("the same question is kept once", () => {
  expect(termsOf(kept("5", "5", "10"))).toEqual(["5", "10"]);
});
it("one that is dropped leaves the others under their own numbers", () => {
  const variants = kept("5", "10", "15");
  expect(dropVariant(variants, variants[1]?.id ?? 0).map(({ id }) => id)).toEqual([1, 3]);
  expect(new Set(keepVariant(dropVariant(variants, 1), { product: "senim", term: "7" }, quote).map(({ id }) => id)).size).toBe(3);
});
