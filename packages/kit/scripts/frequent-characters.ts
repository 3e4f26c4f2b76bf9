const from = (first: string, last: string): string => {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, step) => start + step));
};

interface CharacterSet {
  /** The file of the family that has them. */
  readonly of: "latin" | "latin-ext" | "cyrillic" | "cyrillic-ext";
  readonly characters: string;
}

/**
 * What pages in Kazakh, Russian and English are set in, by the file they are cut into. A page loads these characters alone (43 KB in place of 97), and
 * those of its own language with figures and signs before the others; the rest of the family comes for a name or a sign that is rare.
 */
export const frequentCharacters = {
  signs: { of: "latin", characters: `${from("0", "9")} .,:;!?()+-%/\u00a0«»·–—−` },
  latin: { of: "latin", characters: `${from("A", "Z")}${from("a", "z")}"#$&'*<=>@[\\]^_\`{|}~×÷§©°±²³½‘’“”„•…` },
  cyrillic: { of: "cyrillic", characters: `${from("А", "я")}ЁёІіҰұ№` },
  kazakh: { of: "cyrillic-ext", characters: "ӘәҒғҚқҢңӨөҮүҺһ" },
  tenge: { of: "latin-ext", characters: "₸" },
} as const satisfies Readonly<Record<string, CharacterSet>>;

/** The weights that pages are set in; beyond them a letter stands as the nearest. */
export const weights = { min: 400, max: 700 } as const;

export type FontSubset = keyof typeof frequentCharacters;

/** Letters as CSS writes them: `U+410-44F, U+2116`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}
