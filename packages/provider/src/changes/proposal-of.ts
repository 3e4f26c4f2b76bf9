import type { KeptChange } from "../database/records/contract-event.ts";
import { keptTerms } from "../database/records/kept-terms.ts";
import type { Proposal } from "./propose.ts";

/** The proposal as it was kept. */
export function proposalOf({ change, effective_on }: { readonly change: KeptChange; readonly effective_on: string | null }): Proposal {
  const from = effective_on ?? undefined;
  return { change: change.kind === "beneficiaries" ? change : { ...change, terms: keptTerms(change.terms) }, from };
}
