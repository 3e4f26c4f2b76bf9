import type { Tiyn } from "@shanyraq/rules";

/** Money that is to go to a customer. */
export interface PayoutOrder {
  /** The same reference is the same payout, however often it is sent. */
  readonly reference: string;
  readonly amount: Tiyn;
  readonly iban: string;
  /** Whose account it is, as its owner wrote it. */
  readonly holder: string;
  /**
   * Their IIN, as every payment order has it: by it the bank checks whose account it is, and returns what is another's. Left out for insurers and foreigners.
   */
  readonly iin?: string;
  /** The number of the agreement that it follows from, or of the contract that it falls due of. */
  readonly purpose: string;
}

/** The bank's answer about one: it is on its way, it arrived, or their bank sent it back. */
export type PayoutStatus = "sent" | "paid" | "returned";

/** Payouts from the insurer's account. */
export interface Payouts {
  /** Rejects when the bank does not answer. */
  order(payout: PayoutOrder): Promise<PayoutStatus>;
}
