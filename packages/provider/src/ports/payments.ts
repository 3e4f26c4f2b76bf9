import type { ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

export interface PaymentRequest {
  /** The same reference is the same payment. */
  readonly reference: string;
  readonly amount: Tiyn;
  readonly purpose: string;
  readonly expiresAt: string;
}

export interface PaymentStatus {
  readonly state: ReportedPaymentState;
  readonly paidAt?: string;
  readonly amount: Tiyn;
}

export interface Payments {
  create(payment: PaymentRequest): Promise<{ readonly id: string; readonly qr: string; readonly url: string }>;
  status(reference: string): Promise<PaymentStatus | undefined>;
}
