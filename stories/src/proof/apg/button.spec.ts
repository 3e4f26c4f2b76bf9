// https://www.w3.org/WAI/ARIA/apg/patterns/button/
import { expect, test } from "./story.ts";

for (const key of ["Enter", "Space"])
  test(`${key} activates the button`, async ({ story }) => {
    const page = await story("content-filterbar--default");
    const button = page.getByRole("button", { name: "Для ребёнка" });
    await button.press(key);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });

test("a toggle button says by aria-pressed whether it is on, and its name stays", async ({ story }) => {
  const page = await story("content-filterbar--default");
  await expect(page.getByRole("button", { name: "Все", pressed: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Для семьи" }).press("Enter");
  await expect(page.getByRole("button", { pressed: true })).toHaveText(["Для семьи"]);
  await expect(page.getByRole("button", { name: "Все", pressed: false })).toHaveCount(1);
});

test("focus stays on a button that changes what is on the page and does not leave its place", async ({ story }) => {
  const page = await story("kit-fields-passwordfield--default");
  const show = page.getByRole("button").first();
  await show.press("Enter");
  await expect(show).toBeFocused();
});

test("a busy button keeps focus, says that it cannot be pressed now, and says why", async ({ story }) => {
  const page = await story("kit-actions-button--busy");
  const button = page.getByRole("button", { name: /Оформить полис/ });
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("status")).toHaveText("Подождите, отправляем");
});

test("a button of an icon alone has a name", async ({ story }) => {
  const page = await story("kit-actions-iconbutton--default");
  await expect(page.getByRole("button").first()).toHaveAccessibleName(/\p{L}/u);
});
