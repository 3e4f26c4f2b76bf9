import type { Locale } from "@shanyraq/i18n";
import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, words } from "./product.ts";
import { fillPlace, answerTopics, confirmByCode, goToPayment, standsAt } from "./worksheet.ts";
import { pressOnPhone } from "./press-on-phone.ts";
import { signIn } from "./sign-in.ts";

const person = personWho("nothing");

/** Types a day into the three fields of a date. */
export async function fillDate(
  page: Page,
  legend: string,
  [day, month, year]: readonly [string, string, string],
  say: (id: string) => string,
): Promise<void> {
  const group = page.getByRole("group", { name: legend });
  await group.getByLabel(say("kit.date.day")).fill(day);
  await group.getByLabel(say("kit.date.month")).fill(month);
  await group.getByLabel(say("kit.date.year")).fill(year);
}

/** From the home page to the policy in the cabinet, as a person does it; every screen is checked on its way. `onPaid` looks at the receipt. */
export async function buyPolicy(
  page: Page,
  origin: string,
  locale: Locale,
  slug: string,
  onPaid: () => Promise<void> = async () => {},
): Promise<string> {
  const say = words(locale);
  await page.goto(origin + at(locale, "/"));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await accessible(page);

  await page.locator("header a").first().waitFor();
  await page.goto(origin + at(locale, "/products"));
  await accessible(page);
  await page
    .locator(`main a[href="${at(locale, `/products/${slug}`)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(origin + at(locale, `/products/${slug}`));
  await accessible(page);
  await page
    .locator(`main a[href="${at(locale, `/products/${slug}/calculate`)}"]`)
    .first()
    .click();

  // The calculator answers at once, and again when something changes.
  const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
  await expect(premium).toContainText("₸");
  await fillDate(page, await birthDateLabel(page), ["19", "07", "1995"], say);
  await expect(premium).toContainText("₸");
  const before = await premium.innerText();
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(premium).not.toHaveText(before);
  // On a phone it stands behind its heading.
  await expect(page.locator("main table").first()).toBeAttached();
  await accessible(page);

  // A guest is asked to sign in, and the purchase continues automatically.
  await page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
  await accessible(page);
  await signIn(page, say, person);
  await expect(page).toHaveURL(new RegExp(`${at(locale, `/products/${slug}/calculate/online/`)}`));

  await standsAt(page, say, "purchase.step.person");
  await page.getByLabel(say("field.documentNumber")).fill("012345678");
  await fillDate(page, say("field.documentDate"), ["03", "02", "2020"], say);
  await fillPlace(page, say, "field.street");
  await accessible(page);
  await page.getByRole("button", { name: say("purchase.next") }).click();

  await answerTopics(page, say, ["health", "declarations", "beneficiaries"], accessible);
  await confirmByCode(page, say, origin, accessible);
  await goToPayment(page, say, accessible);

  // The code on the screen is paid on the virtual phone, in another tab.
  const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
  await expect(open).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  await accessible(page);
  const phone = await page.context().newPage();
  await phone.goto((await open.getAttribute("href")) ?? "");
  await phone.locator("form[action*='/scan'] button").click();
  await pressOnPhone(phone, "pay");
  await page.bringToFront();

  await expect(page.getByRole("heading", { name: say("purchase.paid.title") })).toBeVisible();
  await accessible(page);
  await onPaid();
  await page.getByRole("link", { name: say("purchase.paid.open") }).click();
  await expect(page).toHaveURL(new RegExp(`${at(locale, "/cabinet/reports/")}`));
  const contract = page.url();
  await expect(page.getByRole("table").first()).toBeVisible();
  // Covers are distinguished: a list looks like one.
  const covers = page.getByRole("region", { name: say("agreed.covers"), exact: true }).getByRole("list");
  await expect(covers).toHaveCSS("list-style-type", "disc");
  await accessible(page);
  return contract;
}

/** The group of three fields of a date, whatever the server calls it. */
const birthDateLabel = async (page: Page): Promise<string> => {
  const group = page.getByRole("group").filter({ has: page.locator("input[autocomplete=bday-day]") });
  const labelledBy = await group.first().getAttribute("aria-labelledby");
  return (
    labelledBy ? await page.locator(`[id="${labelledBy}"]`).innerText() : await group.first().locator("legend").first().innerText()
  ).trim();
};
