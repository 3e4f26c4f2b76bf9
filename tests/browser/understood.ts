import type { Page } from "@playwright/test";
import { expect, type words } from "./product.ts";

/** Reads the modal of a service that is down, and goes back to the page under it. */
export async function understood(page: Page, say: ReturnType<typeof words>, text = "account.problem.service"): Promise<void> {
  const modal = page.getByRole("alertdialog");
  await expect(modal).toContainText(say(text));
  await modal.getByRole("button", { name: say("kit.understood") }).click();
  await expect(modal).toBeHidden();
}
