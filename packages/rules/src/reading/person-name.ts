import { cleanLine } from "../typed-text.ts";

/**
 * Latin letters that stand for Cyrillic ones inside a Cyrillic word. Each has one letter that it looks like; Latin Y is Ү and У at once, and is
 * not among them. Source: Unicode Technical Standard 39, confusables.
 */
const LATIN_IN_CYRILLIC: Readonly<Record<string, string>> = {
  A: "А",
  B: "В",
  C: "С",
  E: "Е",
  H: "Н",
  I: "І",
  K: "К",
  M: "М",
  O: "О",
  P: "Р",
  T: "Т",
  X: "Х",
  Ə: "Ә",
  Ǝ: "Ә",
  Ɵ: "Ө",
  a: "а",
  c: "с",
  e: "е",
  h: "һ",
  i: "і",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
  ə: "ә",
  ǝ: "ә",
  ɵ: "ө",
};

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const WORD = /\p{L}+/gu;

/** Letters that the typeface of our papers has, in both weights; `documents` compares them with the fonts. */
const PRINTED =
  /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F\u0490-\u049D\u04A0-\u04A5\u04AA\u04AB\u04AE-\u04B3\u04B6-\u04BB\u04C0\u04C3\u04C4\u04C7\u04C8\u04CB\u04CC\u04CF\u04D0-\u04DF\u04E2-\u04EB\u04EE-\u04F5\u04F8\u04F9\u0512\u0513\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u02BC]$/u;

/** The first letter of a text that our papers cannot print, or undefined. */
export const unprintedCharacter = (text: string): string | undefined =>
  [...text].find((character) => /[\p{L}\p{M}]/u.test(character) && !PRINTED.test(character));

/** The mark of Uzbek oʻ and gʻ as Unicode would have it, which keyboards and passports write as a quotation mark, as our papers do. */
const UZBEK_MARK = /\u02BB/g;

/**
 * The name of a person as it is kept: one line, composed characters, and Latin look-alikes inside a Cyrillic word as the letters that were meant
 * ("Сəрсенов" with U+0259 is "Сәрсенов"). A word that is Latin as a whole stays as it is.
 */
export const cleanName = (typed: string): string =>
  cleanLine(typed)
    .replace(UZBEK_MARK, "\u2018")
    .replace(WORD, (word) =>
      CYRILLIC.test(word) ? [...word].map((character) => LATIN_IN_CYRILLIC[character] ?? character).join("") : word,
    );

/** Why a name cannot be kept: it has digits or no letter, a word in two alphabets, or a letter that no paper of ours can print. */
export type NameFault = "letters" | "mixed" | "unprinted";

/** Checks a name as `cleanName` gives it. */
export function nameFault(name: string): NameFault | undefined {
  if (!/\p{L}/u.test(name) || /\p{N}/u.test(name)) return "letters";
  if ((name.match(WORD) ?? []).some((word) => CYRILLIC.test(word) && LATIN.test(word))) return "mixed";
  return unprintedCharacter(name) === undefined ? undefined : "unprinted";
}
