import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { personWho } from "@shanyraq/provider";
import type { Page } from "@playwright/test";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";

const say = words("ru");
const SLUG = "editors-hour";
const photograph = path.resolve(import.meta.dirname, "../../content/news/office-aktobe/steppe.jpg");
const AHEAD_OF_UTC_MS = 5 * 3_600_000;

const titles = { ru: "Час редактора", kk: "Редактор сағаты", en: "An editor’s hour" } as const;

async function signIn(page: Page, origin: string): Promise<void> {
  const { iin, password } = personWho("editor");
  const earlier = await smsKeys(page, origin);
  await page.goto(`${origin}/desk`);
  await accessible(page);
  // By keyboard alone.
  await page.getByLabel(say("desk.number")).focus();
  await page.keyboard.type(iin ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("desk.code"));
  await accessible(page);
  await page.getByLabel(say("desk.code.field")).fill(await smsCode(page, origin, earlier, 6));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("desk.nav.content"));
}

const press = (page: Page, id: string) => page.getByRole("button", { name: say(id), exact: true }).click();
/** A text with its places filled. */
const filled = (id: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), say(id));
const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);
const expectStatus = (page: Page, id: string) => expect(page.getByRole("status").filter({ hasText: say(id) })).toBeVisible();

async function write(page: Page, word: string): Promise<void> {
  for (const locale of locales) {
    await field(page, `${locale}.lead`).fill(`${titles[locale]}: ${word}`);
    await field(page, `${locale}.body`).fill(`${word}\n\n## ${titles[locale]}\n\n- 1\n- 2`);
    await field(page, `${locale}.image_alt`).fill(titles[locale]);
  }
}

test("an editor's hour: writes, mends, looks, sets a time, publishes and takes it back", async ({ page, running, browser }) => {
  const origin = running.origin();
  const visitor = await (await browser.newContext()).newPage();
  const address = origin + at("kk", `/news/${SLUG}`);
  const visit = async () => (await visitor.goto(address))?.status();
  await signIn(page, origin);
  await accessible(page);

  await test.step("writes a piece of news, and sees beside its fields what is missing", async () => {
    await page.getByRole("link", { name: say("desk.kind.news") }).click();
    await accessible(page);
    await page.getByRole("link", { name: say("desk.new") }).click();
    await accessible(page);
    await page.getByRole("textbox", { name: say("desk.slug") }).fill(SLUG);
    for (const locale of locales) await field(page, `${locale}.title`).fill(titles[locale]);
    await field(page, "ru.body").fill("[Слова](/no-such-page)");
    await field(page, "picture.lead").setInputFiles(photograph);
    await press(page, "desk.save");
    await expectStatus(page, "desk.done.saved");
    const date = field(page, "facts.date");
    await expect(date).toHaveAttribute("aria-invalid", "true");
    await expect(date).toHaveAccessibleDescription(say("desk.fault.missing"));
    await expect(page.getByText("/no-such-page", { exact: false }).first()).toBeVisible();
    await accessible(page);
    await page.getByRole("link", { name: `${say("desk.field.date")}: ${say("desk.fault.missing")}` }).click();
    await expect(date).toBeFocused();
    await press(page, "desk.savePublish");
    await expect(page.getByRole("alert")).toContainText(say("desk.refused.faults"));
    expect(await visit()).toBe(404);
  });

  await test.step("mends it and looks at it on a phone in Kazakh; nobody else sees it", async () => {
    await field(page, "facts.date").fill("2026-11-25");
    await field(page, "facts.type").selectOption("company");
    await write(page, "Бірінші");
    await press(page, "desk.savePreview");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("desk.preview"));
    await page
      .getByRole("navigation", { name: say("desk.preview.languages") })
      .getByRole("link", { name: "Қазақша" })
      .click();
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("main h1")).toHaveText(titles.kk);
    await expect(frame.locator("html")).toHaveAttribute("lang", "kk");
    await expect(page.locator("iframe")).toHaveAttribute("width", "390");
    await expect(frame.locator("main img").first()).toHaveAttribute("alt", titles.kk);
    await accessible(page);
    expect(await visit()).toBe(404);
  });

  await test.step("sets a time, and when it comes the page opens for a visitor", async () => {
    await page.goto(`${origin}/desk/news/${SLUG}`);
    const soon = new Date(Date.now() + AHEAD_OF_UTC_MS + 5_000).toISOString().slice(0, 19);
    await field(page, "publish_at").fill(soon);
    await press(page, "desk.saveSchedule");
    await expectStatus(page, "desk.done.scheduled");
    await expect.poll(visit, { timeout: 30_000 }).toBe(200);
    await expect(visitor.locator("main h1")).toHaveText(titles.kk);
    await expect(visitor.locator("main")).toContainText("Бірінші");
  });

  await test.step("changes it, publishes the change and takes it back", async () => {
    await page.goto(`${origin}/desk/news/${SLUG}`);
    await write(page, "Екінші");
    await press(page, "desk.savePublish");
    await expectStatus(page, "desk.done.published");
    await visitor.reload();
    await expect(visitor.locator("main")).toContainText("Екінші");
    await press(page, "desk.undo");
    await expectStatus(page, "desk.done.undone");
    // The browser of a visitor may show for a while what it knows; another one asks.
    const another = await (await browser.newContext()).newPage();
    await another.goto(address);
    await expect(another.locator("main")).toContainText("Бірінші");
    await another.close();
    await page.getByRole("link", { name: say("desk.history") }).click();
    await accessible(page);
    await page
      .getByRole("listitem")
      .filter({ hasText: say("desk.state.replaced") })
      .first()
      .getByRole("link")
      .click();
    await accessible(page);
  });

  await test.step("reads what was done, and goes", async () => {
    await page.getByRole("link", { name: say("desk.nav.log") }).click();
    await expect(page.getByRole("row").filter({ hasText: say("desk.act.undone") })).toBeVisible();
    await accessible(page);
    await page.getByRole("link", { name: say("desk.nav.export") }).click();
    await accessible(page);
    await press(page, "desk.signOut");
    await page.goto(`${origin}/desk/log`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("desk.signIn"));
  });
  await visitor.close();
});

test(
  "the rows of a list are moved, added and removed without a script, and its entries too",
  { tag: "@full" },
  async ({ browser, page, running }) => {
    const origin = running.origin();
    await signIn(page, origin);
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
    const plain = await context.newPage();
    const row = (number: string) => plain.getByRole("group", { name: filled("desk.row", { number }), exact: true });
    const nameIn = (number: string) =>
      row(number).getByLabel(`${filled("desk.row", { number })}: ${say("desk.field.name")}, English`, { exact: true });
    const pressIn = (number: string, id: string) =>
      plain
        .getByRole("button", { name: filled("desk.row.of", { act: say(id), row: filled("desk.row", { number }) }), exact: true })
        .click();
    const saved = () => plain.getByRole("status").filter({ hasText: say("desk.done.saved") });

    await plain.goto(`${origin}/desk/menu/main`);
    const second = await nameIn("2").inputValue();
    await nameIn("1").fill("Typed before");
    await pressIn("2", "desk.row.up");
    await expect(nameIn("1")).toHaveValue(second);
    await expect(nameIn("2")).toHaveValue("Typed before");
    await expect(plain.getByRole("status")).toHaveText(say("desk.row.unsaved"));
    await pressIn("1", "desk.row.inner");
    const fresh = await plain.locator(":focus").getAttribute("aria-label");
    expect(fresh).toContain(filled("desk.row", { number: `1.${await row("1").getByRole("group").count()}` }));
    await plain.locator(":focus").press("Enter");
    await expect(saved()).toBeVisible();
    // Leaving a row without words shows which row it is.
    await expect(
      plain.getByRole("link", { name: new RegExp(`${fresh?.split(":")[0] ?? ""}, .*${say("desk.fault.missing")}`) }).first(),
    ).toBeVisible();
    await pressIn(/[\d.]+/.exec(fresh ?? "")?.[0].replace(/\.$/, "") ?? "", "desk.row.remove");
    await plain.getByRole("button", { name: say("desk.save"), exact: true }).click();
    await expect(saved()).toBeVisible();
    await expect(plain.getByText(say("desk.fault.missing"))).toHaveCount(0);

    await plain.goto(`${origin}/desk/university`);
    const entries = plain.locator("ul.rows a.grow");
    const [first = "", next = ""] = await entries.allTextContents();
    await plain.getByRole("button", { name: filled("desk.row.of", { act: say("desk.row.down"), row: first }), exact: true }).click();
    await expect(entries.nth(0)).toHaveText(next);
    await expect(entries.nth(1)).toHaveText(first);
    await context.close();
  },
);

test.describe("without a network", () => {
  test.use({ outage: true });
  test("typed text stays when the server does not answer, and is saved once it does", { tag: "@full" }, async ({ page, running }) => {
    await signIn(page, running.origin());
    await page.goto(`${running.origin()}/desk/faq/late-premium`);
    await field(page, "en.question").fill("Typed without a network");
    await page.context().setOffline(true);
    await press(page, "desk.save");
    await expect(page.getByRole("alert")).toHaveText(say("desk.silent"));
    await expect(field(page, "en.question")).toHaveValue("Typed without a network");
    await accessible(page);
    await page.context().setOffline(false);
    await press(page, "desk.save");
    await expectStatus(page, "desk.done.saved");
    await expect(field(page, "en.question")).toHaveValue("Typed without a network");
  });
});

test("the desk fits a phone in the dark, in each of its languages", { tag: "@full" }, async ({ browser, page, running }) => {
  const origin = running.origin();
  await signIn(page, origin);
  const context = await browser.newContext({
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  const phone = await context.newPage();
  for (const locale of locales)
    for (const address of [
      "/desk",
      "/desk/news/online-policy",
      "/desk/office/almaty-main",
      "/desk/faq",
      "/desk/menu/main",
      "/desk/report/2026-q3",
      "/desk/export",
    ]) {
      await phone.goto(`${origin}${address}?lang=${locale}`);
      await expect(phone.locator("html")).toHaveAttribute("lang", locale);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth), `${address} ${locale}`).toBeLessThanOrEqual(390);
      await accessible(phone);
    }
  await context.close();
});
