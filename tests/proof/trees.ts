import type { Locator, Page } from "@playwright/test";
import { normalised } from "./normalised.ts";

/** The page around a screen: what every page has, kept once. */
export const FRAME = "frame";

/** What assistive technology is given of what is around a screen. */
export async function frameTree(page: Page): Promise<string> {
  const around = await Promise.all(["header", "footer"].map((part) => page.locator(part).first().ariaSnapshot()));
  return normalised(around.join("\n"));
}

/** What it is given of a screen: of the part that is meant, of the dialog that lies over the page, or else of the page's main part. */
export async function screenTree(page: Page, part?: Locator): Promise<string> {
  if (part) return normalised(await part.ariaSnapshot());
  const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
  const shown = (await dialog.count()) > 0 ? dialog : page.locator("main");
  return normalised(await shown.ariaSnapshot());
}
