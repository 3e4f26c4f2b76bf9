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
export const LONGEST = 180;

/** Where a piece may be cut when its sentence is too long: after a clause, else after a word, else anywhere. */
function cutOf(text: string): number {
  if (text.length <= LONGEST) return text.length;
  const within = text.slice(0, LONGEST);
  const clause = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => within.lastIndexOf(mark) + mark.length - 1));
  if (clause > LONGEST / 3) return clause + 1;
  const space = within.lastIndexOf(" ");
  return space > 0 ? space + 1 : LONGEST;
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
