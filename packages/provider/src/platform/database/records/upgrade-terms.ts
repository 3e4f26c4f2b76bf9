import { addDays, addMonths, completeYears } from "@shanyraq/rules";
import type { Terms } from "./terms.ts";

/** Terms as they were kept while two lines were priced: the requested amount, and not the whole calculation. */
type Former = Omit<Terms, "inputs"> & {
  readonly given: { readonly sumAssured: number } | { readonly premium: number };
  readonly birthDate: string;
  readonly age: number;
  readonly term: number;
};

const inputsOf = ({ product, sex, birthDate, term, frequency, given }: Former): Terms["inputs"] => ({
  product,
  sex,
  birthDate,
  term: String(term),
  frequency,
  ...("premium" in given ? { by: "premium", premium: String(given.premium) } : { by: "sumAssured", sumAssured: String(given.sumAssured) }),
});

/** Terms from the ledger, which is never rewritten, in their present form. */
export function upgradeTerms(kept: Terms | Former): Terms {
  if ("inputs" in kept) return kept;
  const { given: _, ...terms } = kept;
  const { birthDate, age, startDate } = kept;
  // A start that was moved past a birthday left the age: it was counted before.
  const moved = completeYears(birthDate, startDate) !== age;
  return { ...terms, inputs: inputsOf(kept), ...(moved && { agesOn: addDays(addMonths(birthDate, 12 * age), 1) }) };
}
