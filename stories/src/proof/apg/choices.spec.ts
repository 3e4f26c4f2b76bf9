// https://www.w3.org/WAI/ARIA/apg/patterns/radio/ and /checkbox/ : the language's own controls
import { expect, test } from "./story.ts";

const RADIOS = "kit-fields-choicefield--default";

test.describe("radio group", () => {
  test("Tab moves focus to the checked radio button, and out of the group", async ({ story }) => {
    const page = await story(RADIOS);
    await page.getByRole("radio", { name: "Раз в месяц" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: "Раз в месяц" })).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("radio", { name: "Раз в месяц" })).toBeFocused();
  });

  for (const key of ["ArrowDown", "ArrowRight"])
    test(`${key} checks the next radio button, from the last the first`, async ({ story }) => {
      const page = await story(RADIOS);
      await page.getByRole("radio", { name: "Раз в месяц" }).press(key);
      await expect(page.getByRole("radio", { name: "Один раз" })).toBeFocused();
      await expect(page.getByRole("radio", { name: "Один раз" })).toBeChecked();
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    });

  for (const key of ["ArrowUp", "ArrowLeft"])
    test(`${key} checks the previous radio button`, async ({ story }) => {
      const page = await story(RADIOS);
      await page.getByRole("radio", { name: "Раз в месяц" }).press(key);
      await expect(page.getByRole("radio", { name: "Раз в год" })).toBeChecked();
      await expect(page.getByRole("radio", { name: "Раз в год" })).toBeFocused();
    });

  test("Space checks the focused radio button when none is checked", async ({ story }) => {
    const page = await story("kit-fields-choicefield--nothing");
    await page.getByRole("radio").first().press("Space");
    await expect(page.getByRole("radio").first()).toBeChecked();
  });

  test("the group has the question as its name, and its fault as its description", async ({ story }) => {
    const page = await story("kit-fields-choicefield--with-error");
    const group = page.getByRole("group", { name: "Как часто платить" });
    await expect(group).toHaveAccessibleDescription(/Выберите один ответ/);
  });
});

test.describe("checkbox", () => {
  test("Space changes the state of the checkbox", async ({ story }) => {
    const page = await story("kit-fields-checkboxfield--default");
    const box = page.getByRole("checkbox", { name: "Согласен на обработку персональных данных" });
    await box.press("Space");
    await expect(box).toBeChecked();
    await box.press("Space");
    await expect(box).not.toBeChecked();
  });

  test("each checkbox of a group is a stop of Tab, and the group has a name", async ({ story }) => {
    const page = await story("kit-fields-choicesfield--default");
    await expect(page.getByRole("group", { name: "Дополнительная защита" })).toBeVisible();
    await page.getByRole("checkbox").first().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox").nth(1)).toBeFocused();
  });
});
