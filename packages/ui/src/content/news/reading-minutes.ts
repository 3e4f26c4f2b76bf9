import { textOfHtml } from "@shanyraq/rules/html-text";

const WORDS_A_MINUTE = 160;

/** How long somebody reads a text; a minute at least. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOfHtml(html).split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE));
