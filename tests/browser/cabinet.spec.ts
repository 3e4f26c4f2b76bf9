import type { Browser, Page } from "@playwright/test";
import type { Locale } from "@shanyraq/i18n";
import { hideIin } from "@shanyraq/rules";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import { answering } from "./answering.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";
import { codeTo } from "./inbox.ts";

type Say = ReturnType<typeof words>;

/** Another browser of the same customer, at a page of their cabinet. */
async function otherBrowser(browser: Browser, url: string, say: Say, person: SeededPerson): Promise<Page> {
  const page = answering(await (await browser.newContext()).newPage());
  await page.goto(url);
  await signIn(page, say, person);
  return page;
}

/** What stands before the first argument of a text. */
const bell = (page: Page, say: Say) => page.getByRole("banner").getByRole("button", { name: filledIn(say("kit.header.bell")) });
const badge = (page: Page, say: Say) => bell(page, say).locator("span[aria-hidden=true]");
const unread = async (page: Page, say: Say): Promise<number> =>
  (await badge(page, say).count()) === 0 ? 0 : Number(await badge(page, say).textContent());

test("S31: a phone changes by the codes sent to the former number and to the new", async ({ page, running }) => {
  const say = words("en");
  const person = personWho("legalEntity");
  await openSignedIn(page, `${running.origin()}/en/cabinet/info`, person);
  await page.getByRole("button", { name: say("cabinet.contact.change.phone") }).click();
  await page.getByLabel(say("field.newPhone")).fill("7005550077");
  await page.getByRole("button", { name: say("cabinet.contact.submit") }).click();
  const [former, fresh] = [page.getByLabel(say("field.codeOld")), page.getByLabel(say("field.codeNew"))];
  await expect(former).toBeVisible();
  await accessible(page);
  const right = await codeTo(page, running.origin(), person.phone);
  await former.fill(right === "0000" ? "1111" : "0000");
  await fresh.fill(await codeTo(page, running.origin(), "77005550077"));
  const confirm = page.getByRole("button", { name: say("cabinet.contact.confirm") });
  await confirm.click();
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await former.fill(right);
  await confirm.click();
  await expect(page.locator("main").getByRole("status").filter({ hasText: "+7 (700) 555-00-77" })).toBeVisible();
  await page.getByRole("button", { name: say("cabinet.contact.close") }).click();
  await expect(page.locator("dl").filter({ hasText: hideIin(person.iin ?? "") })).toContainText("+7 (700) 555-00-77");
});

test(
  "S08: a change of the password ends another browser's session and not this one",
  { tag: "@full" },
  async ({ page, browser, running }) => {
    const say = words("ru");
    // Files share a product: nobody else signs in as this one, whose password is another after this.
    const person = personWho("pensionCategory");
    const address = `${running.origin()}/cabinet/reset-password`;
    const other = await otherBrowser(browser, address, say, person);
    await page.goto(address);
    await signIn(page, say, person);
    const field = (id: string) => page.getByLabel(say(id), { exact: true });
    await field("field.currentPassword").fill(person.password);
    await field("field.newPassword").fill("Жаңа құпиясөз!");
    await field("field.passwordRepeat").fill("Жаңа құпиясөз");
    const submit = page.getByRole("button", { name: say("cabinet.password.submit") });
    await submit.click();
    await expect(field("field.passwordRepeat")).toHaveAttribute("aria-invalid", "true");
    await accessible(page);
    await field("field.passwordRepeat").fill("Жаңа құпиясөз!");
    await submit.click();
    await expect(page.getByRole("heading", { name: say("cabinet.password.done") })).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(field("field.currentPassword")).toBeVisible();
    await other.reload();
    await expect(other.locator("#bv-modal-auth")).toBeVisible();
    await other.context().close();
  },
);

test("a notification is read from the drawer, and another tab follows", async ({ page, running }) => {
  const say = words("kk");
  await page.goto(`${running.origin()}/kk/cabinet`);
  await expect(bell(page, say)).toBeHidden();
  await signIn(page, say, personWho("overdue"));
  // The back office tells of what is overdue in its own time.
  await expect(async () => {
    await page.reload();
    await expect(badge(page, say)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const before = await unread(page, say);
  const second = await page.context().newPage();
  await second.goto(`${running.origin()}/kk/cabinet/notifications`);
  await expect(second.locator("main [data-unread]")).toHaveCount(before);
  await accessible(second);

  await bell(page, say).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator("[data-unread]")).toHaveCount(before);
  expect((await drawer.boundingBox())?.width).toBe(400);
  await accessible(page);
  await drawer.locator("[data-unread] a").first().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/kk\/payment\?contract=.+/);
  await expect.poll(() => unread(page, say)).toBe(before - 1);
  await expect(second.locator("main [data-unread]")).toHaveCount(before - 1);
  await expect.poll(() => unread(second, say)).toBe(before - 1);
});

test(
  "a customer without notifications reads that none have come, and a press beside the drawer closes it",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    await page.goto(`${running.origin()}/cabinet/notifications`);
    await signIn(page, say, personWho("employee"));
    await expect(page.locator("main").getByRole("heading", { name: "У вас пока нет уведомлений" })).toBeVisible();
    await bell(page, say).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText("У вас пока нет уведомлений");
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();
  },
);

test("a visitor who leaves a name and a phone is thanked, and the staff sees them", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(running.origin());
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("kit.header.callMe") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await accessible(page);
  await dialog.getByLabel(say("field.contactName")).fill("Сәуле Жұмабекова");
  await dialog.getByLabel(say("field.phone")).fill("7012345699");
  await dialog.getByRole("button", { name: say("kit.callBack.send"), exact: true }).click();
  const thanks = page.getByRole("alertdialog");
  await expect(thanks).toContainText("Благодарим за обращение, наши специалисты свяжутся с Вами по указанным контактам");
  await accessible(page);
  await thanks.getByRole("button", { name: say("kit.understood") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto(`${running.origin()}/sandbox/calls`);
  await expect(page.getByRole("article").filter({ hasText: "Сәуле Жұмабекова" })).toContainText("+7 (701) 234-56-99");
});

test("the calculator offers a call to who is under 18", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(`${running.origin()}/kk/products/senim/calculate`);
  await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
  await page.locator("input[autocomplete=bday-year]").fill("2015");
  await page
    .locator("main")
    .getByRole("button", { name: say("kit.header.callMe") })
    .click();
  await expect(page.getByRole("dialog")).toContainText(say("kit.underAge"));
  await accessible(page);
});

test("own sessions are listed, and another one is ended from here", { tag: "@full" }, async ({ page, browser, running }) => {
  const say = words("en");
  const person = personWho("manager");
  const address = `${running.origin()}/en/cabinet/info`;
  const other = await otherBrowser(browser, address, say, person);
  await page.goto(address);
  await signIn(page, say, person);
  const end = page.getByRole("button", { name: filledIn(say("cabinet.sessions.end.of")) });
  await expect(end).toHaveCount(1);
  await accessible(page);
  await end.click();
  await expect(end).toHaveCount(0);
  await other.reload();
  await expect(other.locator("#bv-modal-auth")).toBeVisible();
  await other.context().close();
});

test("the language of letters is kept", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(`${running.origin()}/kk/cabinet/info`);
  await signIn(page, say, personWho("manager"));
  await page.locator("#letters label").filter({ hasText: "English" }).click();
  await expect(page.getByText(say("cabinet.letters.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("English", { exact: true })).toBeChecked();
});

test("two minutes before a session ends its owner is asked, and stays", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  // The browser's clock moves, the server's does not: how long there is comes from here.
  let endsIn = 600;
  await page.clock.install();
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...((await response.json()) as object), endsIn } });
  });
  await page.goto(`${running.origin()}/en/cabinet`);
  await signIn(page, say, personWho("everyStatus"));
  await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
  endsIn = 119;
  await page.clock.fastForward(480_000);
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText(say("cabinet.session.title"));
  await accessible(page);
  endsIn = 1_800;
  await warning.getByRole("button", { name: say("cabinet.session.stay") }).click();
  await expect(warning).toBeHidden();
  await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
});

test(
  "a policy without cover says since when and how it comes back; one that has ended asks for nothing",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const say = words("kk");
    await page.goto(running.origin() + at("kk", "/cabinet/reports"));
    await signIn(page, say, personWho("everyStatus"));
    const open = async (status: "suspended" | "lapsed") => {
      const card = page.locator("main article", { hasText: say(`cabinet.status.${status}`) });
      await card.locator("a[href*='/cabinet/reports/']:not([aria-label])").first().click();
      await expect(page.locator("#schedule table")).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await accessible(page);
    };
    const pays = page.locator("main a[href*='/payment?contract=']");
    await open("suspended");
    await expect(page.locator("main")).toContainText(say("cabinet.suspended.then.paid_up"));
    await expect(page.getByRole("heading", { name: say("cabinet.gaps") })).toBeVisible();
    // From the head, and from each of the three premiums that restore it and the one that comes.
    await expect(pays).toHaveCount(5);
    await page.goto(running.origin() + at("kk", "/cabinet/reports?failed=true"));
    await open("lapsed");
    await expect(page.locator("#schedule")).not.toContainText(say("schedule.due.upcoming"));
    await expect(pays).toHaveCount(0);
  },
);

test("on a small phone the cabinet's own pages fit", { tag: "@full" }, async ({ page, running }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const locale: Locale = "kk";
  await page.goto(running.origin() + at(locale, "/cabinet/info"));
  await signIn(page, words(locale), personWho("overdue"));
  for (const address of ["/cabinet/info", "/cabinet/notifications", "/cabinet/reset-password"]) {
    await page.goto(running.origin() + at(locale, address));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBeLessThanOrEqual(0);
    await accessible(page);
  }
});
