import type { ContractTerms } from "./contract-terms.ts";

/** The rule of alpha: a share of the yearly premium for each premium year up to a most, and its own share when single. */
export type InitialExpenses = { readonly perYear: number; readonly most: number; readonly single: number };

/** The initial expenses of a contract, as a multiple of its yearly (or single) gross premium. */
export function initialShare({ term, frequency }: Pick<ContractTerms, "term" | "frequency">, rule: InitialExpenses): number {
  return frequency === "single" ? rule.single : Math.min(rule.perYear * term, rule.most);
}
