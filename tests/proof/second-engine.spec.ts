import { locales } from "@shanyraq/i18n";
import { secondOpinion } from "@shanyraq/stories/proof/second-engine.ts";
import { writeFigures } from "../src/product/figures.ts";
import { seeAll } from "./come-to-rest.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

const counts: Record<string, number> = {};
let screens = 0;

for (const { name, walk } of tours)
  for (const locale of locales)
    test(`${name}, in ${locale}: the second engine has nothing against any screen`, async ({ page, visitIn }) => {
      await walk(await visitIn(locale), async (screen) => {
        await seeAll(page);
        const { violations, toReview } = await secondOpinion(page);
        screens += 1;
        for (const [rule, times] of Object.entries(toReview)) counts[rule] = (counts[rule] ?? 0) + times;
        expect.soft(violations.join("\n"), screen).toBe("");
      });
    });

test.afterAll(() => {
  const most = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const measured = `${screens} screens; left to a person's eye: ${most.map(([rule, times]) => `${rule} ${times}`).join(", ")}`;
  writeFigures("screens-second-engine", [{ name: "the second engine over the screens", measured, goal: "", ok: true }]);
});

test("the second engine finds an image without a name, where there is one", async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="a.png"></main></html>');
  const { violations } = await secondOpinion(page);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain("img_alt_valid");
});
