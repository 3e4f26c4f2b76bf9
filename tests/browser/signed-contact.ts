import type { Page } from "@playwright/test";
import { tab } from "./auth-modal.ts";
import { codeTo } from "./inbox.ts";
import { accessible, expect, words } from "./product.ts";
import { chooseKey } from "./signers.ts";

/** S31: a signature stands for the code to the former number, which its owner may have lost. */
export async function phoneIsChangedAfterSigning(page: Page, origin: string): Promise<void> {
  const say = words("kk");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${origin}/kk/cabinet/info`);
  const modal = page.locator("#bv-modal-auth");
  await tab(modal, say("account.login.signature")).click();
  await modal.getByRole("button", { name: say("account.signature.app") }).click();
  await chooseKey(page, origin, "person-gost");
  await page.getByRole("button", { name: say("cabinet.contact.change.phone") }).click();
  await page.getByLabel(say("field.newPhone")).fill("7005550088");
  await page.getByRole("button", { name: say("cabinet.contact.submitOne") }).click();
  await expect(page.getByLabel(say("field.codeNew"))).toBeVisible();
  await expect(page.getByLabel(say("field.codeOld"))).toHaveCount(0);
  await accessible(page);
  await page.getByLabel(say("field.codeNew")).fill(await codeTo(page, origin, "77005550088"));
  await page.getByRole("button", { name: say("cabinet.contact.confirm") }).click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: "+7 (700) 555-00-88" })).toBeVisible();
}
