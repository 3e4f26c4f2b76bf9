import type { ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

export interface PaymentRequest {
  /** The same reference is the same payment. */
  readonly reference: string;
  readonly amount: Tiyn;
}

/** A payment as the service made it. */
export interface MadePayment {
  /** The service's name for it, by which it is queried. */
  readonly id: string;
  /** What is drawn as a code. */
  readonly qr: string;
  /** What a phone opens, which cannot scan its own screen. */
  readonly url: string;
  /** Until when it may be paid, where the service says so. */
  readonly expiresAt?: string;
  /** How often the service wants to be queried, in seconds, if it says so. */
  readonly pollEvery?: number;
}

export interface PaymentStatus {
  readonly state: ReportedPaymentState;
  readonly paidAt?: string;
  /** What arrived; left out when the service does not say, and then it is the requested sum. */
  readonly amount?: Tiyn;
}

export interface RefundRequest {
  /** By the service's own name of the payment. */
  readonly id: string;
  readonly amount: Tiyn;
}

export interface Payments {
  create(payment: PaymentRequest): Promise<MadePayment>;
  /** By the service's own name for it; undefined when it is unknown there. */
  status(id: string): Promise<PaymentStatus | undefined>;
  /**
   * Gives so much of a paid payment back to its payer. Called again, it has given back no more in all.
   * @throws when it failed, or the outcome is unknown.
   */
  refund(refund: RefundRequest): Promise<void>;
}
