import type { Tiyn } from "@shanyraq/rules";
import type { ReturnedParts } from "../../platform/database/records/contract-event.ts";
import type { Due } from "../products/dues.ts";

/** `off`: it was not paid, and is no longer due. */
export type DueState = "paid" | "overdue" | "due" | "upcoming" | "off";
export interface PaidDue extends Due {
  readonly paid: Tiyn;
  readonly paidOn: string | undefined;
  readonly state: DueState;
}
export interface Paid {
  readonly at: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  readonly method: string;
}

/** The end of a contract by its owner or by the insurer, from its event. */
export interface EndedBy {
  readonly kind: "terminated" | "cancelled";
  readonly at: string;
  readonly back: Tiyn;
  readonly parts?: ReturnedParts;
}

/** Money that went to the owner of a contract for a day on which its sum fell due. */
export interface Moved {
  readonly at: string;
  readonly dueOn: string;
  readonly of?: "burial" | "refund" | "claim";
  readonly share?: string;
  readonly amount: Tiyn;
}
