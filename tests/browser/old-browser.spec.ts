import { plainFormText, type PlainFormTextId } from "@shanyraq/i18n/plain-form-text";
import { at, expect, test, words } from "./product.ts";
import { loginOf } from "./sign-in.ts";
import { forgetNewer } from "./visitors.ts";

const notice = "[data-unsupported]";

test("a browser that is too old for the scripts keeps the page as it was sent, and shows a number to call (kk)", async ({
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

test(
  "in the oldest browsers that the site is made for, pages follow one another and windows open and close",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    await page.addInitScript(forgetNewer);
    await page.goto(running.origin());
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say("page.contacts") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say("page.contacts") })).toBeFocused();
    await loginOf(page, say).click();
    await expect(page.getByRole("dialog").getByLabel(say("field.iin"))).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("account.login.close") })
      .click();
    await expect(loginOf(page, say)).toBeFocused();
  },
);

test("without scripts a page says so, and is there to be read", { tag: "@full" }, async ({ browser, running }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(running.origin() + at("ru", "/payment"));
  await expect(page.locator(notice)).toContainText(words("ru")("shell.unsupported.title"));
  await expect(page.locator("main h1").first()).toBeVisible();
  await context.close();
});

test("without scripts an event is reported, and its number is found again (kk)", async ({ browser, running }) => {
  const say = (id: PlainFormTextId) => plainFormText("kk", id);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const field = (id: PlainFormTextId) => page.getByLabel(say(id), { exact: false }).first();
  await page.goto(running.origin() + at("kk", "/how-to-claim"));
  await page
    .locator(notice)
    .getByRole("link", { name: say("plain.event") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("plain.event"));
  await field("field.event").selectOption("injury");
  await field("field.eventDate").fill("2026-11-20");
  await field("field.place").fill("Ақтөбе");
  await field("field.story").fill("Мұз айдынында қолым сынды.");
  await field("field.claimant").selectOption("insured");
  await field("field.fullName").fill("Ю Ольга");
  await field("field.phone").fill("8 701 234 56");
  await page.getByRole("button", { name: say("statements.send") }).click();
  // What is wrong stands at its field, and what was typed is there still.
  await expect(page.locator("#phone-wrong")).toBeVisible();
  await expect(field("field.place")).toHaveValue("Ақтөбе");
  await field("field.phone").fill("8 701 234 56 78");
  await page.getByRole("button", { name: say("statements.send") }).click();
  await expect(page.getByRole("heading", { name: say("statements.done") })).toBeVisible();
  const number = (await page.locator("dd").first().textContent()) ?? "";
  await page.getByRole("link", { name: say("plain.standing") }).click();
  await field("field.number").fill(number);
  await field("field.phoneEnd").fill("5678");
  await page.getByRole("button", { name: say("checks.find") }).click();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.locator("dd").first()).toHaveText(say("checks.status.received"));
  await context.close();
});
