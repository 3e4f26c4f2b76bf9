import type { Page } from "@playwright/test";
import { locales, type Locale } from "@shanyraq/i18n";
import { routeNames, routes, type Route, type RouteName } from "@shanyraq/routes";
import { addressOf } from "./known-addresses.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { fullUnless } from "./full-unless.ts";

/** Goes where a link of the site would lead. */
const followed = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => unknown } } };
    void next.router.push(to);
  }, address);

/** Pages whose one heading waits for data or for a sign-in. */
const headed = (name: RouteName) => !(routes[name] as Route).path.startsWith("/cabinet");

/** Every day the routes whose pages have no file of their own: `crawl.spec.ts` opens the others, and `exported-site.test.ts` reads their heads. */
const opened = routeNames.filter((name) => process.env["BROWSER"] === "full" || (routes[name] as Route).path.includes("{"));

for (const locale of locales) {
  test.describe(`every address in ${locale}, without a breach of its policy (S17)`, () => {
    // One page goes through them all: what a second visit finds in the browser's cache need not be sent again.
    test("every one opens with its language, its title and its alternates", fullUnless(locale === "ru"), async ({ page, running }) => {
      expect(opened.length).toBeGreaterThan(3);
      for (const name of opened) {
        const address = at(locale, addressOf(name));
        await test.step(name, async () => {
          const response = await page.goto(running.origin() + address);
          expect.soft(response?.status(), name).toBe(200);
          await expect.soft(page.locator("html"), name).toHaveAttribute("lang", locale);
          await expect.soft(page, name).toHaveTitle(/\S/);
          await expect.soft(page.locator("link[rel=canonical]"), name).toHaveAttribute("href", new RegExp(`${address}$`));
          await expect.soft(page.locator("link[rel=alternate][hreflang]"), name).toHaveCount(4);
          await expect.soft(page.locator("meta[name=robots][content=noindex]"), name).toHaveCount((routes[name] as Route).indexed ? 0 : 1);
          await expect.soft(page.locator("#main"), name).toHaveCount(1);
          if (headed(name)) await expect.soft(page.locator("main h1"), name).toHaveCount(1);
          await expect.soft(page.locator("header").first(), name).toBeVisible();
          await expect.soft(page.locator("footer").first(), name).toBeVisible();
        });
      }
    });

    test("every one is reached from another page by a link", { tag: "@full" }, async ({ page, running }) => {
      for (const name of routeNames) {
        const address = at(locale, addressOf(name));
        await test.step(name, async () => {
          await page.goto(running.origin() + at(locale, name === "about" ? "/contacts" : "/about"));
          await page.evaluate(() => Object.assign(window, { sameDocument: true }));
          await followed(page, address);
          await expect(page).toHaveURL(running.origin() + address);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
          if (headed(name)) await expect(page.locator("main h1")).toHaveCount(1);
          // Pages of the export and shells alike are put into the one that is there.
          expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
        });
      }
    });

    test("an address that no page has is 404, with the words of its language", fullUnless(locale === "ru"), async ({ page, running }) => {
      const say = words(locale);
      for (const address of ["/no-such-page", "/news/no-such-news", "/products/no-such-product", "/a/b/c/d"]) {
        const response = await page.goto(running.origin() + at(locale, address));
        expect(response?.status(), address).toBe(404);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByText(say("content.notFound"))).toBeVisible();
      }
      await accessible(page);
    });

    test("a link to what is not there ends on the same page", { tag: "@full" }, async ({ page, running }) => {
      const say = words(locale);
      for (const address of ["/news/no-such-news", "/a/b/c/d"]) {
        await page.goto(running.origin() + at(locale, "/about"));
        await followed(page, at(locale, address));
        await expect(page.getByText(say("content.notFound"))).toBeVisible();
        await expect(page).toHaveURL(running.origin() + at(locale, address));
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
      }
    });

    test("old addresses lead to the new ones for good", fullUnless(locale === "ru"), async ({ page, running }) => {
      for (const [from, to] of [
        ["/products/index", "/products"],
        ["/products/senim/index", "/products/senim"],
        ["/products/senim/calculate/index", "/products/senim/calculate"],
        ["/news/", "/news"],
      ] as const) {
        const response = await page.request.get(running.origin() + at(locale, "/").replace(/\/$/, "") + from, { maxRedirects: 0 });
        expect([response.status(), response.headers()["location"]]).toEqual([308, at(locale, to)]);
      }
    });
  });
}

test("links lead through the site without loading it again, within a language and across them", async ({ page, running }) => {
  await page.goto(`${running.origin()}/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const still = () => page.evaluate(() => "sameDocument" in window);
  const visit = async (href: string) => {
    await page.locator(`a[href="${href}"]:visible`).first().click();
    await expect(page).toHaveURL(running.origin() + href);
    // The address changes before the page does: until then its header leads to the page before, in other languages.
    await expect(page.locator('header a[hreflang="kk"]').first()).toHaveAttribute("href", at("kk", href));
    expect(await still(), href).toBe(true);
  };
  await visit("/products");
  await visit("/products/senim");
  await visit("/products/senim/calculate");
  for (const locale of ["kk", "en", "ru"] satisfies Locale[]) {
    await page.locator(`header a[hreflang="${locale}"]:visible`).first().click();
    await expect(page).toHaveURL(running.origin() + at(locale, "/products/senim/calculate"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(await still()).toBe(true);
    const cookies = await page.context().cookies();
    const chosen = cookies.find(({ name }) => name === "i18n_redirected");
    expect(chosen?.value).toBe(locale);
    const days = ((chosen?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  }
});

test("every call after a change of language carries it, and the menu is read again", { tag: "@full" }, async ({ page, running }) => {
  const langs: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/menus/")) langs.push(request.headers()["lang"] ?? "");
  });
  await page.goto(`${running.origin()}/products`);
  await page.locator('header a[hreflang="kk"]:visible').first().click();
  await expect.poll(() => langs).toEqual(["kk"]);
});
