import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@shanyraq/i18n";
import type { Locator, Page } from "@playwright/test";
import { accessible, at, expect, test, words } from "./product.ts";
import { fullUnless } from "./full-unless.ts";

const down = { status: 503, contentType: "application/json", body: "{}" };
/** A text of the catalogue up to its first value. */
const beginning = (text: string) => text.split("{")[0]?.trim() ?? "";
const main = (page: Page) => page.getByRole("main");
const pressed = (page: Page, group: string, name: string) =>
  main(page).getByRole("group", { name: group }).getByRole("button", { name, exact: true });
const cards = (page: Page) => main(page).locator("article");
const downloaded = async (page: Page, press: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

/** The home page, scrolled to what it helps with by asking. */
async function helpers(page: Page, origin: string, locale: Locale): Promise<void> {
  await page.goto(origin + at(locale, "/"));
  await main(page)
    .getByRole("heading", { name: words(locale)("content.how.title") })
    .scrollIntoViewIfNeeded();
}
const slides = (page: Page, locale: Locale) => main(page).getByRole("region", { name: words(locale)("home.slider"), exact: true });
/** Which of the offers is shown, as the page says it. */
const shown = async (slider: Locator, locale: Locale): Promise<number> => {
  // The slider loads when it comes into view: we wait for its text, since a count would not wait.
  const text = await slider.innerText();
  const all = await slider.locator(`[aria-roledescription="${words(locale)("home.slider.slide")}"]`).count();
  const slideText = (at: number) => words(locale)("home.slider.of").replace("{at}", String(at)).replace("{all}", String(all));
  return Array.from({ length: all }, (_, index) => index + 1).find((at) => text.includes(slideText(at))) ?? 0;
};
/** The box under a heading. */
const boxOf = (page: Page, heading: string) =>
  main(page)
    .locator("div")
    .filter({ has: page.getByRole("heading", { name: heading }) })
    .last();

test("offers change automatically until somebody stops them (ru)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.clock.install();
  await helpers(page, running.origin(), "ru");
  const slider = slides(page, "ru");
  await page.mouse.move(0, 0);
  const first = await shown(slider, "ru");
  expect(first).toBeGreaterThan(0);
  await page.clock.fastForward(7_000);
  await expect.poll(() => shown(slider, "ru")).not.toBe(first);
  await slider.getByRole("button", { name: say("home.slider.pause") }).click();
  const stopped = await shown(slider, "ru");
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  expect(await shown(slider, "ru")).toBe(stopped);
  await slider.getByRole("button", { name: say("home.slider.next") }).click();
  await expect.poll(() => shown(slider, "ru")).not.toBe(stopped);
  await accessible(page);
});

test("offers do not move for a visitor who prefers reduced motion (kk)", { tag: "@full" }, async ({ page, running }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await helpers(page, running.origin(), "kk");
  const slider = slides(page, "kk");
  await expect(slider.getByRole("button", { name: words("kk")("home.slider.play") })).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(await shown(slider, "kk")).toBe(1);
});

test("three answers lead to a product and its price (kk)", async ({ page, running }) => {
  const say = words("kk");
  await helpers(page, running.origin(), "kk");
  const card = boxOf(page, say("home.finder.title"));
  for (const answer of ["home.finder.who.child", "home.finder.why.save", "home.finder.how.small"])
    await card.getByText(say(answer), { exact: true }).click();
  await expect(card.getByText(say("home.finder.result"), { exact: true })).toBeVisible();
  await expect(card.getByRole("heading", { level: 3 }).getByRole("link")).toHaveAttribute("href", at("kk", "/products/education"));
  await accessible(page);
  await card.getByRole("button", { name: say("home.finder.again") }).click();
  await expect(card.getByText(say("home.finder.who"), { exact: true })).toBeVisible();
});

test("the needed cover follows what a family says of itself (en)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  await helpers(page, running.origin(), "en");
  const card = boxOf(page, say("home.needs.title"));
  const digits = async () => Number((await card.getByRole("status").first().innerText()).replaceAll(/[^\d]/g, ""));
  await main(page)
    .getByRole("slider", { name: say("home.needs.children") })
    .fill("0");
  const alone = await digits();
  await main(page)
    .getByRole("slider", { name: say("home.needs.children") })
    .fill("3");
  await expect.poll(digits).toBeGreaterThan(alone);
  await accessible(page);
});

test.describe("while a part of the back office is down", () => {
  test.use({ outage: true });
  test("the home page keeps what was built of it (ru)", { tag: "@full" }, async ({ page, running }) => {
    const say = words("ru");
    for (const call of ["faqs", "news/mainPage", "menus"]) await page.route(`**/api/provider/${call}`, (route) => route.fulfill(down));
    await page.goto(running.origin());
    for (const heading of ["home.tools.title", "content.products.title", "content.how.title", "content.news.title", "content.faq.title"])
      await expect(main(page).getByRole("heading", { name: say(heading), exact: true })).toBeVisible();
    await expect(cards(page).filter({ has: page.locator("time") })).toHaveCount(3);
  });
  test("a list that does not come says so and is asked for again (en)", { tag: "@full" }, async ({ page, running }) => {
    const say = words("en");
    await page.route("**/api/provider/news?*", (route) => route.fulfill(down));
    await page.goto(running.origin() + at("en", "/news"));
    await pressed(page, say("news.filter"), say("news.type.advice")).click();
    await expect(main(page).getByRole("alert")).toContainText(say("news.filterFailed"));
    await accessible(page);
    await page.unroute("**/api/provider/news?*");
    await main(page)
      .getByRole("button", { name: say("content.news.more") })
      .click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test(
  "news are filtered by what they are about and by year, and continue page by page (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    await page.goto(running.origin() + at("ru", "/news"));
    await expect(cards(page)).toHaveCount(12);
    await main(page)
      .getByRole("button", { name: say("content.news.more") })
      .click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(12);
    await pressed(page, say("news.year"), "2025").click();
    await expect(cards(page)).toHaveCount(2);
    const days = await Promise.all((await cards(page).locator("time").all()).map((time) => time.getAttribute("datetime")));
    expect(days.filter((day) => !day?.startsWith("2025"))).toEqual([]);
    await pressed(page, say("news.filter"), say("news.type.service")).click();
    await expect(main(page).getByText(say("news.nothing"))).toBeVisible();
    await accessible(page);
    await main(page)
      .getByRole("button", { name: say("news.all") })
      .click();
    await expect(cards(page)).toHaveCount(12);
  },
);

test("texts by others name their source, and have one address (kk)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(running.origin() + at("kk", "/smi"));
  const first = cards(page).first().getByRole("link");
  const title = await first.innerText();
  await accessible(page);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(page).getByRole("link", { name: say("media.back") })).toBeVisible();
  await accessible(page);
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect((await page.request.get(running.origin() + at("kk", `/news/${slug}`))).status()).toBe(404);
});

test("reports of a year are read, kept one by one, and all at once (ru)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(running.origin() + at("ru", "/reports"));
  await pressed(page, say("reports.years"), "2025").click();
  await expect(cards(page)).toHaveCount(4);
  await accessible(page);
  const file = await downloaded(page, () => cards(page).first().getByRole("link").click());
  expect([path.extname(file.name), file.bytes.subarray(0, 5).toString("latin1")]).toEqual([".pdf", "%PDF-"]);
  const zip = await downloaded(page, () =>
    main(page)
      .getByRole("button", { name: beginning(say("reports.zip")) })
      .click(),
  );
  expect([zip.name, zip.bytes.subarray(0, 2).toString("latin1")]).toEqual(["2025.zip", "PK"]);
  expect(zip.bytes.byteLength).toBeGreaterThan(file.bytes.byteLength * 3);
});

test(
  "an office is found by its city and by what is done at it, and says whether it is open; the list stands before the map (kk)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    // A Monday, ten in the morning in Kazakhstan.
    await page.clock.install({ time: new Date("2026-11-23T05:00:00Z") });
    await page.goto(running.origin() + at("kk", "/contacts"));
    await expect(cards(page).first()).toContainText("Ашық, жабылуы: 18:00");
    await main(page)
      .getByRole("button", { name: say("contacts.more") })
      .click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(12);
    await pressed(page, say("contacts.city"), "Алматы").click();
    await expect(cards(page)).toHaveCount(3);
    await pressed(page, say("contacts.service"), say("contacts.service.pension")).click();
    await expect(cards(page)).toHaveCount(2);
    await accessible(page);
    // In this order a reader meets them.
    const order = await main(page).getByRole("heading", { level: 2 }).allInnerTexts();
    expect(order.indexOf(say("contacts.list"))).toBeLessThan(order.indexOf(say("contacts.map")));
    await pressed(page, say("contacts.city"), "Ақтау").click();
    await expect(main(page).getByText(say("contacts.none"))).toBeVisible();
  },
);

const find = async (page: Page, locale: Locale, from: Locator, what: string): Promise<Locator> => {
  await from
    .getByRole("button", { name: words(locale)("shell.search"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(what);
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  return dialog;
};
for (const [locale, what] of [
  ["kk", "жарна"],
  ["ru", "взнос"],
] as const)
  test(`the site is searched from its header (${locale})`, fullUnless(locale === "ru"), async ({ page, running }) => {
    await page.goto(running.origin() + at(locale, "/about"));
    const dialog = await find(page, locale, page.getByRole("banner"), what);
    await accessible(page);
    const first = dialog.getByRole("listitem").getByRole("link").first();
    const address = (await first.getAttribute("href")) ?? "";
    await first.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(running.origin() + address);
  });

test("on the narrowest phones the search stands in the menu (kk)", { tag: "@full" }, async ({ page, running }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(running.origin() + at("kk", "/about"));
  const menu = page.getByRole("dialog", { name: words("kk")("kit.header.menu") });
  await page.getByRole("button", { name: words("kk")("kit.header.openMenu") }).click();
  await find(page, "kk", menu, "жарна");
  await expect(menu).toBeHidden();
});

test("an address that names nothing says so and searches (en)", { tag: "@full" }, async ({ page, running }) => {
  const response = await page.goto(running.origin() + at("en", "/news/never-published"));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words("en")("content.notFound"));
  await accessible(page);
  await find(page, "en", main(page), "claim");
});

test(
  "what an editor writes appears on the site without a build, with structured data for other sites",
  { tag: "@full" },
  async ({ page, running }) => {
    const slug = "written-meanwhile";
    const folder = path.join(running.contentFolder, "news", slug);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "facts.yaml"), "date: 2026-11-20\ntype: company\n");
    for (const locale of locales)
      writeFileSync(path.join(folder, `${locale}.md`), `---\ntitle: Meanwhile ${locale}\nlead: A lead.\n---\n\nA text.\n`);
    await expect.poll(async () => (await page.request.get(`${running.origin()}/news/${slug}`)).status()).toBe(200);
    await page.goto(running.origin() + at("en", "/news"));
    await cards(page).getByRole("link", { name: "Meanwhile en" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meanwhile en");
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/og\/en\.png$/);
    const jsonLd = page.locator('script[type="application/ld+json"]');
    await expect(jsonLd).toHaveCount(1);
    expect((await jsonLd.textContent()) ?? "").toContain('"NewsArticle"');
    await accessible(page);
  },
);
