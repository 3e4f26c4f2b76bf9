import type { Contract } from "./contract-state.ts";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}«»"№]+/gu, " ")
    .trim();

/** The contracts in which every word that was typed stands: in the number, the product, the insured, and whom and what else they name. */
export function foundBy(contracts: readonly Contract[], typed: string): readonly Contract[] {
  const words = plain(typed).split(" ").filter(Boolean);
  if (words.length === 0) return contracts;
  return contracts.filter(({ number, product_name, insured, named }) => {
    const text = plain([number, product_name, insured, ...named.map(({ value }) => value)].join(" "));
    return words.every((word) => text.includes(word));
  });
}
