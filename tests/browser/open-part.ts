import type { Page } from "@playwright/test";

/** Opens a part of a contract's page, which a phone begins with closed. */
export const openPart = (page: Page, id: string): Promise<void> => page.locator(`#${id} h2 button[aria-expanded=false]`).click();
