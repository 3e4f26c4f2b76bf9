import type { Page } from "@playwright/test";
import { locales } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { at, expect, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";

/** One page of each kind is enough: contracts, news and products differ by their words. */
const kindOf = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}|[0-9a-f]{32}/g, "{id}")
    .replace(/\/(news|smi|products)\/[^/]+/, "/$1/{one}")
    .replace(/\d{3,}/g, "{number}");
const MAX_SECONDS = 90;

/** In the language of the walk: the others are walked separately. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("header a[href], main a[href], footer a[href]")]
      .filter(
        (link) =>
          link.target !== "_blank" && link.origin === location.origin && !link.hasAttribute("download") && !link.hasAttribute("hreflang"),
      )
      .map(({ pathname }) => pathname),
  );

/** Walks every link from where it stands, a page of each kind once; each answers, has one heading, and offers something to press. */
async function walk(page: Page, origin: string, begin: string): Promise<readonly string[]> {
  const kinds = new Set([kindOf(begin)]);
  const waiting = [begin];
  const faults: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await page.goto(origin + path);
    if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`);
    if (!answer?.headers()["content-type"]?.includes("text/html")) continue;
    // A page that asks for its data has its heading after it.
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
    const ways = page.locator("main").locator("a[href]:visible, button:visible:not([disabled])");
    const leadsOn = await ways
      .first()
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (!leadsOn) faults.push(`${path}: nothing to press`);
    for (const next of await linksOf(page)) {
      const kind = kindOf(next);
      if (kinds.has(kind) || kinds.size >= MAX_SECONDS || /^\/(?:api|sandbox|media|files)\//.test(next) || /\.\w{2,4}$/.test(next))
        continue;
      kinds.add(kind);
      waiting.push(next);
    }
  }
  expect(kinds.size, [...kinds].join("\n")).toBeGreaterThan(begin.includes("cabinet") ? 25 : 20);
  return faults;
}

for (const locale of locales) {
  // That no page logs an error is watched in every test.
  test(`every link leads somewhere and every page leads on, for a guest (${locale})`, { tag: "@full" }, async ({ page, running }) => {
    test.setTimeout(600_000);
    expect(await walk(page, running.origin(), at(locale, "/"))).toEqual([]);
  });
  test(`every link leads somewhere and every page leads on, for a customer (${locale})`, { tag: "@full" }, async ({ page, running }) => {
    test.setTimeout(600_000);
    await page.goto(running.origin() + at(locale, "/cabinet"));
    await signIn(page, words(locale), personWho("everyStatus"));
    expect(await walk(page, running.origin(), at(locale, "/cabinet"))).toEqual([]);
  });
}
