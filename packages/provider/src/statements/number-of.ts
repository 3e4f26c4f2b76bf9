/** Numbers as people copy them: with spaces, in small letters. */
export const numberOf = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();
