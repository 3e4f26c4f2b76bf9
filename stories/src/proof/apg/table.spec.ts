// https://www.w3.org/WAI/ARIA/apg/patterns/table/
import { expect, test } from "./story.ts";

const STORY = "kit-data-scheduletable--default";

for (const [where, width] of [
  ["a desktop", 1280],
  ["a phone, where each row is a card", 320],
] as const)
  test(`on ${where} the table has a name, rows, headers of its columns and rows, and cells`, async ({ story }) => {
    const page = await story(STORY);
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole("table", { name: "По годам" });
    await expect(table.getByRole("columnheader")).toHaveText(["Год", "Внесено, ₸", "Накоплено, ₸"]);
    await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveCount(2);
    await expect(table.getByRole("row").nth(1).getByRole("rowheader")).toHaveText(/^(?:Год)?1$/);
  });

test("a table that scrolls is reached by Tab and has a name", async ({ story }) => {
  const page = await story(STORY);
  const area = page.getByRole("group", { name: "По годам" });
  await area.focus();
  await expect(area).toBeFocused();
});

test("rows that were folded come into the same table by a button that says what it does", async ({ story }) => {
  const page = await story("kit-data-scheduletable--folded");
  const before = await page.getByRole("row").count();
  const more = page.getByRole("button").first();
  await expect(more).toHaveAccessibleName(/\p{L}/u);
  await more.press("Enter");
  await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(before);
});
