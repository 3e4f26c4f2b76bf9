import type { Page } from "@playwright/test";
import { accessible, expect, test, words } from "./product.ts";

const say = words("ru");
const SCREEN = { width: 320, height: 640 };
const FIFTH = SCREEN.height / 5;
/** A layout rounds to a fraction of a pixel. */
const ROUNDED = 0.6;
test.use({ viewport: SCREEN });

const widest = { letters: "wider", words: "wider", lines: "wider" };
/** Comes to a page in the version for the visually impaired, as somebody who chose it long ago. */
async function visit(page: Page, address: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    localStorage.setItem("shanyraq:visual-settings:v1", kept);
  }, JSON.stringify(settings));
  await page.goto(address);
  await expect(bar(page)).toBeVisible();
}
const bar = (page: Page) => page.locator("[data-mode-bar] > section");
const topOf = async (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top);
const heightOf = async (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().height);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  "the bar stays at the top of the window, is never lower where text is larger, and takes a fifth of a phone at the most",
  { tag: "@full" },
  async ({ page, running }) => {
    await visit(page, `${running.origin()}/products/senim`, { ...widest, size: "100" });
    const heights: number[] = [];
    for (const size of ["100", "150", "200", "300", "400"]) {
      await page.evaluate((chosen) => document.documentElement.setAttribute("data-size", chosen), size);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect.poll(() => topOf(page), size).toBe(0);
      heights.push(await heightOf(page));
      expect(heights.at(-1), size).toBeLessThanOrEqual(FIFTH);
      expect(await sideways(page), size).toBeLessThanOrEqual(0);
    }
    expect(heights.at(-1)).toBeGreaterThanOrEqual(heights[0] ?? 0);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  },
);

test(
  "the place that is kept for the bar is as high as the bar, so that nothing moves when it comes",
  { tag: "@full" },
  async ({ page, running }) => {
    await visit(page, `${running.origin()}/products`);
    for (const [width, height] of [
      [320, 640],
      [414, 896],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of ["100", "150", "250", "400"]) {
        await page.evaluate((chosen) => document.documentElement.setAttribute("data-size", chosen), size);
        const [kept, has] = await bar(page).evaluate((element) => {
          const slot = element.closest("[data-mode-bar]")?.parentElement?.parentElement;
          const before = slot ? Number.parseFloat(getComputedStyle(slot, "::before").height) : 0;
          return [before, element.getBoundingClientRect().height] as const;
        });
        expect(Math.abs(kept - has), `${width} px, ${size} %`).toBeLessThanOrEqual(ROUNDED);
        expect(has, `${width} px, ${size} %`).toBeLessThanOrEqual(height / 5);
      }
    }
  },
);

test("the bar never lies over what has the focus, and is let go where the window is low", async ({ page, running }) => {
  await visit(page, `${running.origin()}/products/senim`, { ...widest, size: "400" });
  const covered: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(stops < 45 ? "Tab" : "Shift+Tab");
    const found = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const shown = document.querySelector("[data-mode-bar] > *");
      // The way past the header lies over everything.
      if (!focused || focused === document.body || !shown || focused.matches("header *, [data-mode-bar] *, a[href='#main']")) return "";
      const [one, other] = [focused.getBoundingClientRect(), shown.getBoundingClientRect()];
      // Words of four times the size may be higher than the window: then their beginning or their end is seen.
      const isHigher = one.height > window.innerHeight - other.bottom - 24;
      if (isHigher) return one.bottom > other.bottom + 44 && one.top < window.innerHeight - 44 ? "" : focused.outerHTML.slice(0, 120);
      return one.top < other.bottom - 1 && one.bottom > other.top + 1 ? focused.outerHTML.slice(0, 120) : "";
    });
    if (found !== "") covered.push(found);
  }
  expect(covered).toEqual([]);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(() => topOf(page)).toBeLessThan(0);
});

test(
  "in the login dialog the text is enlarged by keyboard, what is typed stays, and Esc leads back",
  { tag: "@full" },
  async ({ page, running }) => {
    await visit(page, `${running.origin()}/products`, { size: "200" });
    const login = page.getByRole("button", { name: say("kit.header.login") }).first();
    await login.click();
    const dialog = page.getByRole("dialog");
    const larger = dialog.getByRole("button", { name: say("mode.larger") });
    await expect(larger).toBeVisible();
    await dialog.getByLabel(say("field.iin")).fill("870412");
    for (let stops = 0; stops < 40; stops += 1) {
      if (await larger.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(larger).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-size", "250");
    await expect(dialog.getByLabel(say("field.iin"))).toHaveValue(/870\s?412/);
    expect(await topOf(page)).toBe(0);
    const close = dialog.getByRole("button", { name: say("kit.close") });
    await close.scrollIntoViewIfNeeded();
    expect((await close.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(await heightOf(page));
    await accessible(page);
    await dialog.getByRole("button", { name: say("mode.settings") }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(login).toBeFocused();
  },
);

test("the menu of a phone has the bar too", { tag: "@full" }, async ({ page, running }) => {
  await visit(page, `${running.origin()}/products`, { size: "200" });
  await page.getByRole("button", { name: say("kit.header.openMenu") }).click();
  const menu = page.getByRole("dialog", { name: say("kit.header.menu") });
  await menu.getByRole("button", { name: say("mode.larger") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-size", "250");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(bar(page)).toBeVisible();
});

test("F2 leaves the version: from a field it stays there, from the bar the focus goes to the button that brings it back", async ({
  page,
  running,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `${running.origin()}/products`);
  const html = page.locator("html");
  await bar(page)
    .getByRole("button", { name: say("mode.settings") })
    .focus();
  await page.keyboard.press("F2");
  await expect(html).not.toHaveAttribute("data-scheme", /./);
  const toggle = page.getByRole("button", { name: say("kit.header.accessibility") });
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(html).toHaveAttribute("data-scheme", /./);
  await expect(bar(page)).toBeVisible();
  const home = page.getByRole("banner").getByRole("link").first();
  await home.focus();
  await page.keyboard.press("F2");
  await expect(html).not.toHaveAttribute("data-scheme", /./);
  await expect(home).toBeFocused();
});

/** In em of each element, lines in its sizes of text. */
const steps = [
  { step: "wide", wanted: { letters: 0.08, words: 0.16, lines: 1.8, paragraphs: 2 } },
  { step: "wider", wanted: { letters: 0.16, words: 0.32, lines: 2.2, paragraphs: 2.5 } },
] as const;
for (const { step, wanted } of steps) {
  test(`every element that is seen keeps the chosen spacing: ${step}`, { tag: "@full" }, async ({ page, running }) => {
    for (const address of ["/", "/products/senim", "/products/senim/calculate", "/privacy", "/en/payment"]) {
      await visit(page, running.origin() + address, { letters: step, words: step, lines: step });
      const wrong = await page.evaluate((least) => {
        const px = (value: string) => (value === "normal" ? 0 : Number.parseFloat(value));
        return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
          if (element.getClientRects().length === 0 || element.closest("svg, script, style")) return [];
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize);
          const off = {
            letters: Math.abs(px(style.letterSpacing) - least.letters * size),
            words: Math.abs(px(style.wordSpacing) - least.words * size),
            lines: Math.abs(px(style.lineHeight) - least.lines * size),
            paragraphs: element.matches("p + p") ? Math.abs(px(style.marginTop) - least.paragraphs * size) : 0,
          };
          return Object.entries(off)
            .filter(([, by]) => by > 0.05)
            .map(([what, by]) => `${what} by ${by.toFixed(2)}: ${element.outerHTML.slice(0, 90)}`);
        });
      }, wanted);
      expect(wrong.slice(0, 5), address).toEqual([]);
      expect(await sideways(page), address).toBeLessThanOrEqual(0);
      await expect(page.getByRole("button", { name: /меню|menu/i }).first()).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a reader's own spacing (WCAG 1.4.12) leaves the menu on a screen of 320 px", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(`${running.origin()}/products`);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: say("kit.header.openMenu") })).toBeInViewport({ ratio: 1 });
});

test("everything that is pressed is 44 px wide and high at every size", { tag: "@full" }, async ({ page, running }) => {
  for (const address of ["/", "/products", "/products/senim/calculate", "/contacts"]) {
    await visit(page, running.origin() + address);
    for (const size of ["100", "150", "400"]) {
      await page.evaluate((chosen) => document.documentElement.setAttribute("data-size", chosen), size);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=tab]")].flatMap((element) => {
          // A link in a line of text is as high as the line (WCAG 2.5.5, inline); what is drawn by its label is as large as the label.
          const isInline = element.tagName === "A" && getComputedStyle(element).display === "inline";
          const pressed = element.matches("input") ? (element.closest("label") ?? element) : element;
          const isDrawn = element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
          if (isInline || !isDrawn || element.closest("[inert]")) return [];
          const { width, height } = pressed.getBoundingClientRect();
          return width < 43.5 || height < 43.5 ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 110)}`] : [];
        }),
      );
      expect(small.slice(0, 8), `${address} at ${size} %`).toEqual([]);
    }
  }
});

test.describe("when the browser stores nothing", () => {
  test("the version works for the visit and says that it will not last", { tag: "@full" }, async ({ page, running }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${running.origin()}/products`);
    await page.getByRole("button", { name: say("kit.header.accessibility") }).click();
    const notice = page.getByRole("alertdialog");
    await expect(notice).toContainText(say("mode.notKept.text"));
    await accessible(page);
    await notice.getByRole("button", { name: say("mode.speech.understood") }).click();
    await expect(notice).toBeHidden();
    await bar(page)
      .getByRole("button", { name: say("mode.larger") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-size", "175");
    await expect(notice).toBeHidden();
  });
});

test("pace and place of reading are there after a reload", { tag: "@full" }, async ({ page, running }) => {
  await page.addInitScript(() => {
    // A system whose voice says every sentence at once, up to the third.
    let spoken = 0;
    const voices = ["ru-RU", "kk-KZ", "en-GB"].map((lang) => ({ voiceURI: lang, name: lang, lang, localService: true, default: false }));
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => voices,
        speak: (utterance: EventTarget) => {
          spoken += 1;
          utterance.dispatchEvent(new Event("start"));
          if (spoken < 3) setTimeout(() => utterance.dispatchEvent(new Event("end")), 0);
        },
        cancel: () => {},
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    });
    window.SpeechSynthesisUtterance = class extends EventTarget {} as unknown as typeof SpeechSynthesisUtterance;
  });
  await visit(page, `${running.origin()}/products/senim`);
  const open = () =>
    bar(page)
      .getByRole("button", { name: say("mode.speech"), exact: true })
      .click();
  const reached = () => page.evaluate(() => sessionStorage.getItem("shanyraq:speech-place:v1"));
  await open();
  await bar(page).getByRole("button", { name: "1,25×" }).click();
  await bar(page)
    .getByRole("button", { name: say("mode.speech.page") })
    .click();
  await expect.poll(async () => (JSON.parse((await reached()) ?? "{}") as { from?: number }).from ?? 0).toBeGreaterThan(0);
  await expect(bar(page).getByRole("button", { name: say("mode.speech.stop") })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(FIFTH);
  const place = await reached();
  await page.reload();
  await open();
  await expect(bar(page).getByRole("button", { name: "1,25×" })).toHaveAttribute("aria-pressed", "true");
  await bar(page)
    .getByRole("button", { name: say("mode.speech.continue") })
    .click();
  await expect(bar(page).getByRole("button", { name: say("mode.speech.pause") })).toBeVisible();
  expect((JSON.parse((await reached()) ?? "{}") as { from: number }).from).toBeGreaterThanOrEqual(
    (JSON.parse(place ?? "{}") as { from: number }).from,
  );
});
