import type { Page } from "@playwright/test";
import { accessible, expect, smsCode, smsKeys, type words } from "./product.ts";
import { onPhone } from "./signers.ts";
import { ofOthers } from "./words.ts";

export type Say = ReturnType<typeof words>;
const ACCOUNT = "KZ86 125K ZT50 0410 0100";
export const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** From the calculator to the page of the annuity, as a guest. */
export async function calculate(page: Page, say: Say, address: string) {
  await page.goto(address);
  const buy = page.getByRole("button", { name: say("calculators.buy") }).first();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await buy.click();
  await expect(page).toHaveURL(/\/calculate\/online\/[0-9a-f]{32}$/);
  await expect(step(page, say("pension.step.offer"))).toBeVisible();
}

export async function readThatThereIsNoWayBack(page: Page, say: Say) {
  await press(page, say("pension.goOn"));
  await expect(step(page, say("pension.step.irrevocable"))).toBeFocused();
  await press(page, say("pension.goOn"));
  await expect(page.getByText(say("pension.irrevocable.missing"))).toBeVisible();
  await accessible(page);
  await page.getByRole("checkbox").check();
  await press(page, say("pension.goOn"));
}

export async function giveConsent(page: Page, say: Say, origin: string) {
  await expect(step(page, say("pension.step.consent"))).toBeVisible();
  await accessible(page);
  const earlier = await smsKeys(page, origin);
  await press(page, say("pension.consent.send"));
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier, 6));
  await press(page, say("pension.consent.confirm"));
}

export async function nameAccount(page: Page, say: Say) {
  await press(page, say("pension.sums.next"));
  await expect(step(page, say("pension.step.account"))).toBeFocused();
  await page.getByLabel(say("field.iban")).fill(ACCOUNT);
  await press(page, say("pension.account.open"));
}

/** Gets the terms approved, reads the application and confirms it by the code: the contract is made, and waits for a signature. */
export async function confirmApplication(page: Page, say: Say, origin: string) {
  await press(page, say("pension.approve"));
  await expect(page.getByText(say("pension.check.pending")).first()).toBeVisible();
  await accessible(page);
  await expect(page.getByRole("button", { name: say("pension.confirm"), exact: true })).toBeVisible();
  // A reload continues from where it was.
  await page.reload();
  await expect(page.getByText(say("pension.check.approved"))).toHaveCount(2);
  await press(page, say("pension.confirm"));
  await expect(page.getByRole("alert").getByText(say("pension.readFirst"))).toBeVisible();
  // It stands where it is confirmed, and its file is kept beside it.
  await press(page, say("pension.read"));
  await expect(page.locator("main article[lang]").getByRole("heading", { level: 3 })).toBeVisible();
  await accessible(page);
  const paper = page.waitForEvent("download");
  await press(page, say("paper.save"));
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  const earlier = await smsKeys(page, origin);
  await press(page, say("pension.confirm"));
  await expect(step(page, say("pension.step.code"))).toBeFocused();
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier, 6));
  await press(page, say("pension.code.confirm"));
  await expect(page.getByRole("link", { name: say("pension.sign"), exact: true })).toBeVisible();
  await accessible(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

/** Signs the contract with a key on the virtual phone, and comes back to the annuity's page. */
export async function signContract(page: Page, say: Say, origin: string, key: string) {
  const address = page.url();
  await page.getByRole("link", { name: say("pension.sign"), exact: true }).click();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: ofOthers(say("signing.way.qr")), exact: true }).click();
  await expect(page.getByRole("img", { name: ofOthers(say("signing.code")) })).toBeVisible();
  await onPhone(page, origin, "scan", key);
  await expect(page.getByText(say("signing.done.all"))).toBeVisible();
  await page.goto(address);
}
