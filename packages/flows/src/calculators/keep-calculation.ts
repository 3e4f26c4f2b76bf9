import type { Calculation } from "./calculation.ts";
import type { Ports } from "../ports.ts";
import { problemOf, type Problem } from "../problem.ts";

type SavedCalculation = { readonly hash: string } | { readonly problem: Problem };

/** Keeps a calculation at the provider: returns the hash of its address, or why it was not kept. */
export async function keepCalculation(attempt: Ports["attempt"], inputs: Calculation): Promise<SavedCalculation> {
  const outcome = await attempt("setCalcHashData", inputs);
  if (!outcome.ok) return { problem: problemOf(outcome.failure) };
  const { hash, error } = outcome.value;
  if (hash) return { hash };
  return { problem: error ? { kind: "message", message: error } : { kind: "service" } };
}
