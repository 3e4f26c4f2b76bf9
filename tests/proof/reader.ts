import type { Page } from "@playwright/test";
import { lendReader, type Reader } from "../browser/virtual-reader.ts";

/** More phrases than any screen has. */
const ENDLESS = 3_000;

/**
 * All that a screen reader says of what stands there, a phrase a line: of the dialog that lies over the page, or else of the page's main part.
 * What takes the focus is said by the reader a second time where it comes to it; the second time is left out.
 */
export async function readAloud(page: Page): Promise<readonly string[]> {
  await lendReader(page);
  return page.evaluate(async (endless) => {
    const { virtualReader: reader } = globalThis as unknown as { virtualReader: Reader };
    const over = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].at(-1);
    const container = over ?? document.querySelector("main") ?? document.body;
    await reader.start({ container });
    const first = reader.activeNode;
    const [firstPhrase] = await reader.spokenPhraseLog();
    let round = false;
    for (let step = 0; step < endless && !round; step += 1) {
      await reader.next();
      round = reader.activeNode === first && (await reader.lastSpokenPhrase()) === firstPhrase;
    }
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    return (round ? log.slice(0, -1) : [...log, "THE READER HAS NOT COME TO AN END"]).filter(
      (phrase, index, all) => phrase !== all[index - 1],
    );
  }, ENDLESS);
}
