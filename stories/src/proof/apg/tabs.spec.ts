// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ , with automatic activation: the panels are there at once
import { expect, test } from "./story.ts";

const TABS = "kit-actions-tabs--default";

test("Tab into the list of tabs places focus on the active tab, and then leads to its panel", async ({ story }) => {
  const page = await story(TABS);
  await page.getByRole("tab", { name: "Обзор" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab", { name: "Платежи" })).toBeFocused();
});

test("Right Arrow moves focus to the next tab and activates it, from the last to the first", async ({ story }) => {
  const page = await story(TABS);
  await page.getByRole("tab", { name: "Обзор" }).focus();
  for (const name of ["Платежи", "Документы", "Обзор"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
});

test("Left Arrow moves focus to the previous tab, from the first to the last", async ({ story }) => {
  const page = await story(TABS);
  await page.getByRole("tab", { name: "Обзор" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Документы" })).toBeFocused();
});

test("Home moves focus to the first tab, and End to the last", async ({ story }) => {
  const page = await story(TABS);
  await page.getByRole("tab", { name: "Обзор" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Документы" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Обзор" })).toBeFocused();
});

test("the list of tabs has a name, and the panel is labelled by the tab that controls it", async ({ story }) => {
  const page = await story(TABS);
  await expect(page.getByRole("tablist", { name: "Договор" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Обзор" })).toBeVisible();
  const panel = await page.getByRole("tabpanel").getAttribute("id");
  await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("aria-controls", panel ?? "");
});

test("a disabled tab says so and is passed over", async ({ story }) => {
  const page = await story("kit-actions-tabs--disabled");
  await expect(page.getByRole("tab", { name: "Документы" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("tab", { name: "Обзор" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Платежи" })).toBeFocused();
});
