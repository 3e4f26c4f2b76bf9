import type { Relation } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import type { Terms } from "./terms.ts";

export interface Beneficiary {
  readonly name: string;
  readonly relation: Relation;
  readonly birthDate: string;
  readonly share: number;
}

/** What may happen to a contract. An event is never changed: what it holds is what was true then. */
export interface EventData {
  readonly issued: { readonly terms: Terms; readonly insured: string; readonly beneficiaries: readonly Beneficiary[] };
  readonly premiumPaid: { readonly receipt: string; readonly amount: Tiyn; readonly method: string };
  readonly terminated: { readonly surrender: Tiyn };
  readonly matured: { readonly amount: Tiyn };
  readonly cancelled: { readonly refund: Tiyn };
  readonly madePaidUp: { readonly sumAssured: Tiyn; readonly surrender: Tiyn };
}
export type ContractEventKind = keyof EventData;
export type ContractEvent = {
  readonly [K in ContractEventKind]: { readonly kind: K; readonly at: string; readonly data: EventData[K] };
}[ContractEventKind];
