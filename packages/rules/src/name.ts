/**
 * True for a name as a passport or a bank card prints it: Latin letters A to Z in either case, with
 * spaces, hyphens and apostrophes (straight or curly) between them. It begins with a letter and
 * does not end with a space or a hyphen; letters with marks are not accepted, since the machine
 * zone of a passport has none.
 */
export function isLatinName(text: string): boolean {
  return /^[A-Za-z][A-Za-z '\u2019-]*$/.test(text) && !/[ -]$/.test(text);
}

/**
 * Why a text is not a Latin name as the machine-readable zone of a passport has it: "marks" when its letters are Latin with marks ("Müller", "Oʻtkir"), which
 * only its owner can spell without them, and "letters" for anything else.
 */
export function latinNameFault(text: string): "marks" | "letters" | undefined {
  if (isLatinName(text)) return undefined;
  const isMarked = /^[\p{Script=Latin}\p{M} '\u2018\u2019\u02BB\u02BC-]+$/u.test(text) && /[^A-Za-z '\u2019-]/.test(text);
  return isMarked ? "marks" : "letters";
}
