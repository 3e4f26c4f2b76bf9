import { locales } from "@shanyraq/i18n";
import { seeAll } from "./come-to-rest.ts";
import { normalised } from "./normalised.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

/** The page around a screen: what every page has, kept once for each language. */
const FRAME = "frame";

for (const { name, walk } of tours)
  for (const locale of locales)
    test(`${name}, in ${locale}: what assistive technology is given of each screen is what was kept of it`, async ({ page, visitIn }) => {
      const visit = await visitIn(locale);
      let framed = name !== "pages of a guest";
      await walk(visit, async (screen) => {
        await seeAll(page);
        const file = (of: string) => [locale, `${of}.txt`];
        if (!framed) {
          const around = ["header", "footer"].map((part) => page.locator(part).first().ariaSnapshot());
          expect.soft(normalised((await Promise.all(around)).join("\n"))).toMatchSnapshot(file(FRAME));
          framed = true;
        }
        const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
        const shown = (await dialog.count()) > 0 ? dialog : page.locator("main");
        expect.soft(normalised(await shown.ariaSnapshot())).toMatchSnapshot(file(screen));
      });
    });
