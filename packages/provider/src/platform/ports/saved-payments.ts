import type { Tiyn } from "@shanyraq/rules";
import type { PaymentStatus } from "./payments.ts";

/** What has become of a card that somebody began to add. */
export type AddedCard =
  | { readonly state: "adding" | "declined" }
  | {
      readonly state: "saved";
      /** By which the bank charges it; nothing of the card can be read from it. */
      readonly profile: string;
      /** What its owner knows it by, as `440043******1234`. */
      readonly mask: string;
      /** Year and month. */
      readonly expires: string;
    };

export interface Charge {
  /** Our name for it, by which the bank is queried. */
  readonly reference: string;
  readonly profile: string;
  readonly customerId: string;
  readonly amount: Tiyn;
}

/** Cards that a bank keeps, and charges without their owner. The number of a card is typed at the bank and never seen here. */
export interface SavedPayments {
  /** Opens the bank's page, which ends at `backUrl` whatever came of it. */
  addCard(card: {
    readonly reference: string;
    readonly customerId: string;
    readonly backUrl: string;
  }): Promise<{ readonly id: string; readonly url: string }>;
  card(id: string): Promise<AddedCard>;
  /** Requests money. To be called once for a reference: the outcome is queried by `status`, even when this fails. */
  charge(charge: Charge): Promise<void>;
  /** Undefined when the charge is unknown to the bank. */
  status(reference: string): Promise<PaymentStatus | undefined>;
  /** Gives so much of a charge back to its card. Called again, it has given back no more in all; throws when it failed. */
  refund(refund: { readonly reference: string; readonly amount: Tiyn }): Promise<void>;
}
