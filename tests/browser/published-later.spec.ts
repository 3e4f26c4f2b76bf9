import { locales } from "@shanyraq/i18n";
import { LATER } from "../src/product/exports/published-later.ts";
import { accessible, at, expect, test, words } from "./product.ts";

test.beforeAll(({ running }) => running.publishLater());

for (const locale of locales) {
  test.describe(`content published after the build, in ${locale},`, () => {
    for (const [what, address] of [
      ["news", `/news/${LATER}`],
      ["a product", `/products/${LATER}`],
      ["a page", `/${LATER}`],
    ] as const) {
      test(`opens directly and by a link: ${what}`, { tag: "@full" }, async ({ page, running }) => {
        const known = at(locale, address.replace(LATER, { news: "online-policy", "a product": "senim", "a page": "privacy" }[what]));
        await page.goto(running.origin() + known);
        const heading = await page.locator("main h1").innerText();

        const response = await page.goto(running.origin() + at(locale, address));
        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("main h1")).toHaveText(heading);
        await accessible(page);

        await page.goto(running.origin() + at(locale, "/about"));
        await page.evaluate(
          (to) => {
            const { next } = window as unknown as { next: { router: { push: (to: string) => unknown } } };
            void next.router.push(to);
          },
          at(locale, address),
        );
        await expect(page).toHaveURL(running.origin() + at(locale, address));
        await expect(page.locator("main h1")).toHaveText(heading);
      });
    }

    test("an address that was never published is still 404", { tag: "@full" }, async ({ page, running }) => {
      for (const address of ["/news/never", "/products/never/calculate", "/never"]) {
        const response = await page.goto(running.origin() + at(locale, address));
        expect(response?.status(), address).toBe(404);
        await expect(page.getByText(words(locale)("content.notFound"))).toBeVisible();
      }
    });
  });
}
