import type { Page } from "@playwright/test";
import { at, expect, test, words } from "./product.ts";

const main = (page: Page) => page.getByRole("main");
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Follows a link from a third of the page down, goes back, and asks where that leads. */
async function leaveAndReturn(page: Page, address: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, Math.round(document.documentElement.scrollHeight / 3)));
  // Pressed by a script, which does not scroll to the link, and measured with the press: a page that still grows moves what is read.
  const before = await page.locator('footer a[href$="/guarantee"]').evaluate((link: HTMLElement) => {
    link.click();
    return Math.round(scrollY);
  });
  expect(before, address).toBeGreaterThan(100);
  await expect(page).toHaveURL(/\/guarantee$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/g, "\\?")}$`));
  await expect.poll(() => place(page), address).toBe(before);
}

test("Back leads to where each page was left, and Forward too (kk)", async ({ page, running }) => {
  for (const address of ["/about", "/reports", "/products", "/contacts", "/how-to-claim"]) {
    await page.goto(running.origin() + at("kk", address));
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('footer a[href$="/guarantee"]')).toHaveCount(1);
    await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
    await leaveAndReturn(page, at("kk", address));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.goForward();
  await expect(page).toHaveURL(/\/guarantee$/);
});

test(
  "more news and what they are narrowed by stand in the address: Back, a reload and a sent link show the same (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const cards = main(page).getByRole("article");
    await page.goto(running.origin() + at("ru", "/news"));
    await expect(cards).toHaveCount(12);
    await main(page)
      .getByRole("button", { name: say("content.news.more") })
      .click();
    await expect(page).toHaveURL(/\/news\?pages=2$/);
    await expect.poll(() => cards.count()).toBeGreaterThan(12);
    const all = await cards.count();
    await leaveAndReturn(page, "/news?pages=2");
    await expect(cards).toHaveCount(all);
    await page.reload();
    await expect(cards).toHaveCount(all);

    await main(page)
      .getByRole("group", { name: say("news.year"), exact: true })
      .getByRole("button", { name: "2025" })
      .click();
    await expect(page).toHaveURL(/\/news\?year=2025$/);
    await expect(cards).toHaveCount(2);
    await page.goBack();
    await expect(cards).toHaveCount(all);
  },
);
