// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./story.ts";

const OPENED = "kit-overlay-modaldialog--opened-by-a-button";
const opener = "Войти в кабинет";

/** Opens the dialog by its button, and waits until the focus has come into it. */
async function opened(page: Page): Promise<Locator> {
  const button = page.getByRole("button", { name: opener });
  await button.press("Enter");
  await expect(page.locator("[role=dialog]:focus-within, [role=dialog]:focus")).toHaveCount(1);
  return button;
}

test("when a dialog opens, focus moves to an element inside the dialog", async ({ story }) => {
  const page = await story(OPENED);
  await opened(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Tab moves focus to the next tabbable element inside the dialog, and from the last to the first", async ({ story }) => {
  const page = await story(OPENED);
  await opened(page);
  const dialog = page.getByRole("dialog");
  const [close, last] = [dialog.getByRole("button", { name: "Закрыть" }), dialog.getByRole("button", { name: "Войти", exact: true })];
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
});

test("Shift + Tab moves focus to the previous tabbable element, and from the first to the last", async ({ story }) => {
  const page = await story(OPENED);
  await opened(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Закрыть" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Войти", exact: true })).toBeFocused();
});

test("Escape closes the dialog and returns focus to what opened it", async ({ story }) => {
  const page = await story(OPENED);
  const button = await opened(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a visible button that closes the dialog does so, and returns focus to what opened it", async ({ story }) => {
  const page = await story(OPENED);
  const button = await opened(page);
  await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the dialog is labelled by its visible title", async ({ story }) => {
  const page = await story("kit-overlay-modaldialog--default");
  await expect(page.getByRole("dialog", { name: "Вход в личный кабинет", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Вход в личный кабинет" })).toBeVisible();
});

// The pattern's aria-modal tells a reader that the rest is inert; here the rest is hidden and inert in fact, which every reader follows.
test("elements outside an open dialog can be neither reached nor read", async ({ story }) => {
  const page = await story(OPENED);
  const behind = await opened(page);
  expect(await behind.evaluate((element) => element.closest("[inert], [aria-hidden=true]") !== null)).toBe(true);
  await behind.evaluate((element) => element.focus());
  await expect(behind).not.toBeFocused();
});

test("a dialog that must be answered is not closed by Escape", async ({ story }) => {
  const page = await story("kit-overlay-modaldialog--required");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("a drawer keeps to the same pattern: Escape closes it and returns focus to what opened it", async ({ story }) => {
  const page = await story("kit-overlay-drawer--opened-by-a-button");
  const button = page.getByRole("button", { name: "Фильтры", exact: true });
  await button.press("Enter");
  await expect(page.getByRole("dialog", { name: "Фильтры" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe("the sheet of a phone's menu", () => {
  test("is a modal dialog with a name; Escape closes it and returns focus to what opened it", async ({ story }) => {
    const page = await story("shell-headerburger--default");
    await page.setViewportSize({ width: 360, height: 740 });
    const button = page.getByRole("button", { name: "Открыть меню" });
    await button.press("Enter");
    await expect(page.getByRole("dialog", { name: "Главное меню" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
