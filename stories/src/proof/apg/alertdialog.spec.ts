// https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
import { expect, test } from "./story.ts";

const OPENED = "kit-overlay-alertdialog--opened-by-a-button";

test("the element that contains the alert has role alertdialog, a label, and a description by its message", async ({ story }) => {
  const page = await story("kit-overlay-alertdialog--default");
  const alert = page.getByRole("alertdialog", { name: "Расторгнуть договор?" });
  await expect(alert).toBeVisible();
  await expect(alert).toHaveAccessibleDescription(/Вернуть договор будет нельзя/);
});

test("focus stands on the answer that changes nothing", async ({ story }) => {
  const page = await story("kit-overlay-alertdialog--default");
  await expect(page.getByRole("button", { name: "Оставить" })).toBeFocused();
});

test("Tab and Shift + Tab keep focus inside the alert dialog", async ({ story }) => {
  const page = await story("kit-overlay-alertdialog--default");
  const stays = () => page.getByRole("alertdialog").evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await stays(), key).toBe(true);
  }
});

test("Escape closes the alert dialog and returns focus to what opened it", async ({ story }) => {
  const page = await story(OPENED);
  const button = page.getByRole("button", { name: "Прекратить договор" });
  await button.press("Enter");
  await expect(page.getByRole("button", { name: "Оставить" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});
