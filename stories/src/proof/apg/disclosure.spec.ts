// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ and its example of a site's navigation
import { expect, test } from "./story.ts";

const MENU = "shell-headermenu--default";

for (const key of ["Enter", "Space"])
  test(`${key} shows what the disclosure controls, and hides it again`, async ({ story }) => {
    const page = await story(MENU);
    const button = page.getByRole("button", { name: "Продукты" });
    await button.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("link", { name: "Страхование жизни на срок" })).toBeVisible();
    await button.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: "Страхование жизни на срок" })).toBeHidden();
  });

test("the button refers to what it shows by aria-controls", async ({ story }) => {
  const page = await story(MENU);
  const button = page.getByRole("button", { name: "Продукты" });
  const controlled = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
  await expect(controlled).toBeHidden();
  await button.press("Enter");
  await expect(controlled).toBeVisible();
});

test("Tab leads from the button into the links that it has shown", async ({ story }) => {
  const page = await story(MENU);
  await page.getByRole("button", { name: "Продукты" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Весь раздел «Продукты»" })).toBeFocused();
});

test("Escape closes an open list of links and sets focus on the button that controls it", async ({ story }) => {
  const page = await story(MENU);
  const button = page.getByRole("button", { name: "Продукты" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test("the link to the page that is shown has aria-current", async ({ story }) => {
  const page = await story(MENU);
  await page.getByRole("button", { name: "Продукты" }).press("Enter");
  await expect(page.getByRole("link", { name: "Сенім" })).toHaveAttribute("aria-current", "page");
});

// The pattern of a menu is for commands of an application; for a site's navigation the guide itself advises a disclosure.
test("links of a site are not a menu: neither role menu nor menuitem is used in the header", async ({ story }) => {
  const page = await story("shell-header--menu-open");
  await expect(page.locator("[role=menu], [role=menubar], [role=menuitem], [aria-haspopup=menu], [aria-haspopup=true]")).toHaveCount(0);
});
