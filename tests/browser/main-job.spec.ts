import { locales } from "@shanyraq/i18n";
import { buyPolicy } from "./buy-policy.ts";
import { accessible, at, expect, test } from "./product.ts";

/** Every day one language on one store: `src/processes/main-job.test.ts` sells on the other, and the pages of a language differ by their words alone. */
const tags = { kk: "@pglite", ru: ["@full", "@postgres"], en: "@full" };

for (const locale of locales) {
  test(
    `a visitor buys a policy in ${locale}, pays by QR and finds it in the cabinet after a restart`,
    { tag: tags[locale] },
    async ({ page, running }) => {
      const slug = locale === "en" ? "term-life" : "senim";
      const contract = await buyPolicy(page, running.origin(), locale, slug);
      // The tab is left first: a page that asks who is signed in while nothing listens is not what this is about.
      await page.goto("about:blank");
      await running.restart();
      await page.goto(contract);
      await expect(page.getByRole("table").first()).toBeVisible();
      await page.goto(running.origin() + at(locale, "/cabinet/reports"));
      await expect(page.locator(`main a[href="${new URL(contract).pathname}"]`).first()).toBeVisible();
      await accessible(page);
    },
  );
}
