import type { Locator, Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { at, expect, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { standsAt } from "./worksheet.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The most that a page may be high on a phone, in pixels, whatever its language. */
const limits = { "/": 5_000, "/contacts": 3_000, "/products/senim/calculate": 4_000 } as const;

const paths = ["/", "/contacts", "/products/senim/calculate"] as const;

/** Walks down a page, so that what comes only when it is seen is there. */
async function heightOf(page: Page, last: Locator): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // In the frame after the next the page knows what is seen of it.
  const lookAt = (place: number) =>
    page.evaluate(
      (y) =>
        new Promise((seen) => {
          scrollTo(0, y);
          requestAnimationFrame(() => requestAnimationFrame(seen));
        }),
      place,
    );
  for (let place = 0; place < (await height()); place += 600) await lookAt(place);
  await expect(last).toBeVisible();
  return height();
}

const NUMBER = /[A-Z]{2}-\d{4}-\d+/;

/** Numbers that are seen and begin on one line and end on another. */
const brokenNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate((pattern) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { 0: number, index } of (node.textContent ?? "").matchAll(new RegExp(pattern, "g"))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${number} in ${node.parentElement?.textContent ?? ""}`);
      }
    }
    return broken;
  }, NUMBER.source);

for (const locale of ["kk", "ru", "en"] as const)
  test(`pages are not a mile long and nothing looks over their edge (${locale})`, { tag: "@full" }, async ({ page, running }) => {
    const say = words(locale);
    const lastOf = {
      "/": page.getByRole("heading", { name: say("home.finder.title") }),
      "/contacts": page.locator("footer"),
      "/products/senim/calculate": page.getByRole("button", { name: say("calculators.schedule.savings"), exact: true }),
    } as const;
    for (const path of paths) {
      await page.goto(running.origin() + at(locale, path));
      const height = await heightOf(page, lastOf[path]);
      console.log(`${locale} ${path}: ${height} px high at 390`);
      expect(height, path).toBeLessThanOrEqual(limits[path]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  });

test("a contract's page shows what is to be done next, and its years on demand", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(running.origin() + at("kk", "/cabinet/reports"));
  await signIn(page, say, personWho("everyStatus"));
  await page.locator("main a[href*='/cabinet/reports/']").first().click();
  const height = await heightOf(page, page.locator("#schedule table"));
  console.log(`kk contract: ${height} px high at 390`);
  // The goal is 4,000; what a contract has to tell depends on the day, and a line of it must not fail the day.
  expect(height).toBeLessThanOrEqual(4_150);
});

test("the number of a contract stands on one line wherever it stands", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(running.origin() + at("ru", "/cabinet"));
  await signIn(page, say, personWho("everyStatus"));
  await expect(page.locator("main").getByText(NUMBER).first()).toBeVisible();
  expect(await brokenNumbers(page)).toEqual([]);
  for (const address of ["/cabinet/reports", "/cabinet/notifications"]) {
    await page.goto(running.origin() + at("ru", address));
    await expect(page.locator("main").getByText(NUMBER).first()).toBeVisible();
    expect(await brokenNumbers(page), address).toEqual([]);
  }
});

test(
  "a date is three fields in one row on the narrowest phones, in a calculator and in a worksheet",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    const rows = async () => {
      const tops = await page
        .locator('main input[name$="-day"], main input[name$="-month"], main input[name$="-year"]')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.getClientRects().length > 0).map((box) => Math.round(box.getBoundingClientRect().top)),
        );
      expect(tops.length).toBeGreaterThanOrEqual(3);
      return tops.length / new Set(tops).size;
    };
    await page.goto(`${running.origin()}/kk/cabinet/reports`);
    await signIn(page, say, personWho("nothing"));
    await page.goto(`${running.origin()}/kk/products/senim/calculate`);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await rows(), `calculator, ${width} px`).toBe(3);
    }
    await page
      .getByRole("button", { name: say("calculators.buy") })
      .first()
      .click();
    await standsAt(page, say, "purchase.step.person");
    expect(await rows(), "worksheet, 360 px").toBe(3);
  },
);

test("a row that scrolls sideways is scrolled by keys too, and is not a row in large text", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(running.origin() + at("ru", "/"));
  const row = page.getByRole("group", { name: say("home.reviews.title") });
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const across = () => row.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await across()).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute("data-scheme", "paper"));
  expect(await across()).toBe(false);
  // Nothing left to be drawn: a keyboard does not stop at it.
  await expect(row).not.toHaveAttribute("tabindex", "0");
  await page.evaluate(() => document.documentElement.removeAttribute("data-scheme"));
  // A window that is magnified four times is as narrow, and lower.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await across()).toBe(false);
});
