import { locales } from "@shanyraq/i18n";
import { clippedTexts } from "@shanyraq/stories/proof/clipped-texts.ts";
import { comeToRest, seeAll } from "./come-to-rest.ts";
import { lookOf, looks } from "@shanyraq/stories/proof/reading-looks.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

const widths = [320, 360, 390] as const;
/** A screen is measured some thirty times. */
const MAX_TOUR_MS = 60 * 60_000;

for (const { name, walk } of tours)
  for (const locale of locales)
    test(`${name}, in ${locale}: no text is cut off on a phone, at any size of the version for the visually impaired`, async ({
      page,
      visitIn,
    }) => {
      test.setTimeout(MAX_TOUR_MS);
      await walk(await visitIn(locale), async (screen) => {
        const before = page.viewportSize();
        const lost = new Set<string>();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          await seeAll(page);
          for (const look of looks) {
            const back = await lookOf(page, look);
            for (const { text, by, lost: px } of await clippedTexts(page))
              lost.add(`${width} px, ${look.name}: "${text}" by ${by}, ${px} px`);
            await back();
          }
        }
        if (before) await page.setViewportSize(before);
        await comeToRest(page);
        expect.soft([...lost], screen).toEqual([]);
      });
    });
