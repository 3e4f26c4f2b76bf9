/** An account by its ends: enough to know one's own by. */
export const ibanEnds = (iban: string): string => `${iban.slice(0, 4)}…${iban.slice(-4)}`;
