import type { Locator, Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { answering } from "./answering.ts";
import { linkBySms } from "./link-by-sms.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { pressOnPhone } from "./press-on-phone.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";

type Say = ReturnType<typeof words>;

/** What stands before the first argument of a text. */
const payButton = (page: Page): Locator => page.locator("main form button[type=submit]");

/** Pays the code that is on the screen, or by its link, on the virtual phone, in another tab. */
async function payOnPhone(page: Page, say: Say, link?: string): Promise<void> {
  await expect(page).toHaveURL(/\/payment\?hash=[0-9a-f]{32}$/);
  const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
  await expect(open).toBeVisible();
  const phone = await page.context().newPage();
  await phone.goto(link ?? (await open.getAttribute("href")) ?? "");
  await phone.locator("form[action*='/scan'] button").click();
  await pressOnPhone(phone, "pay");
  await page.bringToFront();
  await expect(page.getByRole("heading", { name: say("purchase.premium.title") })).toBeVisible();
}
/** From what is due for one's own contract to the receipt of what was offered first. */
async function payWhatIsDue(page: Page, say: Say): Promise<void> {
  await expect(page).toHaveURL(/\/payment\?contract=[0-9a-f-]{36}$/);
  await expect(payButton(page)).toBeVisible();
  await payButton(page).click();
  await payOnPhone(page, say);
}

test(
  "the owner pays by one press from the desk, from a contract and from a row of its schedule",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    await page.goto(`${running.origin()}/cabinet`);
    await signIn(page, say, personWho("everyStatus"));
    await page.getByRole("link", { name: say("cabinet.next.how"), exact: true }).click();
    // What is overdue is offered first.
    await expect(page.getByRole("radio", { name: filledIn(say("premium.how.overdue")) })).toBeChecked();
    await accessible(page);
    await payWhatIsDue(page, say);
    await accessible(page);

    // The others of which something is left to pay: none of them has just been paid.
    const paid = page.url();
    await page.goto(`${running.origin()}/cabinet/reports`);
    const cards = page.locator("main a[href^='/cabinet/reports/']:not([aria-label])");
    await expect(cards.nth(2)).toBeVisible();
    const contracts = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const places = [say("cabinet.pay.of"), say("cabinet.pay.on")].map(filledIn);
    for (const contract of contracts) {
      const place = places[0];
      if (place === undefined) break;
      await page.goto(running.origin() + contract);
      await expect(page.getByRole("table").first()).toBeVisible();
      const link = page.getByRole("link", { name: place }).first();
      if (!(await link.isVisible())) continue;
      await link.click();
      await expect(payButton(page)).toBeVisible();
      await payButton(page).click();
      const again = page.getByRole("heading", { name: say("premium.justPaid") });
      await expect(again.or(page.getByRole("link", { name: say("purchase.qr.openApp") }))).toBeVisible();
      if (await again.isVisible()) continue;
      await payOnPhone(page, say);
      places.shift();
    }
    expect(places).toEqual([]);
    expect(page.url()).not.toBe(paid);
    await page.getByRole("link", { name: say("purchase.paid.open") }).click();
    await expect(page).toHaveURL(/\/cabinet\/reports\/[0-9a-f-]{36}$/);
  },
);

test("the owner pays a part from the drawer, restores the cover from the notice of the rest by a link in an SMS, and no notice is left", async ({
  page,
  running,
}) => {
  const say = words("kk");
  await openSignedIn(page, running.origin() + at("kk", "/cabinet"), personWho("overdue"));
  const notice = () =>
    page
      .locator("li", { hasText: "бойынша қорғау уақытша тоқтатылды" })
      .getByRole("link", { name: "Төлеу", exact: true })
      .and(page.locator("[href*='/payment?contract=']"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: filledIn(say("kit.header.bell")) })
    .click();
  await page.getByRole("dialog").locator(notice()).first().click();
  await expect(page.getByText(/Қорғау қазір күшінде емес/)).toBeVisible();
  await page.getByRole("radio", { name: filledIn(say("premium.how.next")) }).check({ force: true });
  await payWhatIsDue(page, say);
  // A part of it brings nothing back.
  await expect(page.getByText(/Қорғау әлі күшінде емес/)).toBeVisible();

  // A notification repeats the rest of what is overdue; a second payment comes after a warning about the one of a moment ago.
  const notices = running.origin() + at("kk", "/cabinet/notifications");
  await expect(async () => {
    await page.goto(notices);
    await expect(page.locator("main").locator(notice()).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.locator("main").locator(notice()).first().click();
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: say("premium.justPaid") })).toBeFocused();
  await accessible(page);
  await page.getByRole("button", { name: say("premium.justPaid.yes") }).click();
  const link = await linkBySms(page, running.origin(), { send: say("purchase.payLink.send"), again: say("purchase.payLink.again") });
  await accessible(page);
  await payOnPhone(page, say, link);
  await expect(page.getByText(/бастап қайта күшіне енеді/)).toBeVisible();
  await accessible(page);
  await page.goto(notices);
  await expect(page.locator("main li").first()).toBeVisible();
  await expect(page.locator("main").locator(notice())).toHaveCount(0);
});

test(
  "a guest pays a policy by its number and its owner's, and learns no more of it",
  { tag: "@full" },
  async ({ page, browser, running }) => {
    const say = words("en");
    const owner = personWho("everyStatus");
    const other = answering(await (await browser.newContext()).newPage());
    await other.goto(running.origin() + at("en", "/cabinet/reports"));
    await signIn(other, say, owner);
    const number =
      /SH-\d{4}-\d{8}/.exec(
        await other
          .locator("main")
          .getByText(/SH-\d{4}-\d{8}/)
          .first()
          .innerText(),
      )?.[0] ?? "";
    await other.context().close();

    await page.goto(running.origin() + at("en", "/payment"));
    const find = page.getByRole("button", { name: say("premium.find") });
    const [policy, iin] = [page.getByLabel(say("field.contractNumber")), page.getByLabel(say("field.ownerNumber"))];
    await policy.fill(number);
    await iin.fill("123");
    await iin.press("Enter");
    await expect(page.getByText(say("error.owner"))).toBeVisible();
    await expect(iin).toBeFocused();
    await iin.fill(personWho("nothing").iin ?? "");
    await find.click();
    await expect(page.getByText(say("premium.none"), { exact: true })).toBeVisible();
    await accessible(page);
    await iin.fill(owner.iin ?? "");
    await find.click();
    await expect(page.getByText("Айдар С.")).toBeVisible();
    for (const mark of [owner.surname, owner.phone, owner.email]) await expect(page.locator("main")).not.toContainText(mark);

    await page.getByRole("radio", { name: filledIn(say("premium.how.other")) }).check({ force: true });
    await page.getByLabel(say("premium.amount")).fill("0");
    await payButton(page).click();
    await expect(page.getByLabel(say("premium.amount"))).toBeFocused();
    await page.getByLabel(say("premium.amount")).fill("150,50");
    await expect(payButton(page)).toContainText("150.50");
    await payButton(page).click();
    const again = page.getByRole("button", { name: say("premium.justPaid.yes") });
    await expect(again.or(page.getByRole("link", { name: say("purchase.qr.openApp") }))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await payOnPhone(page, say);
    await expect(page.locator("main dl")).toContainText(number);
    await expect(page.getByRole("link", { name: say("purchase.paid.open") })).toHaveCount(0);
    await accessible(page);
    // The address alone says of which policy it is to nobody.
    await page.reload();
    await expect(page.getByRole("heading", { name: say("purchase.premium.title") })).toBeVisible();
    await expect(page.locator("main")).not.toContainText(number);
  },
);
