import { searchWords, typedReference } from "@shanyraq/rules";
import type { Contract } from "./contract-state.ts";

/**
 * The contracts in which every word that was typed stands: in the number, the product, the insured, and whom and what else they name. A number of ours
 * is found however it is written.
 */
export function foundBy(contracts: readonly Contract[], typed: string): readonly Contract[] {
  const words = searchWords(typed);
  if (words.length === 0) return contracts;
  const reference = typedReference(typed);
  return contracts.filter(({ number, product_name, insured, named }) => {
    const text = searchWords([number, product_name, insured, ...named.map(({ value }) => value)].join(" ")).join(" ");
    return number === reference || words.every((word) => text.includes(word));
  });
}
