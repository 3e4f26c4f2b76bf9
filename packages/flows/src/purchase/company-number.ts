import type { WorksheetState } from "./worksheet-state.ts";

/** The number of the company that a step asks about, as its field contains it; "" when no company is asked about. */
export function companyNumber(state: WorksheetState): string {
  if (state.at !== "company" && state.at !== "employer") return "";
  const { draft, offer, at } = state;
  const typed = draft.typed?.["bin"] ?? draft.answers[at]?.bin;
  if (typeof typed === "string" && typed !== "") return typed;
  return at === "company" ? (offer.calculation.bin ?? "") : "";
}
