import { personWho } from "../src/product/visitor.ts";
import { openAs } from "./open-signed-in.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";

for (const [locale, width] of [
  ["ru", 1280],
  ["kk", 360],
] as const)
  test(
    `a supervisor reads how claims stand, opens the journal of the year and saves it, and the log says so (${locale}, ${width})`,
    { tag: "@full" },
    async ({ page, running }) => {
      const [say, origin, supervisor] = [words(locale), running.origin(), solvingVisitor(running.origin())];
      await page.setViewportSize({ width, height: 800 });
      await supervisor.login(personWho("supervisor"));
      await openAs(page, origin + at(locale, "/employee-reception"), supervisor);
      await page.getByRole("tab", { name: say("reception.tab.figures") }).click();
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: say("reception.figures.reserve") })).toBeVisible();
      await expect(main.getByRole("table").first()).toContainText(say("reception.figures.total"));
      await accessible(page);
      await main.getByRole("button", { name: say("reception.figures.journal.open"), exact: true }).click();
      await expect(main.getByRole("table").last()).toContainText("OB-");
      await accessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole("tab", { name: say("reception.tab.log") }).click();
      await expect(main).toContainText(say("reception.act.journalRead"));
    },
  );
