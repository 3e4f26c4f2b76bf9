import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { at, expect, test, words } from "./product.ts";
import { loginOf, signIn } from "./sign-in.ts";

/** Where whoever works by keyboard stands: never on the page as a whole. */
const standsOn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? "nowhere" : activeElement.tagName;
  });
const onHeading = (page: Page) => expect(page.locator("main h1").first()).toBeFocused();
const somewhere = (page: Page) => expect.poll(() => standsOn(page)).not.toBe("nowhere");

test("a guest by keyboard stands on the heading of each page that a link or another language leads to (kk)", async ({ page, running }) => {
  const say = words("kk");
  await page.goto(running.origin() + at("kk", "/products"));
  const list = await page.locator("main h1").first().innerText();
  const product = page.locator("main a[href*='/products/senim']").first();
  await product.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kk\/products\/senim/);
  await onHeading(page);
  // The heading is said once: the router's own announcement of the same page is given to nobody.
  await expect(page.locator("#__next-route-announcer__")).not.toBeEmpty();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/kk\/products$/);
  // The address changes before the page does: until then the product's own heading holds the focus.
  await expect(page.locator("main h1").first()).toHaveText(list);
  await onHeading(page);
  await page.evaluate(() => {
    const bare = () =>
      document.body.toggleAttribute("data-was-bare", document.body.hasAttribute("data-was-bare") || !document.querySelector("main"));
    new MutationObserver(bare).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator("a[hreflang=en]").filter({ visible: true }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/products$/);
  await onHeading(page);
  // One language goes as the other comes: a page without its main part would be a flash, and would take the focus with it.
  await expect(page.locator("body[data-was-bare]")).toHaveCount(0);
  // A dialog that closes gives the focus back to what opened it.
  await page.goto(running.origin() + at("kk", "/contacts"));
  const search = page.getByRole("button", { name: say("shell.search"), exact: true }).first();
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

test(
  "after signing in from the header, or at the door of the cabinet, the focus is on what came",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const login = loginOf(page, say);
    await page.goto(running.origin() + at("ru", "/about"));
    await login.focus();
    await page.keyboard.press("Enter");
    await signIn(page, say, personWho("everyStatus"));
    await expect(page).toHaveURL(/\/cabinet/);
    await onHeading(page);
    await page.context().clearCookies();
    await page.goto(running.origin() + at("ru", "/cabinet/info"));
    await signIn(page, say, personWho("everyStatus"));
    await expect(page.locator("main h1").first()).toBeVisible();
    await somewhere(page);
  },
);

test.describe("on a phone, in English", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("removing, reading or expanding something leaves the focus beside it", { tag: "@full" }, async ({ page, running }) => {
    const say = words("en");
    await page.goto(running.origin() + at("en", "/cabinet/notifications"));
    await signIn(page, say, personWho("everyStatus"));
    const read = page.getByRole("main").getByRole("button").first();
    await read.focus();
    await page.keyboard.press("Enter");
    await somewhere(page);
    await page.goto(running.origin() + at("en", "/products/senim/calculate"));
    const buy = say("calculators.buy");
    const controls = page.getByRole("main").getByRole("button");
    const purchase = controls.filter({ hasText: buy }).first();
    // Until a price stands there is nothing to buy, to keep or to send.
    await expect(purchase).toBeEnabled();
    // By name: what is pressed adds and removes others, so a place in the row would be another button's. What leads away comes last.
    const names = [...new Set((await controls.allInnerTexts()).map((name) => name.trim()))].filter((name) => name !== buy);
    for (const name of names) {
      const control = page.getByRole("main").getByRole("button", { name, exact: true }).first();
      await expect(control, name).toBeEnabled();
      await control.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => standsOn(page), name).not.toBe("nowhere");
      if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    }
    await expect(purchase).toBeEnabled();
    await purchase.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/calculate\/online\//);
    await onHeading(page);
  });
});
