import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { onPhone } from "./signers.ts";

type Say = ReturnType<typeof words>;
const ACCOUNT = "KZ86 125K ZT50 0410 0100";
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** From the calculator to the page of the annuity, as a guest. */
async function calculate(page: Page, say: Say, address: string) {
  await page.goto(address);
  const buy = page.getByRole("button", { name: say("calculators.buy") }).first();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await buy.click();
  await expect(page).toHaveURL(/\/calculate\/online\/[0-9a-f]{32}$/);
  await expect(step(page, say("pension.step.offer"))).toBeVisible();
}

async function readThatThereIsNoWayBack(page: Page, say: Say) {
  await press(page, say("pension.goOn"));
  await expect(step(page, say("pension.step.irrevocable"))).toBeFocused();
  await press(page, say("pension.goOn"));
  await expect(page.getByText(say("pension.irrevocable.missing"))).toBeVisible();
  await accessible(page);
  await page.getByRole("checkbox").check();
  await press(page, say("pension.goOn"));
}

async function giveConsent(page: Page, say: Say, origin: string) {
  await expect(step(page, say("pension.step.consent"))).toBeVisible();
  await accessible(page);
  const earlier = await smsKeys(page, origin);
  await press(page, say("pension.consent.send"));
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier, 6));
  await press(page, say("pension.consent.confirm"));
}

async function nameAccount(page: Page, say: Say) {
  await press(page, say("pension.sums.next"));
  await expect(step(page, say("pension.step.account"))).toBeFocused();
  await page.getByLabel(say("field.iban")).fill(ACCOUNT);
  await press(page, say("pension.account.open"));
}

test.describe("a Kazakh woman on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });
  test("has a pension annuity from a guest's question to a signed contract that the fund has paid", async ({ page, running }) => {
    test.slow();
    const say = words("kk");
    const origin = running.origin();
    const person = personWho("pension");
    await calculate(page, say, origin + at("kk", "/products/pension-annuity/calculate"));
    await expect(page.getByRole("img", { name: say("pension.chart") })).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await readThatThereIsNoWayBack(page, say);
    await signIn(page, say, person);
    await giveConsent(page, say, origin);
    await expect(step(page, say("pension.step.savings"))).toBeFocused();
    await expect(page.getByLabel(say("field.pensionSavings"))).toHaveValue("26400000");
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await nameAccount(page, say);
    await press(page, say("pension.approve"));
    await expect(page.getByText(say("pension.check.pending")).first()).toBeVisible();
    await accessible(page);
    await expect(page.getByRole("button", { name: say("pension.confirm"), exact: true })).toBeVisible();
    // A reload goes on from where it was.
    await page.reload();
    await expect(page.getByText(say("pension.check.approved"))).toHaveCount(2);
    await press(page, say("pension.confirm"));
    await expect(page.getByRole("alert").getByText(say("pension.readFirst"))).toBeVisible();
    const paper = page.waitForEvent("download");
    await press(page, say("pension.read"));
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
    const earlier = await smsKeys(page, origin);
    await press(page, say("pension.confirm"));
    await expect(step(page, say("pension.step.code"))).toBeFocused();
    await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier, 6));
    await press(page, say("pension.code.confirm"));
    const toSign = page.getByRole("link", { name: say("pension.sign"), exact: true });
    await expect(toSign).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const address = page.url();
    await toSign.click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: say("signing.way.qr"), exact: true }).click();
    await expect(page.getByRole("img", { name: say("signing.code") })).toBeVisible();
    await onPhone(page, origin, "scan", "key-pensioner");
    await expect(page.getByText(say("signing.done.all"))).toBeVisible();
    await page.goto(address);
    // The worker comes by once a minute: it asks the fund, and finds its transfer a round later.
    await expect(page.getByText(say("pension.inForce"))).toBeVisible({ timeout: 200_000 });
    await accessible(page);
    await page.goto(origin + at("kk", "/cabinet/apps"));
    await expect(page.getByText(/PA-\d{4}-\d{6}/)).toBeVisible();
  });
});

test.describe("who cannot go on at once", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const ways = [
    ["pensionShort", "ru", "pension.found"],
    ["pensionUnknown", "ru", "pension.lookup.fund.notFound"],
    ["pensionDown", "ru", "pension.lookup.fund.silent"],
  ] as const;
  for (const [shows, locale, told] of ways)
    test(`is told why, with the way on: ${shows}`, async ({ page, running }) => {
      test.slow();
      const say = words(locale);
      const origin = running.origin();
      const person = personWho(shows);
      await calculate(page, say, origin + at(locale, "/products/pension-annuity/calculate"));
      await readThatThereIsNoWayBack(page, say);
      await signIn(page, say, person);
      await giveConsent(page, say, origin);
      await expect(step(page, say("pension.step.savings"))).toBeVisible();
      const [before = ""] = say(told).split("{");
      await expect(page.locator("main").getByText(before).first()).toBeVisible();
      await accessible(page);
      if (shows === "pensionShort") {
        await press(page, say("pension.sums.next"));
        await expect(page.getByRole("alert").first()).toBeVisible();
        await page.getByLabel(say("field.pensionContribution")).fill("20000000");
        await nameAccount(page, say);
        await expect(page.getByRole("button", { name: say("pension.approve"), exact: true })).toBeVisible();
      } else {
        await nameAccount(page, say);
        // What the fund has not told is proved by its statement.
        await expect(page.getByRole("heading", { name: say("pension.papers") })).toBeVisible();
        await accessible(page);
      }
    });

  test("who is too young is told from which day", async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    await calculate(page, say, origin + at("ru", "/products/pension-annuity/calculate"));
    const address = page.url();
    await page.goto(origin + at("ru", "/cabinet"));
    await signIn(page, say, personWho("nothing"));
    await page.goto(address);
    await expect(page.getByText(say("pension.lack"))).toBeVisible();
    await expect(page.getByText(/с 19\.07\.2040/)).toBeVisible();
    await accessible(page);
  });
});
