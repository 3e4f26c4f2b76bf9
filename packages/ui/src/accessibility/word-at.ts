/** A word of a text. */
export interface WordPlace {
  readonly from: number;
  readonly length: number;
}

/** How long characters take in comparison to a letter: a figure is a word or its part, a mark is a pause. */
const weightOf = (character: string): number => {
  if (/\d/.test(character)) return 3;
  if (/[,;:–—]/.test(character)) return 3;
  return /[.!?…]/.test(character) ? 4 : 1;
};
const weightIn = (text: string): number => [...text].reduce((sum, character) => sum + weightOf(character), 0);

/**
 * The word that is spoken when a share of a text, from 0 to 1, has been spoken. Recordings have no times of their words: the place is in proportion to the
 * characters.
 */
export function wordAt(text: string, share: number): WordPlace | undefined {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, length: word.length, weight: weightIn(word) + 1 }));
  const due = share * words.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  for (const { from, length, weight } of words) {
    before += weight;
    if (due < before) return { from, length };
  }
  const last = words.at(-1);
  return last && { from: last.from, length: last.length };
}
