import type { Calculation, Quote } from "./calculation.ts";

/** More columns than this no phone shows beside one another. */
export const MAX_VARIANTS = 3;

/** A result that was set aside, with what was asked for it. */
export interface Variant {
  readonly id: number;
  readonly inputs: Calculation;
  readonly quote: Quote;
}

const same = (one: Calculation, other: Calculation): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sets a result aside, unless the same was asked already; the oldest makes room. */
export function keepVariant(variants: readonly Variant[], inputs: Calculation, quote: Quote): readonly Variant[] {
  if (variants.some((variant) => same(variant.inputs, inputs))) return variants;
  const id = Math.max(0, ...variants.map((variant) => variant.id)) + 1;
  return [...variants, { id, inputs, quote }].slice(-MAX_VARIANTS);
}

/** The results without one of them. */
export const dropVariant = (variants: readonly Variant[], id: number): readonly Variant[] =>
  variants.filter((variant) => variant.id !== id);
