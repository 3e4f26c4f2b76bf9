import { foldForSearch, searchWords } from "@shanyraq/rules";

/** What the search knows besides the words of pages, as the build writes it of `content/search-words.yaml`. */
export interface SearchWords {
  /** What people call one thing: words and phrases of every language, thing by thing. */
  readonly concepts: readonly (readonly string[])[];
  /** Words that mean nothing alone. */
  readonly little: readonly string[];
  /** What changes at the end of a word, in every language. */
  readonly endings: readonly string[];
}

export const noSearchWords: SearchWords = { concepts: [], little: [], endings: [] };

const MIN_STEM = 4;
/** Endings follow each other in Kazakh: plural, whose, case. */
const MAX_ENDINGS = 3;

/** Leaves the listed endings out of a folded word, the longest first, as long as enough of the word is left. */
export function stemmer(endings: readonly string[]): (word: string) => string {
  const folded = [...new Set(endings.map(foldForSearch))].toSorted((a, b) => b.length - a.length);
  const shortened = (word: string) => {
    const ending = folded.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
  return (word) => Array.from({ length: MAX_ENDINGS }).reduce<string>(shortened, word);
}

/** Whether two words without their endings are forms of one: "расторгн" and "расторг". */
const areAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= MIN_STEM && (one.startsWith(other) || other.startsWith(one)));

/** Folded words, each without its endings. */
export type Phrase = readonly string[];

/** A phrase of the question, and what else is called so. */
export interface Sought {
  readonly words: Phrase;
  readonly others: readonly Phrase[];
}

/**
 * Divides a question into what is sought: the longest phrases that the list knows, whatever the order of their words, each with the other names
 * of its things, and single words. Every word is asked for once.
 */
export function soughtIn(question: string, words: SearchWords): readonly Sought[] {
  const stem = stemmer(words.endings);
  const phraseOf = (text: string): Phrase => searchWords(text).map(stem);
  const things = words.concepts.map((names) => names.map(phraseOf));
  const longest = Math.max(1, ...things.flat().map(({ length }) => length));
  const isSaidBy = (phrase: Phrase, name: Phrase) =>
    name.length === phrase.length && name.every((word) => phrase.some((one) => areAlike(one, word)));
  const little = new Set(words.little.map(foldForSearch));
  const typed = searchWords(question);
  const distinctive = typed.filter((word) => !little.has(word));
  const stems = (distinctive.length > 0 ? distinctive : typed).map(stem);
  const sought: Sought[] = [];
  for (let at = 0; at < stems.length; at += sought.at(-1)?.words.length ?? 1) {
    const lengths = Array.from({ length: Math.min(longest, stems.length - at) }, (_, index) => index + 1).toReversed();
    const named = (length: number) => things.filter((names) => names.some((name) => isSaidBy(stems.slice(at, at + length), name)));
    const length = lengths.find((one) => named(one).length > 0) ?? 1;
    sought.push({ words: stems.slice(at, at + length), others: named(length).flat() });
  }
  return sought;
}
