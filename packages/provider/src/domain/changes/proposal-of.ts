import type { StoredChange } from "../../platform/database/records/contract-event.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Proposal } from "./propose.ts";

/** The proposal as it was kept. */
export function proposalOf({ change, effective_on }: { readonly change: StoredChange; readonly effective_on: string | null }): Proposal {
  const from = effective_on ?? undefined;
  return { change: change.kind === "beneficiaries" ? change : { ...change, terms: upgradeTerms(change.terms) }, from };
}
