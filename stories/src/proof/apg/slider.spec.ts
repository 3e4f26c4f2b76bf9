// https://www.w3.org/WAI/ARIA/apg/patterns/slider/ and /spinbutton/
// The number beside the slider is a text field: the guide's spinbutton is for values that are better stepped than typed, and a screen reader
// reads a sum that is being typed in a spinbutton digit by digit without its unit.
import type { Page } from "@playwright/test";
import { expect, test } from "./story.ts";

const STORY = "kit-fields-numberslider--default";
const slider = (page: Page) => page.getByRole("slider", { name: "Страховая сумма" });

for (const key of ["ArrowRight", "ArrowUp"])
  test(`${key} increases the value by one step`, async ({ story }) => {
    const page = await story(STORY);
    await slider(page).press(key);
    await expect(slider(page)).toHaveValue("5100000");
  });

for (const key of ["ArrowLeft", "ArrowDown"])
  test(`${key} decreases the value by one step`, async ({ story }) => {
    const page = await story(STORY);
    await slider(page).press(key);
    await expect(slider(page)).toHaveValue("4900000");
  });

test("Home sets the slider to the first allowed value, and End to the last", async ({ story }) => {
  const page = await story(STORY);
  await slider(page).press("Home");
  await expect(slider(page)).toHaveValue("500000");
  await slider(page).press("End");
  await expect(slider(page)).toHaveValue("30000000");
});

test("Page Up increases the value by more than a step, and Page Down decreases it by more than a step", async ({ story }) => {
  const page = await story(STORY);
  await slider(page).press("PageUp");
  const more = Number(await slider(page).inputValue());
  expect(more).toBeGreaterThan(5_100_000);
  await slider(page).press("PageDown");
  expect(Number(await slider(page).inputValue())).toBeLessThan(more - 100_000);
});

test("the value is announced with its unit, as it reads on the screen", async ({ story }) => {
  const page = await story(STORY);
  await slider(page).press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^5\s100\s000\s₸$/u);
});

test("a typed value moves the slider, and its limits are the field's description", async ({ story }) => {
  const page = await story(STORY);
  const field = page.getByRole("textbox", { name: "Страховая сумма" });
  await expect(field).toHaveAccessibleDescription(/500\s000.*30\s000\s000/u);
  await field.fill("7000000");
  await field.press("Tab");
  await expect(slider(page)).toHaveValue("7000000");
});
