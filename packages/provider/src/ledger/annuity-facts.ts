import type { ContractEvent, EventData } from "../database/records/contract-event.ts";
import { today } from "../server/moment.ts";

/** What happened in the life of an annuitant, as far as the ledger knows it. */
export interface AnnuityFacts {
  /** The day of the annuitant's death. */
  readonly diedOn?: string;
  /** The last day on which the annuitant showed that they are alive. */
  readonly aliveOn?: string;
}

const kinds = ["annuitantDied", "aliveShown"] as const satisfies readonly (keyof EventData)[];
type AnnuityEvent = Extract<ContractEvent, { readonly kind: (typeof kinds)[number] }>;

/** Events of an annuitant's life: they move no money and end no contract, but say what is owed and to whom. */
export const isAnnuityEvent = (event: ContractEvent): event is AnnuityEvent => kinds.some((kind) => kind === event.kind);

/** What is known of an annuitant by a day. Of two news of a death the later one holds: a mistake is put right by another event. */
export function annuityFactsOf(events: readonly ContractEvent[], heardBy: string): AnnuityFacts {
  let facts: AnnuityFacts = {};
  for (const event of events) {
    if (!isAnnuityEvent(event) || today(Date.parse(event.at)) > heardBy) continue;
    facts = event.kind === "annuitantDied" ? { ...facts, diedOn: event.data.day } : { ...facts, aliveOn: today(Date.parse(event.at)) };
  }
  return facts;
}
