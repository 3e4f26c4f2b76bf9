/** How long a code may be paid. */
export const QR_MS = 15 * 60_000;
