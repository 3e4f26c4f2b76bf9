import type { Page } from "@playwright/test";

/** What still comes in is not seen yet: a dialog that is on its way has no opacity, and axe takes the page behind it for the story. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector("[data-waiting], [data-entering]") === null);
};
