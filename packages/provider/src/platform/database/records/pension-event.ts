import type { PensionCategory, PensionCheck } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import type { StoredAccount } from "./contract-event.ts";
import type { Terms } from "./terms.ts";

/** The request, as it was priced then. */
export interface PensionRequest {
  readonly terms: Terms;
  readonly account: StoredAccount;
  /** Whether the fund has reported the savings; else its statement proves them. */
  readonly bySource: boolean;
  /** Whether the bureau has reported the category; else papers prove it. */
  readonly byBureau: boolean;
}

/** What may happen to a pension annuity before its money is there. An event is never changed. */
export interface PensionEventData {
  readonly opened: PensionRequest;
  /** The approval sheet: good until a day, with the price of its own. */
  readonly approved: { readonly number: string; readonly until: string; readonly terms: Terms };
  readonly checked: {
    readonly check: PensionCheck;
    readonly approval: string;
    readonly standing: "approved" | "refused";
    readonly reason?: string;
  };
  /** The code was right: the application's bytes are the customer's will. */
  readonly confirmed: { readonly approval: string; readonly sha256: string };
  readonly submitted: { readonly approval: string };
  readonly concluded: { readonly contractId: string };
  /** The contract is signed, and the savings were requested from the fund. */
  readonly fundAsked: { readonly reference: string };
  readonly fundPaid: { readonly transfer: string; readonly amount: Tiyn; readonly receipt: string };
  readonly fundRefused: { readonly reason: string };
  readonly inForce: { readonly on: string };
  readonly withdrawn: Record<never, never>;
}
export type PensionEventKind = keyof PensionEventData;
export type PensionEvent = {
  readonly [K in PensionEventKind]: { readonly kind: K; readonly at: string; readonly data: PensionEventData[K] };
}[PensionEventKind];

/** The answer of a register about a customer. */
export interface PensionLookup {
  readonly standing: "found" | "notFound";
  readonly asOf?: string;
  readonly savings?: Tiyn;
  readonly category?: PensionCategory;
  readonly oppvMonths?: number;
}
