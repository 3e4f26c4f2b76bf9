import type { Locator, Page } from "@playwright/test";

const MAX_STOPS = 120;

/** Moves by Tab alone to an element; one that cannot be reached fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by Tab");
}
