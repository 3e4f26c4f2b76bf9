import { locales } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { signInByHeader, signOut } from "./sign-in.ts";

// Rows of the specification's tables (site-shell, sections 2, 4, 8 and 9) where a visitor meets them: on the screen.
const say = words("ru");

test("the header and the footer say and measure what the specification says", async ({ page, running }) => {
  const shown: number[] = [];
  await page.exposeFunction("phoneShown", (ms: number) => void shown.push(ms));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const phone = document.querySelector('footer a[href^="tel:"]');
      if (!phone) return;
      watch.disconnect();
      (globalThis as unknown as { phoneShown: (ms: number) => void }).phoneShown(performance.now());
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${running.origin()}/`);
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  await expect(header.getByRole("navigation", { name: say("kit.header.language") }).getByRole("link")).toHaveText([
    "Рус",
    "Қаз",
    "English",
  ]);
  await expect(footer).toContainText("Для звонков по Казахстану");
  // Its script comes after the first paint, and the number a tenth of a second after that.
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  expect(shown[0]).toBeGreaterThan(100);
  await expect(footer).toContainText("24 июля 2019 года, отрасль «страхование жизни»");
  const blank = footer.locator('a[target="_blank"]');
  await expect(blank.first()).toBeVisible();
  await expect(blank.first().locator("svg")).toBeVisible();
  // A short number is shown where the insurer has one; this one has none.
  await expect(header).not.toContainText("0000");
  await page.setViewportSize({ width: 1700, height: 1000 });
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll("main section > div, footer > div")].map((one) => {
      const { paddingLeft, paddingRight, width } = getComputedStyle(one);
      return Math.round(Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    }),
  );
  expect(Math.max(...widths)).toBe(1406);
});

test(
  "the menu of products is at most 300 px high and shows all of it at once; each group leads to its own products",
  { tag: "@full" },
  async ({ page, running }) => {
    for (const locale of ["ru", "kk", "en"] as const) {
      await page.goto(running.origin() + at(locale, "/about"));
      const menu = page.getByRole("banner").getByRole("navigation", { name: words(locale)("kit.header.menu") });
      const tops = menu.getByRole("button");
      for (const top of await tops.all()) {
        await top.click();
        const panel = page.locator(`[id="${(await top.getAttribute("aria-controls")) ?? ""}"]`);
        const { height, hidden, right } = await panel.evaluate((one) => ({
          height: one.getBoundingClientRect().height,
          hidden: one.scrollHeight - one.clientHeight,
          right: one.getBoundingClientRect().right,
        }));
        expect(height, locale).toBeLessThanOrEqual(300);
        expect(hidden, `${locale} ${await top.innerText()}`).toBe(0);
        expect(right).toBeLessThanOrEqual(1440);
        await accessible(page);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      }
    }
    await page.goto(`${running.origin()}/about`);
    const menu = page.getByRole("banner").getByRole("navigation", { name: say("kit.header.menu") });
    const counts = new Set<string>();
    for (const goal of ["save", "future", "protect", "work"] as const) {
      await menu.getByRole("button").first().click();
      await menu.locator(`a[href="/products?goal=${goal}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/products\\?goal=${goal}$`));
      await expect(page.getByRole("button", { name: say(`content.goals.${goal}.title`) })).toHaveAttribute("aria-pressed", "true");
      const slugs = await page
        .getByRole("main")
        .locator('article a[href^="/products/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect(slugs.length).toBeGreaterThan(0);
      counts.add(slugs.join());
    }
    expect(counts.size).toBe(4);
    await page.goBack();
    await expect(page.getByRole("button", { name: say("content.goals.protect.title") })).toHaveAttribute("aria-pressed", "true");
  },
);

test(
  "a menu that does not fit can be walked by keyboard, and shades the edge behind which it continues",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(`${running.origin()}/`);
    const menu = page.getByRole("banner").getByRole("navigation", { name: say("kit.header.menu") });
    await menu.getByRole("button").first().press("Enter");
    const last = menu.locator('a[href="/products/migrant-vms"]');
    for (let step = 0; step < 30 && !(await last.evaluate((one) => one === document.activeElement)); step++)
      await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(menu.getByRole("button").first()).toBeFocused();
  },
);

test("pages that a guest met only by their address are in the menus too", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(`${running.origin()}/`);
  for (const address of ["/feedback", "/compliance-controller", "/verify", "/sign"])
    await expect(page.getByRole("contentinfo").locator(`a[href="${address}"]`)).toBeVisible();
});

test(
  "the call-back and its thanks say their titles, the drawer is 400 px wide and says that it is empty, the user's menu is bounded",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.goto(`${running.origin()}/`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("kit.header.callMe") })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: say("kit.callBack.title") })).toBeVisible();
    await page.keyboard.press("Escape");
    const person = personWho("nothing");
    await signInByHeader(page, say, person);
    await expect(page).toHaveURL(`${running.origin()}/cabinet/reports`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(person.name) })
      .first()
      .click();
    const card = page.getByRole("banner").locator('[data-disclosure][aria-expanded="true"]');
    const panel = page.locator(`[id="${(await card.getAttribute("aria-controls")) ?? ""}"]`);
    await expect(panel).toHaveCSS("max-height", "470px");
    await page.keyboard.press("Escape");
    await page.route("**/api/provider/getNotifications", (route) => route.fulfill({ json: { message: [], count: 0 } }));
    await page
      .getByRole("banner")
      .getByRole("button", { name: filledIn(say("kit.header.bell")) })
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText("У вас пока нет уведомлений");
    // The sheet is the dialog's own box or the one around it.
    expect(await drawer.evaluate((one) => Math.round((one.parentElement ?? one).getBoundingClientRect().width))).toBe(400);
  },
);

test("an unknown address and a failed page say their status, their words and the ways on", { tag: "@full" }, async ({ page, running }) => {
  for (const locale of ["ru", "kk"] as const) {
    const say = words(locale);
    const missing = await page.goto(running.origin() + at(locale, "/no-such-page"));
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`404 ${say("content.notFound")}`);
    await expect(page.getByRole("main").getByRole("link", { name: say("content.home") })).toHaveAttribute("href", at(locale, "/"));
  }
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
});

test.describe("when the host fails a page", () => {
  test.use({ outage: true });
  test("it says 500, the number of the request and how to try again, in its language", { tag: "@full" }, async ({ page, running }) => {
    for (const locale of ["ru", "kk", "en"] as const) {
      const say = words(locale);
      // The browser tells of a failed document in the console; that is the page's own state.
      const failed = await page.request.get(running.origin() + at(locale, "/500"));
      expect(failed.status()).toBe(500);
      await page.route("**/failing", async (route) => route.fulfill({ response: failed, status: 503 }));
      await page.goto(running.origin() + at(locale, "/failing"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`500 ${say("content.error")}`);
      await expect(page.getByRole("main")).toContainText(/[0-9a-f]{16,}/);
      await expect(page.getByRole("button", { name: say("kit.failure.retry") })).toBeVisible();
      await accessible(page);
    }
  });
});

test.describe("the home page", () => {
  test("leads who chose Kazakh before to it, stays Russian for who chooses it there, and for who has chosen nothing", async ({
    page,
    context,
    running,
  }) => {
    const home = `${running.origin()}/`;
    await page.goto(home);
    await expect(page).toHaveURL(home);
    await context.addCookies([{ name: "i18n_redirected", value: "kk", url: home }]);
    await page.goto(home);
    await expect(page).toHaveURL(`${running.origin()}/kk`);
    await page.locator('header a[hreflang="ru"]:visible').first().click();
    await expect(page).toHaveURL(home);
    await page.reload();
    await expect(page).toHaveURL(home);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });
});

test(
  "a sign-in by the header of a calculator continues to buy; elsewhere it leads to the contracts, and a sign-out leads home",
  { tag: "@full" },
  async ({ page, running }) => {
    const person = personWho("nothing");
    await page.goto(`${running.origin()}/products/senim/calculate`);
    await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
    await signInByHeader(page, say, person);
    await expect(page).toHaveURL(/\/products\/senim\/calculate\/online\//);
    await signOut(page, say, person);
    await expect(page).toHaveURL(`${running.origin()}/`);
    await page.goto(`${running.origin()}/products/migrant-vms`);
    await signInByHeader(page, say, person);
    await expect(page).toHaveURL(`${running.origin()}/products/migrant-vms/calculate`);
  },
);

test("snow is off, and no page has a place for it", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(`${running.origin()}/`);
  await expect(page.locator("body > [aria-hidden=true], #__next > [aria-hidden=true]")).toHaveCount(0);
});

test(
  "the menu and the row above it are a row each for a customer in every language on every desktop, and a number to call is never broken",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.goto(`${running.origin()}/`);
    await signInByHeader(page, say, personWho("everyStatus"));
    await expect(page).toHaveURL(/\/cabinet/);
    for (const locale of locales) {
      await page.setViewportSize({ width: 1050, height: 800 });
      await page.goto(running.origin() + at(locale, "/about"));
      const row = page.getByRole("banner").locator("ul").first().locator("..");
      await expect(row).toBeVisible();
      const menu = page.getByRole("banner").getByRole("navigation", { name: words(locale)("kit.header.menu") });
      for (const width of [1050, 1200, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await row.boundingBox())?.height, `${locale} ${width}`).toBeLessThanOrEqual(45);
        expect((await menu.boundingBox())?.height, `${locale} ${width}`).toBeLessThanOrEqual(48);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(running.origin() + at(locale, "/compliance-controller"));
      const call = page.getByRole("main").locator('a[href^="tel:"]').first();
      const lines = await call
        .getByText("+7", { exact: false })
        .last()
        .evaluate((one) => one.getClientRects().length);
      expect(lines, locale).toBe(1);
    }
  },
);
