/** What may be open on a contract: one side waits for the other before the contract can continue as if nothing had happened. */
export const openItemKinds = [
  /** An insured event that was reported and has no decision. */
  "event",
  /** A claim with its papers, sent to us or left at an office. */
  "claim",
  /** An additional agreement that waits to be signed. */
  "change",
  /** An agreement that ends the contract and waits to be signed. */
  "termination",
  /** A QR code that may still be paid. */
  "order",
  /** A charge of a saved card whose end is not known. */
  "charge",
  /** Money by bank transfer that is being counted. */
  "transfer",
  /** Money of ours on its way to the owner. */
  "payout",
  /** The consent by which premiums are charged. */
  "consent",
  /** An application for a pension annuity that became this contract and is not closed. */
  "case",
] as const;
export type OpenItemKind = (typeof openItemKinds)[number];

export interface OpenItem {
  readonly kind: OpenItemKind;
  readonly id: string;
  /** Since when, as the database writes moments. */
  readonly since: string;
}
