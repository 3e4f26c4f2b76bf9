/** Letters that Russian and English have not. A word with one of them is Kazakh, in any name. */
// Tags of markup and any other word are matched too, without the group: were they passed over, each of their letters would be tried as a beginning.
const WORDS = /<[^<>]*>|(\p{L}*[әғқңөұүһі]\p{L}*(?:[\s-]+\p{L}*[әғқңөұүһі]\p{L}*)*)|\p{L}+/giu;

interface Part {
  readonly text: string;
  readonly kazakh: boolean;
}

/** A text of another language in parts, its Kazakh words apart: "договор «Сенім»" is read aloud by two voices. */
export function kazakhParts(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 1: word, index } of text.matchAll(WORDS)) {
    if (!word) continue;
    if (index > from) parts.push({ text: text.slice(from, index), kazakh: false });
    parts.push({ text: word, kazakh: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kazakh: false });
  return parts;
}

/** The same of markup that an editor wrote: words between its tags, never inside one. */
export const withKazakhMarked = (html: string): string =>
  html.replace(WORDS, (all, kazakh?: string) => (kazakh ? `<span lang="kk">${all}</span>` : all));
