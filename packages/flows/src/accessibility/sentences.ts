import type { SpokenLanguage } from "@shanyraq/i18n";

/** A stretch of the page's text in one language. Stretches follow each other in the page's order. */
export interface Passage {
  readonly text: string;
  readonly language: SpokenLanguage;
}

/** What is spoken in one go. */
export interface Sentence extends Passage {
  /** Where it begins in the whole text that is read. */
  readonly from: number;
}

/**
 * Longest piece that is spoken in one go. Chromium's network voices fall silent after about 14 seconds without a word
 * of it, and some engines refuse more than 4,096 bytes; 180 letters take some 12 seconds and 360 bytes.
 */
export const MAX_LENGTH = 180;

/** What is spoken in one go at a pace: slower speech takes longer over the same letters. */
const longestAt = (rate: number): number => Math.floor(MAX_LENGTH * Math.min(1, rate));

/** Where a piece may be cut when its sentence is too long: after a clause, else after a word, else anywhere. */
function cutOf(text: string, longest = MAX_LENGTH): number {
  if (text.length <= longest) return text.length;
  const within = text.slice(0, longest);
  const clause = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => within.lastIndexOf(mark) + mark.length - 1));
  if (clause > longest / 3) return clause + 1;
  const space = within.lastIndexOf(" ");
  return space > 0 ? space + 1 : longest;
}

function* piecesOf(sentence: string): Generator<string> {
  for (let rest = sentence; rest !== "";) {
    const cut = cutOf(rest);
    yield rest.slice(0, cut);
    rest = rest.slice(cut);
  }
}

/** Splits passages into what is spoken in one go; what holds no letter and no figure is passed over. */
export function sentencesOf(passages: readonly Passage[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { text, language } of passages) {
    for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
      for (const piece of piecesOf(segment)) {
        if (/[\p{L}\p{N}]/u.test(piece)) sentences.push({ text: piece, language, from });
        from += piece.length;
      }
    }
  }
  return sentences;
}

/** The same sentences, of which the one that is due is short enough for the pace: what is left of it follows. */
export function fitted(sentences: readonly Sentence[], index: number, rate: number): readonly Sentence[] {
  const due = sentences[index];
  const cut = due ? cutOf(due.text, longestAt(rate)) : 0;
  if (!due || cut === due.text.length) return sentences;
  const [first, rest] = [due.text.slice(0, cut), due.text.slice(cut)];
  return [
    ...sentences.slice(0, index),
    { ...due, text: first },
    { ...due, text: rest, from: due.from + cut },
    ...sentences.slice(index + 1),
  ];
}

/** Where a reading was left: its place in the whole text, and the sentence that stood there. */
export interface Place {
  readonly from: number;
  /** None where the place alone is known. */
  readonly text?: string | undefined;
}

/** The sentence at a place: the same words, the nearest ones where they stand more than once; else what has that place now. */
export function sentenceAt(sentences: readonly Sentence[], { from, text }: Place): number {
  const distance = (index: number) => Math.abs((sentences[index]?.from ?? 0) - from);
  const same = sentences.flatMap((sentence, index) => (text !== undefined && sentence.text.trim() === text.trim() ? [index] : []));
  const [nearest] = same.toSorted((one, other) => distance(one) - distance(other));
  return (
    nearest ??
    Math.max(
      0,
      sentences.findLastIndex((sentence) => sentence.from <= from),
    )
  );
}
