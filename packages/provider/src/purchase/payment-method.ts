/** How premiums come, as receipts say it. */
export const METHOD = "Kaspi QR";
