import { locales } from "@shanyraq/i18n";
import { cutOff, spread } from "@shanyraq/stories/proof/spread.ts";
import type { Page } from "@playwright/test";
import { comeToRest, seeAll } from "./come-to-rest.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

const phone = { width: 320, height: 640 };
const desktop = { width: 1440, height: 1000 };

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What is wrong with the screen that stands there, at one width. */
async function lost(page: Page, size: typeof desktop): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await comeToRest(page);
  const found: string[] = [];
  if ((await sideways(page)) > 0) found.push(`scrolls sideways at ${size.width} px`);
  await spread(page, true);
  await comeToRest(page);
  if ((await sideways(page)) > 0) found.push(`scrolls sideways at ${size.width} px where text is spread`);
  found.push(...(await cutOff(page)).map((one) => `cuts off at ${size.width} px where text is spread: ${one}`));
  await spread(page, false);
  return found;
}

for (const { name, walk } of tours)
  for (const locale of locales)
    test(`${name}, in ${locale}: every screen fits a phone of 320 px, and loses nothing where text is spread`, async ({
      page,
      visitIn,
    }) => {
      await walk(await visitIn(locale), async (screen) => {
        await seeAll(page);
        const found = [...(await lost(page, phone)), ...(await lost(page, desktop))];
        expect.soft(found, screen).toEqual([]);
      });
    });
