import type { ContractEvent, EventData } from "../../platform/database/records/contract-event.ts";
import { today } from "../../platform/server/moment.ts";

/** What happened in the life of the insured person, as far as the ledger knows it. */
export interface LifeFacts {
  /** The day of the death of the insured person, or of the annuitant. */
  readonly diedOn?: string;
  /** The last day on which the annuitant showed that they are alive. */
  readonly aliveOn?: string;
}

const kinds = ["insuredDied", "aliveShown"] as const satisfies readonly (keyof EventData)[];
type LifeEvent = Extract<ContractEvent, { readonly kind: (typeof kinds)[number] }>;

/** Events of an insured life: they move no money and end no contract, but say what is owed and to whom. */
export const isLifeEvent = (event: ContractEvent): event is LifeEvent => kinds.some((kind) => kind === event.kind);

/** What is known of an insured life by a day. Of two news of a death the later one holds: a mistake is put right by another event. */
export function lifeFactsOf(events: readonly ContractEvent[], knownUntil: string): LifeFacts {
  let facts: LifeFacts = {};
  for (const event of events) {
    if (!isLifeEvent(event) || today(Date.parse(event.at)) > knownUntil) continue;
    facts = event.kind === "insuredDied" ? { ...facts, diedOn: event.data.day } : { ...facts, aliveOn: today(Date.parse(event.at)) };
  }
  return facts;
}
