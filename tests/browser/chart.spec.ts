import { locales } from "@shanyraq/i18n";
import { accessible, at, expect, test, words } from "./product.ts";

for (const locale of locales)
  test(
    `the chart of what is saved tells each year by keyboard and by pointer, and since when nothing is lost (${locale})`,
    { tag: "@full" },
    async ({ page, running }) => {
      const say = words(locale);
      const ofYear = (id: string, year: number) => say(id).replace("{year, number}", String(year));
      await page.goto(running.origin() + at(locale, "/products/senim/calculate"));
      const chart = page.getByRole("figure").filter({ hasText: say("calculators.chart") });
      const years = chart.getByRole("slider", { name: say("kit.chart.year") });
      await years.focus();
      await page.keyboard.press("Home");
      const first = ofYear("kit.chart.inYear", 1);
      await expect(years).toHaveAttribute("aria-valuetext", new RegExp(`^${first}, .*${say("kit.chart.surrender")} 0\\s₸`));
      await expect(chart.getByText(first, { exact: true })).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(chart.getByText(ofYear("kit.chart.inYear", 2), { exact: true })).toBeVisible();

      const drawing = chart.getByRole("img", { name: say("calculators.chart") });
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      await drawing.hover({ position: { x: width - 4, y: height / 2 } });
      await expect(chart.getByText(ofYear("kit.chart.inYear", 10), { exact: true })).toBeVisible();
      for (const key of ["reserve", "surrender", "paid"] as const)
        await expect(drawing.getByText(say(`kit.chart.${key}`), { exact: true })).toHaveCount(1);
      await expect(chart.getByText(ofYear("calculators.chart.crossing.from", 7))).toBeVisible();
      await accessible(page);
    },
  );
