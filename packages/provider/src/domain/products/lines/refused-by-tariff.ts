import type { Failure, FailureCode } from "@shanyraq/actuarial";
import { refusing, type Range, type FieldRefusal } from "../fields/field.ts";

/** `index` is the place, from 0, of the one in a list that was refused. */
type Sentence = (limit: number | undefined, index: number | undefined) => FieldRefusal;

/** The refusal of a tariff after every field was valid on its own, in the words that the line has for it. */
export const refusedByTariff = ({ code, limit, index }: Failure, sentences: { readonly [C in FailureCode]?: Sentence }) =>
  refusing(sentences[code]?.(limit, index) ?? { id: "error.calc.refused" });

const valued = (field: string, limit: number | undefined) => ({ field, ...(limit !== undefined && { nearest: String(limit) }) });

/** The contract would outlast the age to which it may run. */
export const exitAge =
  ({ exitAge: age, terms }: { readonly exitAge: number; readonly terms: Range }, now: number): Sentence =>
  () => {
    const longest = age - now;
    const values = { age, term: longest, min: terms.min };
    return longest >= terms.min
      ? { id: "error.calc.exitAge", values, field: "term", nearest: String(longest) }
      : { id: "error.calc.exitAgeNone", values };
  };

/** The sum is outside the range of the tariff for this person or this kind of benefit. */
export const sumAssured =
  ({ min, max }: Range): Sentence =>
  (limit) => ({ id: "error.calc.sumAssured", values: { min, max }, ...valued("sumAssured", limit) });

/** The instalment is below the least of its frequency; `nearest` is what to give instead, if it is known. */
export const instalment =
  (nearest: { readonly field: string; readonly nearest: string } | undefined): Sentence =>
  (limit) => ({ id: "error.calc.instalment", values: { min: limit ?? 0 }, ...nearest });
