import { localeFacts, type Locale } from "@shanyraq/i18n";

/** Letters that Russian has not: a Cyrillic word with one of them is Kazakh, in any name. */
const KAZAKH = /[әғқңөұүһі]/iu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

interface Part {
  readonly text: string;
  /** Its language where it is not the document's, as a tag of BCP 47. */
  readonly language?: string;
}

/** The language of a word that is not of the document's, as far as its letters say. */
function foreignTo(language: Locale, word: string): string | undefined {
  if (language !== "kk" && KAZAKH.test(word)) return localeFacts.kk.tag;
  return language === "en" && CYRILLIC.test(word) ? localeFacts.ru.tag : undefined;
}

/**
 * A text in parts, words of another language apart, each with the marks that stand at it: "договор «Сенім» от" is read aloud by two voices (WCAG 3.1.2, ISO 14289-1
 * 7.2). A part ends before the space that follows it, so that a line breaks where it would without parts.
 */
export function foreignParts(text: string, language: Locale): readonly Part[] {
  const parts: Part[] = [];
  for (const [word] of text.matchAll(/\s*\S+|\s+$/gu)) {
    const foreign = foreignTo(language, word);
    const last = parts.at(-1);
    if (last && last.language === foreign) parts[parts.length - 1] = { ...last, text: last.text + word };
    else parts.push(foreign === undefined ? { text: word } : { text: word, language: foreign });
  }
  return parts;
}

/** Whether a text has words of another language than the document's. */
export const isMixed = (text: string, language: Locale): boolean =>
  foreignParts(text, language).some((part) => part.language !== undefined);
