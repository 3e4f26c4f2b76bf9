/**
 * Reads a Kazakh telephone number however it was typed: "8 701 234-56-78", "+7 (701) 234-56-78",
 * "7012345678".
 *
 * Returns eleven digits beginning with 77 ("77012345678"), or undefined when there are letters, too
 * few or too many digits, or a number outside the Kazakh zone (+7 7xx).
 */
export function phoneDigits(text: string): string | undefined {
  const bare = text.replace(/[\s().\-\u2010-\u2015\u00a0]/g, "");
  const found = /^(?:\+7|7|8)?(7[0-9]{9})$/.exec(bare);
  return found?.[1] === undefined ? undefined : `7${found[1]}`;
}

/**
 * Sets out eleven digits the way a visitor reads them: "77012345678" becomes "+7 (701) 234-56-78",
 * eighteen characters. Fewer digits give the beginning of that form ("7701" gives "+7 (701"), so a
 * field may use it while the number is being typed; digits past the eleventh are dropped, and
 * anything that is not a digit is passed over. No digits give "".
 */
export function maskPhone(digits: string): string {
  const only = digits.replace(/[^0-9]/g, "").slice(0, 11);
  const parts: readonly (readonly [before: string, from: number, to: number])[] = [
    ["+", 0, 1],
    [" (", 1, 4],
    [") ", 4, 7],
    ["-", 7, 9],
    ["-", 9, 11],
  ];
  return parts.map(([before, from, to]) => (only.length > from ? before + only.slice(from, to) : "")).join("");
}

/**
 * Hides a number so that only its owner knows it again: "77012345678" becomes "+7 7** *** **78".
 * Domain: eleven digits as `phoneDigits` returns; anything else hides every digit.
 */
export function hidePhone(digits: string): string {
  const known = /^7(7)[0-9]{7}([0-9]{2})$/.exec(digits);
  return known ? `+7 ${known[1]}** *** **${known[2]}` : "+7 *** *** ****";
}
