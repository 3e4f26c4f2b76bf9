// https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ The parts are the language's own `details`: their summary is the button that the pattern asks for, and
// says whether it is expanded without our doing.
import { expect, test } from "./story.ts";

for (const key of ["Enter", "Space"])
  test(`${key} on the header of a closed panel opens it, and on that of an open panel closes it`, async ({ story }) => {
    const page = await story("kit-actions-accordion--default");
    const header = page.locator("summary").first();
    const panel = page.getByText("Можно, с третьего года");
    await header.press(key);
    await expect(panel).toBeVisible();
    await header.press(key);
    await expect(panel).toBeHidden();
  });

test("Tab moves focus to the next header, and over what a closed panel holds", async ({ story }) => {
  const page = await story("kit-actions-accordion--default");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary").nth(1)).toBeFocused();
});

test("when one panel at a time is open, opening another closes it", async ({ story }) => {
  const page = await story("kit-actions-accordion--one-at-a-time");
  await page.locator("summary").first().press("Enter");
  await page.locator("summary").nth(1).press("Enter");
  await expect(page.getByText("Заявление и удостоверение")).toBeVisible();
  await expect(page.getByText("Можно, с третьего года")).toBeHidden();
});

test("a header says whether its panel is expanded", async ({ story }) => {
  const page = await story("kit-actions-accordion--default");
  await page.locator("summary").first().press("Enter");
  await expect(page.locator("details").first()).toHaveAttribute("open", "");
  await expect(page.locator("details").nth(1)).not.toHaveAttribute("open");
});
