import { searchWords } from "@shanyraq/rules";
import { noSearchWords, soughtIn, type Phrase, type SearchWords, type Sought } from "./search-words.ts";

export type FoundKind = "faq" | "news" | "page" | "product";

/** A page, or a part of one, as the index of a language has it. */
export interface SearchEntry {
  readonly kind: FoundKind;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Endings that no list knows: of a long word its last letters are not asked for. */
const LONG = 6;
const ENDING = 2;
const beginning = (word: string) => (word.length >= LONG ? word.slice(0, -ENDING) : word);

/** How much a page is what was asked for: said as it was asked counts more than by another name, a title more than a text. */
const WEIGHTS = { title: 6, otherTitle: 4, text: 2, otherText: 1 } as const;
const WHOLE_WORD = 1;
const MAX_FOUND = 12;

interface Words {
  readonly title: readonly string[];
  readonly text: readonly string[];
}

const says = (phrase: Phrase, words: readonly string[]) =>
  phrase.every((wanted) => words.some((word) => word.startsWith(beginning(wanted))));

function weigh({ words, others }: Sought, { title, text }: Words): number {
  if (says(words, title)) return WEIGHTS.title + (words.every((word) => title.includes(word)) ? WHOLE_WORD : 0);
  if (others.some((other) => says(other, title))) return WEIGHTS.otherTitle;
  const whole = [...title, ...text];
  if (says(words, whole)) return WEIGHTS.text;
  return others.some((other) => says(other, whole)) ? WEIGHTS.otherText : 0;
}

/** Entries that say every part of the question, or its thing by another name; those that name it in their title first. */
export function searchIn(entries: readonly SearchEntry[], question: string, known: SearchWords = noSearchWords): readonly SearchEntry[] {
  const sought = soughtIn(question, known);
  if (sought.length === 0) return [];
  return entries
    .map((entry) => {
      const weights = sought.map((one) => weigh(one, { title: searchWords(entry.title), text: searchWords(entry.text) }));
      return { entry, weight: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_FOUND)
    .map(({ entry }) => entry);
}
