/** How premiums come, as receipts say it. */
export const METHOD = "Kaspi QR";
const CARD = "Freedom Pay";

/** How a payment came: by a code, or from a saved card. */
export const methodOf = ({ autopay_id }: { readonly autopay_id: string | null }): string => (autopay_id === null ? METHOD : CARD);
