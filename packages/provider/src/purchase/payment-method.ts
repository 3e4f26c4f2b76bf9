/** As receipts say it. */
const METHOD = "Kaspi QR";
const CARD = "Freedom Pay";

/** By an invoice, to the account that it names. */
const TRANSFER = "IBAN";

/** How a payment came: by a code, from a saved card, or by a transfer. */
export function methodOf({ autopay_id, transfer_id }: { readonly autopay_id: string | null; readonly transfer_id: string | null }): string {
  if (transfer_id !== null) return TRANSFER;
  return autopay_id === null ? METHOD : CARD;
}
