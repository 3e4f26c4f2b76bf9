import { seeAll } from "./come-to-rest.ts";
import { expect, test } from "./stage.ts";
import { mainScreens } from "./tours/main-screens.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 1000 };

/** Each language is seen, and each theme on each device; colours that the system forces, on a phone. */
const looks = [
  { name: "phone-light", locale: "kk", viewport: phone, colorScheme: "light", forcedColors: "none" },
  { name: "phone-dark", locale: "en", viewport: phone, colorScheme: "dark", forcedColors: "none" },
  { name: "phone-forced", locale: "kk", viewport: phone, colorScheme: "dark", forcedColors: "active" },
  { name: "desktop-light", locale: "ru", viewport: desktop, colorScheme: "light", forcedColors: "none" },
  { name: "desktop-dark", locale: "en", viewport: desktop, colorScheme: "dark", forcedColors: "none" },
] as const;

/** Of so many pixels one may differ: letters are drawn a hair's breadth apart from run to run, and one moved line of text is far more. */
const MAX_DIFFERENT = 1 / 5_000;

for (const { name, locale, viewport, colorScheme, forcedColors } of looks)
  test(`${name}, in ${locale}: every main screen looks as it did in the commit before`, async ({ page, visitIn }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
    await mainScreens.walk(await visitIn(locale), async (screen) => {
      await seeAll(page);
      const dialog = (await page.getByRole("dialog").count()) > 0;
      await expect.soft(page).toHaveScreenshot(`${screen}-${name}.png`, {
        fullPage: !dialog,
        maxDiffPixelRatio: MAX_DIFFERENT,
        // Minutes go by between the two.
        mask: [page.locator("time, [role=timer]")],
      });
    });
  });
