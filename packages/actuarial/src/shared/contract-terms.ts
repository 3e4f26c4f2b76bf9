import { isFrequency } from "./frequency.ts";
import type { Frequency } from "./frequency.ts";
import type { Sex } from "./life-table.ts";
import { failure, success } from "./result.ts";
import type { FailureCode, Loose, Computed } from "./result.ts";

/** `age` is complete years at the start, `term` whole years. */
export type ContractTerms = {
  readonly sex: Sex;
  readonly age: number;
  readonly term: number;
  readonly frequency: Frequency;
};

export type Range = { readonly min: number; readonly max: number };

/** Ages and terms in years. `childAges` are further ages of entry, allowed for small sums only. */
export type TermLimits = {
  readonly ages: Range;
  readonly childAges?: Range;
  readonly terms: Range;
  readonly exitAge: number;
};

/** Reads a value from outside as a whole number of the range; a code and the crossed bound otherwise. */
export function readWhole(value: unknown, range: Range, code: FailureCode): Computed<number> {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return failure(code);
  if (value < range.min) return failure(code, range.min);
  return value > range.max ? failure(code, range.max) : success(value);
}

/** True when the age is one of the tariff's child ages. */
export function isChild(age: number, limits: TermLimits): boolean {
  return limits.childAges !== undefined && age >= limits.childAges.min && age <= limits.childAges.max;
}

/**
 * Reads the sex, the age, the term and the frequency from outside, in that order: the first one
 * wrong is the one reported ("sex", "age", "term", "exitAge", "frequency").
 */
export function readContractTerms(input: Loose<ContractTerms>, limits: TermLimits): Computed<ContractTerms> {
  const { sex, frequency } = input;
  if (sex !== "male" && sex !== "female") return failure("sex");
  const child = typeof input.age === "number" && Number.isSafeInteger(input.age) && isChild(input.age, limits);
  const age = readWhole(input.age, child && limits.childAges ? limits.childAges : limits.ages, "age");
  if (!age.ok) return age;
  const term = readWhole(input.term, limits.terms, "term");
  if (!term.ok) return term;
  if (age.value + term.value > limits.exitAge) return failure("exitAge", limits.exitAge);
  if (!isFrequency(frequency)) return failure("frequency");
  return success({ sex, age: age.value, term: term.value, frequency });
}

/** Treats anything that is not an object as an object without fields, so that fields can be read from it. */
export function fieldsOf<Fields>(input: Loose<Fields>): Loose<Fields> {
  return typeof input === "object" && input !== null ? input : {};
}
