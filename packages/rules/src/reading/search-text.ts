/** Cyrillic letters that people and banks write in two ways: Kazakh ones without a Kazakh keyboard, and ё without its dots. */
const WITHOUT_KAZAKH_KEYBOARD: Readonly<Record<string, string>> = {
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
  і: "и",
  ё: "е",
};

/** Latin letters that are typed in Cyrillic words for those that look the same. Source: Unicode Technical Standard 39, confusables. */
const LATIN_IN_CYRILLIC: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  h: "һ",
  i: "і",
  k: "к",
  m: "м",
  o: "о",
  p: "р",
  t: "т",
  x: "х",
  y: "у",
  ə: "ә",
  ǝ: "ә",
  ɵ: "ө",
};

/** Replaces each character that a table has: most words have none, and a classifier has thousands of words. */
function replacing(table: Readonly<Record<string, string>>): (word: string) => string {
  const any = new RegExp(`[${Object.keys(table).join("")}]`, "gu");
  return (word) => word.replace(any, (character) => table[character] ?? character);
}
const lookAlikesReplaced = replacing(LATIN_IN_CYRILLIC);
const kazakhLettersReplaced = replacing(WITHOUT_KAZAKH_KEYBOARD);

const CYRILLIC = /[\p{Script=Cyrillic}əǝɵ]/u;
const MARKED_LATIN = /(?=\p{Script=Latin})\P{ASCII}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const foldWord = (word: string): string =>
  kazakhLettersReplaced(
    CYRILLIC.test(word)
      ? lookAlikesReplaced(word)
      : word.replace(MARKED_LATIN, (character) => character.normalize("NFD").replace(/\p{M}/gu, "")),
  );

/**
 * A text as every search and every comparison of names reads it: small letters, composed (NFC), Kazakh letters as the Russian ones that stand in
 * for them ("Сәрсенов" is "сарсенов"), Latin look-alikes inside Cyrillic words as Cyrillic, Latin letters without marks. The sign № is a blank; other signs and blanks stay.
 * It is for comparing only: what is shown or kept is never folded.
 */
export const foldForSearch = (text: string): string =>
  text.replaceAll("№", " ").normalize("NFKC").toLowerCase().normalize("NFC").replace(WORD, foldWord);

/** The words of a text, folded: runs of letters and digits. */
export const searchWords = (text: string): readonly string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
