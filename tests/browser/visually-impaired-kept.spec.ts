import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { initialScripts, packedBytes } from "../src/product/exports/script-weight.ts";
import { at, expect, test, words } from "./product.ts";

const say = words("kk");
const out = path.resolve(import.meta.dirname, "../../site/out");
const KIB = 1024;
/** Of the version's own scripts, for who chose it. */
const MAX_SCRIPT_KIB = 15;
/** Points of a large print, in pixels. */
const LARGE_PRINT_PX = (18 * 4) / 3;

/** Comes to a page in the version for the visually impaired, as somebody who chose it long ago. */
async function visit(page: Page, address: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem("shanyraq:visual:v1") !== null) return;
    localStorage.setItem("shanyraq:visual:v1", "true");
    localStorage.setItem("shanyraq:visual-settings:v1", kept);
  }, JSON.stringify(settings));
  await page.goto(address);
  await expect(bar(page)).toBeVisible();
}
const bar = (page: Page) => page.locator("[data-mode-bar] > section");

test("words stand under the bar's icons at every width", { tag: "@full" }, async ({ page, running }) => {
  await visit(page, running.origin() + at("kk", "/products"), { size: "150" });
  for (const width of [320, 360, 414, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const id of ["mode.settings", "mode.speech", "mode.regular"]) {
      const word = bar(page).getByText(say(id), { exact: true }).first();
      await expect(word, `${id} at ${width} px`).toBeVisible();
      const box = await word.boundingBox();
      expect(box?.width ?? 0, `${id} at ${width} px`).toBeGreaterThan(8);
    }
  }
});

test(
  "settings and reading aloud leave the lower half of a phone to the page, at every size of the text",
  { tag: "@full" },
  async ({ page, running }) => {
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, running.origin() + at("kk", "/products/senim"));
      for (const size of ["100", "150", "200", "300", "400"])
        for (const id of ["mode.settings", "mode.speech"]) {
          await page.evaluate((chosen) => document.documentElement.setAttribute("data-size", chosen), size);
          const button = bar(page).getByRole("button", { name: say(id), exact: true });
          await button.click();
          await expect(button).toHaveAttribute("aria-expanded", "true");
          const sheet = page.locator(`[id="${(await button.getAttribute("aria-controls")) ?? ""}"]`);
          const lowest = await sheet.evaluate((element) => element.getBoundingClientRect().bottom);
          expect(lowest, `${id} at ${size} % of ${width} px`).toBeLessThanOrEqual(height / 2 + 1);
          await page.keyboard.press("Escape");
        }
    }
  },
);

/** The numbers to call on a page as they are drawn, with a bar where a line ends. */
const drawnNumbers = async (page: Page): Promise<readonly string[]> =>
  page.locator("a[href^=tel]:visible").evaluateAll((links) =>
    links.map((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let [drawn, line] = ["", Number.NaN];
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        for (const [index, letter] of [...node.data].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const top = range.getClientRects()[0]?.top ?? line;
          if (Math.abs(top - line) > 4) drawn += "|";
          line = top;
          drawn += letter;
        }
      return drawn;
    }),
  );

test(
  "a number to call that is wider than its button is broken at a blank, and not at a hyphen",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, running.origin() + at("kk", "/contacts"), { size: "200" });
    const numbers = (await drawnNumbers(page)).filter((drawn) => drawn.includes("(700)"));
    expect(numbers.some((drawn) => drawn.includes(") |"))).toBe(true);
    expect(numbers.filter((drawn) => drawn.includes("-|"))).toEqual([]);
  },
);

test("a page is printed large, without the bar", { tag: "@full" }, async ({ page, running }) => {
  await visit(page, running.origin() + at("kk", "/products/senim"), { size: "150", scheme: "yellowOnBlack" });
  await page.emulateMedia({ media: "print" });
  const text = page.locator("main p").first();
  expect(Number.parseFloat(await text.evaluate((element) => getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(LARGE_PRINT_PX);
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  await expect(bar(page)).toBeHidden();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  test.info().annotations.push({ type: "sheets", description: String(sheets) });
});

test("what is chosen in one tab holds in the other at once", { tag: "@full" }, async ({ page, running }) => {
  await visit(page, running.origin() + at("kk", "/products"), { size: "150" });
  const other = await page.context().newPage();
  await other.goto(running.origin() + at("kk", "/contacts"));
  await expect(other.locator("html")).toHaveAttribute("data-size", "150");
  await bar(page)
    .getByRole("button", { name: say("mode.larger") })
    .click();
  await expect(other.locator("html")).toHaveAttribute("data-size", "175");
  await bar(page)
    .getByRole("button", { name: say("mode.regular") })
    .click();
  await expect(other.locator("html")).not.toHaveAttribute("data-scheme", /./);
});

test("nothing of the page moves or is painted again when the version comes", { tag: "@full" }, async ({ page, running }) => {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, running.origin() + at("kk", "/products"), { size: "200", scheme: "whiteOnBlack" });
  await page.goto(running.origin() + at("kk", "/products"), { waitUntil: "commit" });
  // The first frame has the scheme already: the attributes stand before the body does.
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset["scheme"])).toBe("whiteOnBlack");
  await expect(bar(page)).toBeVisible();
  const moved = await page.evaluate(() => (globalThis as unknown as { readonly moves: readonly number[] }).moves);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});

test(
  `the bar of the version and reading aloud cost at most ${MAX_SCRIPT_KIB} KiB of script each, for who chose them alone`,
  { tag: "@full" },
  async ({ page, running }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      const [script] = /\/_next\/static\/.+\.js$/.exec(new URL(request.url()).pathname) ?? [];
      if (script) scripts.add(script);
    });
    await page.goto(running.origin() + at("kk", "/privacy"), { waitUntil: "networkidle" });
    const plain = new Set([...scripts, ...initialScripts("kk/privacy.html")]);
    await visit(page, running.origin() + at("kk", "/privacy"));
    await page.waitForLoadState("networkidle");
    // Texts of dialogs and of the version come in one file, which every dialog of the site needs as well.
    const isCode = (script: string) => !readFileSync(path.join(out, script), "utf8").includes("exports=JSON.parse(");
    const costs = (known: ReadonlySet<string>) => packedBytes([...scripts].filter((script) => !known.has(script) && isCode(script))) / KIB;
    const panel = costs(plain);
    const before = new Set([...scripts, ...plain]);
    await bar(page)
      .getByRole("button", { name: say("mode.speech"), exact: true })
      .click();
    await expect(bar(page).getByRole("button", { name: say("mode.speech.page") })).toBeVisible();
    const aloud = costs(before);
    test.info().annotations.push({ type: "KiB", description: `${panel.toFixed(1)} the bar, ${aloud.toFixed(1)} reading aloud` });
    expect(
      [panel, aloud].every((kib) => kib > 0 && kib <= MAX_SCRIPT_KIB),
      `${panel} and ${aloud} KiB`,
    ).toBe(true);
  },
);

/** Stops of the keyboard from the beginning of what the reader jumps to, to the button that buys. */
async function stopsToBuy(page: Page): Promise<number> {
  const buy = page.getByRole("button", { name: say("calculators.buy") }).first();
  for (let stops = 1; stops <= 120; stops += 1) {
    await page.keyboard.press("Tab");
    if (await buy.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error("not reached by Tab");
}

for (const product of ["senim", "education", "payout-annuity", "term-life", "credit-life", "accident", "critical-illness"] as const)
  test(
    `the button that buys ${product} is at most thirty stops of the keyboard from the beginning of the page`,
    { tag: "@full" },
    async ({ page, running }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(running.origin() + at("kk", `/products/${product}/calculate`));
      await expect(page.locator("main")).toContainText("₸");
      await page.keyboard.press("Tab");
      // The way past the header is the first stop, as on every page.
      await page.keyboard.press("Enter");
      expect(2 + (await stopsToBuy(page))).toBeLessThanOrEqual(30);
    },
  );
