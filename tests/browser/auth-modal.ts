import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@shanyraq/i18n";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { at, expect, words } from "./product.ts";
import { loginOf } from "./sign-in.ts";

export type Say = (id: string) => string;
const modalOf = (page: Page): Locator => page.locator("#bv-modal-auth");
/** An invented person; tests of one worker share a product, so everybody has a number of their own. */
export const resident = (number: string) => ({
  "field.lastName": "Ерланов",
  "field.firstName": "Тимур",
  "field.iin": iinWithCheckDigit(`950719301${number}`) ?? "",
  "field.phone": `+7 (700) 555-4${number.slice(0, 1)}-${number}`,
  "field.email": `timur${number}@example.kz`,
});
export const STRONG = "Төрт-сөз-жарық";

export async function openModal(page: Page, origin: string, locale: Locale): Promise<{ readonly modal: Locator; readonly say: Say }> {
  const say = words(locale);
  await page.goto(origin + at(locale, "/"));
  await loginOf(page, say).click();
  const modal = modalOf(page);
  await expect(modal).toBeVisible();
  return { modal, say };
}
export const tab = (modal: Locator, name: string) => modal.getByRole("tab", { name, exact: true });
export const button = (modal: Locator, name: string) => modal.getByRole("button", { name, exact: true });
export const heading = (modal: Locator, name: string) => expect(modal.getByRole("heading", { name, exact: true })).toBeFocused();

export async function fill(modal: Locator, say: Say, typed: Readonly<Record<string, string>>, password: string): Promise<void> {
  for (const [id, value] of Object.entries(typed)) await modal.getByLabel(say(id), { exact: true }).fill(value);
  await modal.getByLabel(say("field.newPassword"), { exact: true }).fill(password);
  await modal.getByLabel(say("field.passwordRepeat"), { exact: true }).fill(password);
}
export async function typeCode(modal: Locator, say: Say, code: string, confirm: string): Promise<void> {
  await modal.getByRole("textbox", { name: say("field.code") }).fill(code);
  await button(modal, say(confirm)).click();
}
export const wrong = (code: string) => [...code].map((digit) => (Number(digit) + 1) % 10).join("");
