import { searchWords } from "@shanyraq/rules";

export type FoundKind = "faq" | "news" | "page" | "product";

/** A page, or a part of one, as the index of a language has it. */
export interface SearchEntry {
  readonly kind: FoundKind;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Endings change, beginnings do not: of a long word its last letters are not asked for. */
const LONG = 6;
const ENDING = 2;
const stem = (word: string) => (word.length >= LONG ? word.slice(0, -ENDING) : word);

const IN_TITLE = 4;
const WHOLE_WORD = 1;
const IN_TEXT = 1;
const MOST = 12;

function weigh(asked: string, { title, text }: { readonly title: readonly string[]; readonly text: readonly string[] }): number {
  const begins = (word: string) => word.startsWith(stem(asked));
  const named = title.find(begins);
  if (named !== undefined) return IN_TITLE + (named === asked ? WHOLE_WORD : 0);
  return text.some(begins) ? IN_TEXT : 0;
}

/** Entries that have every word of the question, or its beginning; those that name it in their title first. */
export function searchIn(entries: readonly SearchEntry[], question: string): readonly SearchEntry[] {
  const asked = searchWords(question);
  if (asked.length === 0) return [];
  return entries
    .map((entry) => {
      const words = { title: searchWords(entry.title), text: searchWords(entry.text) };
      const weights = asked.map((word) => weigh(word, words));
      return { entry, weight: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
