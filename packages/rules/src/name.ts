/**
 * True for a name as a passport or a bank card prints it: Latin letters A to Z in either case, with
 * spaces, hyphens and apostrophes (straight or curly) between them. It begins with a letter and
 * does not end with a space or a hyphen; letters with marks are not accepted, since the machine
 * zone of a passport has none.
 */
export function isLatinName(text: string): boolean {
  return /^[A-Za-z][A-Za-z '\u2019-]*$/.test(text) && !/[ -]$/.test(text);
}

/** What of a text may stand in a Latin name: marks fall off their letters ("José" becomes "Jose"), other letters, digits and signs are left out. */
export const latinOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z '\u2019-]/g, "");
