/** Letters that Russian and English have not. A word with one of them is Kazakh, whoever's name it is. */
// Any other word is matched too, without the group: were it passed over, each of its letters would be tried as a beginning.
const WORDS = /(\p{L}*[әғқңөұүһіӘҒҚҢӨҰҮҺІ]\p{L}*(?:[\s\u00a0-]+\p{L}*[әғқңөұүһіӘҒҚҢӨҰҮҺІ]\p{L}*)*)|\p{L}+/gu;

interface Part {
  readonly text: string;
  readonly kazakh: boolean;
}

/** A text of another language in parts, its Kazakh words apart: "договор «Сенім»" is read aloud by two voices. */
export function kazakhParts(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 1: word, index } of text.matchAll(WORDS)) {
    if (word === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index), kazakh: false });
    parts.push({ text: word, kazakh: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kazakh: false });
  return parts;
}

/** The same of markup that an editor wrote: words between its tags, never inside one. */
export const withKazakhMarked = (html: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map((piece) =>
      piece.startsWith("<") ? piece : piece.replace(WORDS, (word, kazakh?: string) => (kazakh ? `<span lang="kk">${word}</span>` : word)),
    )
    .join("");
