import type { Page } from "@playwright/test";
import { button, type Say } from "./auth-modal.ts";
import { accessible, expect } from "./product.ts";

/** After another check: a document and its signature together; then the signature alone, which stays and asks for its document. */
export async function detachedIsChecked(page: Page, say: Say, { cms, pdf }: { readonly cms: string; readonly pdf: string }): Promise<void> {
  const main = page.getByRole("main");
  const give = async (...files: readonly string[]) => page.locator("input[type=file]").setInputFiles(files);
  await button(main, say("signing.verify.again")).click();
  await give(pdf, cms);
  await expect(page.getByText(say("signing.verdict.valid"), { exact: true })).toBeVisible();
  await expect(page.getByText(say("signing.file.stayed"))).toBeVisible();
  await accessible(page);

  await button(main, say("signing.verify.again")).click();
  await give(cms);
  await expect(page.getByText(say("signing.verify.content"), { exact: true })).toBeVisible();
  // The field of a file counts as a button of the same name.
  await expect(main.locator("button", { hasText: say("signing.verify.content.choose") })).toBeVisible();
  await accessible(page);
  await give(pdf);
  await expect(page.getByText(say("signing.verdict.valid"), { exact: true })).toBeVisible();
}
