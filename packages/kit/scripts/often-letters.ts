const from = (first: string, last: string): string => {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, step) => start + step));
};

/**
 * What pages in Kazakh, Russian and English are set in, by the file of the family that has it. A page loads these letters alone (46 KB in place of 97);
 * the rest of the family comes for a name or a sign that is rare, as before.
 */
export const oftenLetters = {
  latin: `${from(" ", "~")}\u00a0«»·×÷§©°±²³½–—‘’“”„•…−`,
  cyrillic: `${from("А", "я")}ЁёІіҰұ№`,
  "cyrillic-ext": "ӘәҒғҚқҢңӨөҮүҺһ",
  "latin-ext": "₸",
} as const;

export type LetterFile = keyof typeof oftenLetters;

/** Letters as CSS writes them: `U+410-44F, U+2116`. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}
