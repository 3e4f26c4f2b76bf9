// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ : an editable one, whose listbox stands under it in a dialog
import type { Page } from "@playwright/test";
import { expect, test } from "./story.ts";

const LIST = "kit-fields-classifierdialog--default";
const activeOption = async (page: Page): Promise<string> => {
  const id = await page.getByRole("combobox").getAttribute("aria-activedescendant");
  return id === null ? "" : page.locator(`[id="${id}"]`).innerText();
};

test("the combobox has focus, a name, and refers to the listbox that it controls", async ({ story }) => {
  const page = await story(LIST);
  const box = page.getByRole("combobox", { name: "Код или слова из названия" });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(box).toHaveAttribute("aria-autocomplete", "list");
  const list = await page.getByRole("listbox").getAttribute("id");
  await expect(box).toHaveAttribute("aria-controls", list ?? "");
});

test("the combobox has focus after a press without a pointer and two transitions that were called off at once", async ({ story }) => {
  // A screen reader presses like this; react-aria then waits for every transition whose start it has seen (`patches/react-aria`).
  await story(LIST);
  const page = await story("kit-actions-button--default");
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = document.createElement("div");
    moved.style.cssText = "opacity: 0; width: 1px";
    moved.style.setProperty("transition", "opacity 60s, width 60s", "important");
    document.body.append(moved);
    await frame();
    Object.assign(moved.style, { opacity: "1", width: "2px" });
    await frame();
    await frame();
    moved.style.display = "none";
    await frame();
    document.querySelector("button")?.click();
  });
  await story(LIST);
  await expect(page.getByRole("combobox", { name: "Код или слова из названия" })).toBeFocused();
});

test("Down Arrow moves to the first option while DOM focus stays in the combobox", async ({ story }) => {
  const page = await story(LIST);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => activeOption(page)).toContain("01111");
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("Up Arrow moves to the option before", async ({ story }) => {
  const page = await story(LIST);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => activeOption(page)).toContain("01112");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => activeOption(page)).toContain("01111");
});

test("printable characters type into the combobox and narrow the list", async ({ story }) => {
  const page = await story(LIST);
  await page.keyboard.type("65111");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("option")).toContainText("65111");
});

test("Escape clears the combobox, and pressed again closes what it stands in", async ({ story }) => {
  const page = await story("kit-fields-classifierfield--default");
  await page.getByRole("button", { name: /Вид деятельности/ }).press("Enter");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("65");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Вид деятельности/ })).toBeFocused();
});

test("Enter accepts the focused option, closes, and returns focus with the value in place", async ({ story }) => {
  const page = await story("kit-fields-classifierfield--default");
  await page.getByRole("button", { name: /Вид деятельности/ }).press("Enter");
  await page.getByRole("combobox").pressSequentially("65111");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /65111/ })).toBeFocused();
});

test.describe("its listbox", () => {
  test("has a name, and each option says its place though not all stand in the document", async ({ story }) => {
    const page = await story(LIST);
    await expect(page.getByRole("listbox", { name: "Найденное" })).toBeVisible();
    const first = page.getByRole("option").first();
    await expect(first).toHaveAttribute("aria-posinset", "1");
    await expect(first).toHaveAttribute("aria-setsize", /^\d{3,}$/);
  });

  test("the chosen option is the one with aria-selected", async ({ story }) => {
    const page = await story("kit-fields-classifierdialog--chosen");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
    await expect(page.getByRole("option", { selected: true })).toContainText("01112");
  });
});
