import { at, expect, test, words } from "./product.ts";

const notice = "[data-unsupported]";

test("a browser that is too old for the scripts keeps the page as it was sent, and says whom to call (kk)", async ({
  browser,
  running,
}) => {
  const say = words("kk");
  // A page of its own: that of a test waits until its scripts answer.
  const context = await browser.newContext();
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
  await page.goto(running.origin() + at("kk", "/products/term-life/calculate"));
  await expect(page.locator(notice)).toContainText(say("shell.unsupported.title"));
  await expect(page.locator(notice)).toContainText("+7 (");
  await expect(page.locator("main h1").first()).toBeVisible();
  expect(failed).toEqual([]);
  await context.close();
});

test("without scripts a page says so, and is there to be read", async ({ browser, running }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(running.origin() + at("ru", "/payment"));
  await expect(page.locator(notice)).toContainText(words("ru")("shell.unsupported.title"));
  await expect(page.locator("main h1").first()).toBeVisible();
  await context.close();
});
