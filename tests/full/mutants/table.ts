import type { Mutant } from "./mutant.ts";
import { moneyMutants } from "./money-mutants.ts";

/** Every line that was made wrong on purpose, and who notices. */
export const mutants: readonly Mutant[] = [...moneyMutants];
