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

/** Events of an insured life: they move no money and end no contract, but decide what is owed and to which recipient. */
export const isLifeEvent = (event: ContractEvent): event is LifeEvent => kinds.some((kind) => kind === event.kind);

/** What is known about an insured life by a day. The later of two reports of a death counts: a mistake is corrected by another event. */
export function lifeFactsOf(events: readonly ContractEvent[], knownUntil: string): LifeFacts {
  let facts: LifeFacts = {};
  for (const event of events) {
    if (!isLifeEvent(event) || today(Date.parse(event.at)) > knownUntil) continue;
    facts = event.kind === "insuredDied" ? { ...facts, diedOn: event.data.day } : { ...facts, aliveOn: today(Date.parse(event.at)) };
  }
  return facts;
}
