import { pageMessages } from "@shanyraq/i18n/read-messages";
import type { Page } from "@playwright/test";

const ids: ReadonlySet<string> = new Set(Object.keys(pageMessages("ru")));

/** Words of a page that are the id of a text: what react-intl shows where the text is missing or lacks an argument. */
export const idsAmong = (words: readonly string[]): readonly string[] => [...new Set(words.filter((word) => ids.has(word)))];

/** Ids of texts that a page shows, or that a screen reader hears in names of its elements. */
export async function rawIds(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style")) found.push(walker.currentNode.nodeValue ?? "");
    for (const element of document.querySelectorAll("[aria-label], [aria-description], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
    // An id may stand in a sentence, or before a comma of a label that is put together.
    return found.flatMap((text) => text.match(/[A-Za-z][\w-]*(?:\.[\w-]+)+/g) ?? []);
  });
  return idsAmong(words);
}
