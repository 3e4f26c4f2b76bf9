import type { Page } from "@playwright/test";
import { unhyphenated } from "@shanyraq/i18n/kazakh-hyphens";
import { accessible, at, expect, test } from "./product.ts";

const SCREENS = [
  "/",
  "/products",
  "/products/senim",
  "/products/senim/paper/rules",
  "/products/senim/calculate",
  "/accessibility",
  "/contacts",
];

/** Kazakh words of a page that stand on more than one line: where each is broken, and whether that is at a hyphen. */
const brokenWords = async (page: Page) =>
  page.evaluate(() => {
    const found: { word: string; atHyphen: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.closest("[lang]")?.getAttribute("lang")?.startsWith("kk")) continue;
      if (node.parentElement.getClientRects().length === 0 || node.parentElement.closest("[aria-hidden=true]")) continue;
      for (const { 0: word, index } of node.data.matchAll(/[а-яёәғқңөұүһі\u00AD]{8,}/giu)) {
        let before: number | undefined;
        for (let letter = 0; letter < word.length; letter += 1) {
          if (word[letter] === "\u00AD") continue;
          const range = document.createRange();
          range.setStart(node, index + letter);
          range.setEnd(node, index + letter + 1);
          // The first letter of a line has a box at the end of the line before it too, as wide as nothing.
          const { top, width } = [...range.getClientRects()].at(-1) ?? { top: 0, width: 0 };
          if (width < 1) continue;
          if (before !== undefined && top > before + 2) found.push({ word, atHyphen: word[letter - 1] === "\u00AD" });
          before = top;
        }
      }
    }
    return found;
  });

test("a Kazakh word that does not fit is carried by its syllables, on a narrow phone with letters twice as large", async ({
  page,
  running,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ size: "200" }));
  });
  let carried = 0;
  for (const screen of SCREENS) {
    await page.goto(running.origin() + at("kk", screen));
    await expect(page.locator("main h1")).toBeVisible();
    // What comes late is broken anywhere until the page has looked at it.
    const brokenAnywhere = async () => (await brokenWords(page)).flatMap(({ word, atHyphen }) => (atHyphen ? [] : [unhyphenated(word)]));
    await expect.poll(brokenAnywhere, screen).toEqual([]);
    carried += (await brokenWords(page)).filter(({ atHyphen }) => atHyphen).length;
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(carried).toBeGreaterThan(20);
  await accessible(page);
});

test("carried words are found and copied as they were written, and come back whole where there is room", async ({ page, running }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem("shanyraq:visual:v1", "true");
    localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ size: "200" }));
  });
  await page.goto(running.origin() + at("kk", "/accessibility"));
  const holds = async () => page.evaluate(() => document.body.innerText.includes("\u00AD"));
  await expect.poll(holds).toBe(true);
  const copied = await page.evaluate(() => {
    const taken: string[] = [];
    document.addEventListener("copy", (event) => taken.push(event.clipboardData?.getData("text/plain") ?? ""));
    const main = document.querySelector("main");
    if (main) document.getSelection()?.selectAllChildren(main);
    document.execCommand("copy");
    return taken.join("");
  });
  expect(copied).toContain("тасымалданады");
  expect(copied).not.toContain("\u00AD");
  await expect(page.getByRole("heading", { level: 1, name: "Сайттың қолжетімділігі", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(holds).toBe(false);
});
