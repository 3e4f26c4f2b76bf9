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
  /** Our name of it; the bank is asked about it by this. */
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
  /** Asks for money. To be called once for a reference: whether it came is asked by `status`, also where this fails. */
  charge(charge: Charge): Promise<void>;
  /** Undefined where the bank knows of no such charge. */
  status(reference: string): Promise<PaymentStatus | undefined>;
  /** Gives so much of a charge back to its card. Asked again, it has given back no more in all; throws where it could not. */
  refund(refund: { readonly reference: string; readonly amount: Tiyn }): Promise<void>;
}
