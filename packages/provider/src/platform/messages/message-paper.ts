import type { ReadingWay } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Attachment } from "../ports/messages.ts";

/** A paper of a message: its file, and where its owner reads it as a page. */
export interface MessagePaper {
  readonly attachment: Attachment;
  readonly name: string;
  /** An address of the site. */
  readonly page: string;
  /** How the owner of its contract reads. */
  readonly reading: ReadingWay;
  readonly locale: Locale;
}

/**
 * The text of a message with the pages of its papers: before its own words for those who listen, after them for those who read large print. Others have the
 * files.
 */
export function withPages(words: string, papers: readonly MessagePaper[]): string {
  const [first] = papers;
  if (!first || first.reading === "ordinary") return words;
  const pages = [text(first.locale, "letter.pages"), ...papers.map(({ name, page }) => `${name}\n${page}`)].join("\n\n");
  return first.reading === "aloud" ? `${pages}\n\n${words}` : `${words}\n\n${pages}`;
}
