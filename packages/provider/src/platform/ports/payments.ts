import type { ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

export interface PaymentRequest {
  /** The same reference is the same payment. */
  readonly reference: string;
  readonly amount: Tiyn;
}

/** A payment as the service made it. */
export interface MadePayment {
  /** What the service calls it; it is asked about by this. */
  readonly id: string;
  /** What is drawn as a code. */
  readonly qr: string;
  /** What a phone opens, which cannot scan its own screen. */
  readonly url: string;
  /** Until when it may be paid, where the service says so. */
  readonly expiresAt?: string;
  /** How often the service wants to be asked, in seconds, where it says so. */
  readonly pollEvery?: number;
}

export interface PaymentStatus {
  readonly state: ReportedPaymentState;
  readonly paidAt?: string;
  /** What arrived; left out where the service does not say, and then it is what was asked for. */
  readonly amount?: Tiyn;
}

export interface RefundRequest {
  /** By the service's own name of the payment. */
  readonly id: string;
  readonly amount: Tiyn;
}

export interface Payments {
  create(payment: PaymentRequest): Promise<MadePayment>;
  /** By the service's own name of it; undefined where it knows of none. */
  status(id: string): Promise<PaymentStatus | undefined>;
  /**
   * Gives so much of a paid payment back to its payer. Called again, it has given back no more in all.
   * @throws when it failed, or the outcome is unknown.
   */
  refund(refund: RefundRequest): Promise<void>;
}
