import type { Page } from "@playwright/test";
import type { Say } from "./auth-modal.ts";
import { accessible, expect } from "./product.ts";

/** The first document of a request stands open as a page, where phones show no PDF; it is read as its sheets too, and put away. */
export async function paperIsRead(page: Page, say: Say, named: string): Promise<void> {
  const press = (id: string) =>
    page
      .getByRole("button", { name: say(id), exact: true })
      .first()
      .click();
  const paper = page.locator("main article[lang]");
  await expect(paper.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(paper).toContainText(named);
  await accessible(page);
  await press("paper.sheets");
  await expect(page.locator("iframe")).toHaveAttribute("src", /^blob:/);
  await press("signing.document.hide");
  await expect(paper).toBeHidden();
}
