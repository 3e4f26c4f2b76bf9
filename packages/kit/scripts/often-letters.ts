const from = (first: string, last: string): string => {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, step) => start + step));
};

interface Letters {
  /** The file of the family that has them. */
  readonly of: "latin" | "latin-ext" | "cyrillic" | "cyrillic-ext";
  readonly letters: string;
}

/**
 * What pages in Kazakh, Russian and English are set in, by the file they are cut into. A page loads these letters alone (43 KB in place of 97), and
 * those of its own language with figures and signs before the others; the rest of the family comes for a name or a sign that is rare.
 */
export const oftenLetters = {
  signs: { of: "latin", letters: `${from("0", "9")} .,:;!?()+-%/\u00a0«»·–—−` },
  latin: { of: "latin", letters: `${from("A", "Z")}${from("a", "z")}"#$&'*<=>@[\\]^_\`{|}~×÷§©°±²³½‘’“”„•…` },
  cyrillic: { of: "cyrillic", letters: `${from("А", "я")}ЁёІіҰұ№` },
  kazakh: { of: "cyrillic-ext", letters: "ӘәҒғҚқҢңӨөҮүҺһ" },
  tenge: { of: "latin-ext", letters: "₸" },
} as const satisfies Readonly<Record<string, Letters>>;

/** The weights that pages are set in; beyond them a letter stands as the nearest. */
export const weights = { min: 400, max: 700 } as const;

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
