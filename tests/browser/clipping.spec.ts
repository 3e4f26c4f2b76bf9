import { clippedTexts } from "@shanyraq/stories/proof/clipped-texts.ts";
import { lookOf, looks } from "@shanyraq/stories/proof/reading-looks.ts";
import { expect, test } from "./product.ts";

/** All screens in all sizes are `proof/clipping.spec.ts`, in the full run. */
const sizes = looks.filter(({ name }) => ["150 %", "200 %", "300 %"].includes(name));
test.use({ viewport: { width: 360, height: 740 } });

test("a price is whole on a phone at every size of the version for the visually impaired", async ({ page, running }) => {
  await page.goto(`${running.origin()}/products/senim/calculate`);
  await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
  for (const look of sizes) {
    const back = await lookOf(page, look);
    expect(await clippedTexts(page), look.name).toEqual([]);
    await back();
  }
});

test("the menu of a phone is whole at every size, with all that it opens", async ({ page, running }) => {
  await page.goto(`${running.origin()}/kk`);
  await page.locator("header button[aria-haspopup=dialog]:visible").last().click();
  const menu = page.locator("dialog[open]");
  await menu.evaluate((sheet) => {
    for (const part of sheet.querySelectorAll("details")) part.open = true;
  });
  for (const look of looks.filter(({ name }) => ["200 %", "400 %"].includes(name))) {
    const back = await lookOf(page, look);
    expect(await clippedTexts(page), look.name).toEqual([]);
    await back();
  }
});

test("a text that a box cuts off, and a sum that is broken, are found", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Planted</title>
    <style>b { display: block; overflow: hidden; width: 40px; white-space: nowrap } i { display: block; overflow: auto; width: 40px; white-space: nowrap }
    u { display: block; width: 60px; overflow-wrap: anywhere }</style>
    <s style="display: block; overflow: hidden; width: 200px; height: 30px"><details><summary>Closed</summary><p>What nobody sees yet</p></details></s>
    <dialog open style="width: 60px; height: 60px; overflow: auto; white-space: nowrap">beyond its dialog</dialog>
    <b>cut off by its box</b><i>to be scrolled to</i><u>2&nbsp;930&nbsp;315&nbsp;₸</u>`);
  expect((await clippedTexts(page)).map(({ text, by }) => `${text} ${by}`)).toEqual([
    "beyond its dialog <dialog >",
    "cut off by its box <b >",
    "2\u00a0930\u00a0315\u00a0₸ broken in <u >",
  ]);
});
