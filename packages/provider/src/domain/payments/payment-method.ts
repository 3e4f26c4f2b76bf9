/** As receipts say it. */
const METHOD = "Kaspi QR";
const CARD = "Freedom Pay";

/** By an invoice, to the account that it names. */
const TRANSFER = "IBAN";

interface Came {
  readonly autopay_id: string | null;
  readonly transfer_id: string | null;
  readonly from_policy: string | null;
}

/** How a payment came: by a code, from a saved card, by a transfer, or from another policy, by its number. */
export function methodOf({ autopay_id, transfer_id, from_policy }: Came): string {
  if (from_policy !== null) return from_policy;
  if (transfer_id !== null) return TRANSFER;
  return autopay_id === null ? METHOD : CARD;
}
