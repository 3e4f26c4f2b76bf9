import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { loginOf, signIn } from "../browser/sign-in.ts";
import { words } from "../browser/words.ts";
import { personWho, visitor } from "../src/product/visitor.ts";
import { countInteractions, type Interactions } from "./response/interactions.ts";
import { calculationOf } from "@shanyraq/provider";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";

/** How long the page may be still after a hand has done something (accessibility.md; issue of the calculators). */
const goal = { classifierMs: 100, blockedMs: 50, inpMs: 100, answerMs: 100 } as const;
/** A telephone line at the edge of a village: 400 kbit/s, and 600 ms until anything comes back. */
const SLOWEST = { latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;
/** The goal is reported, missed or not; above this a page is no longer good (web.dev/articles/inp). */
const MAX_INP_MS = 200;
const OPENINGS = 5;

let place: ReturnType<typeof freshPlace>;
let product: Product;
let browser: Browser;
const figures: Figure[] = [];
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place);
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic"],
  });
});
afterAll(async () => {
  writeFigures("response", figures);
  await browser.close();
  await product.stop();
  place.remove();
});

const print = (name: string, ms: number, most: number) =>
  figures.push({ name, measured: `${ms.toFixed(0)} ms`, goal: `<= ${most} ms`, ok: ms <= most });

/** Opens the list and counts until its first options are painted. */
const openingOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const button = document.querySelector<HTMLElement>("main button[aria-haspopup=dialog]");
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector("[role=option]")) return;
          observer.disconnect();
          // After the frame that shows them.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        button?.click();
      }),
  );

/** From the next press until what answers it is painted. */
const answerOf = (page: Page, sign: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        let began = 0;
        addEventListener("click", () => (began ||= performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!began || !document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    sign,
  );

it("the classifier of 1,104 activities opens at once, with few of them in the document", async () => {
  const page = await browser.newPage();
  await page.goto(`${product.origin}/products/employer-osns/calculate`);
  const button = page.locator("main button[aria-haspopup=dialog]").first();
  await expect.poll(() => button.textContent(), { timeout: 15_000 }).toMatch(/^\d{5} /);
  // As a hand does it: the pointer is over the button before the press.
  await button.hover();
  await page.waitForLoadState("networkidle");
  const openings: number[] = [];
  for (let done = 0; done < OPENINGS; done += 1) {
    openings.push(await openingOf(page));
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(30);
    // The search takes the focus a moment after the list is there: a key pressed before that would go to the page.
    await page.getByRole("combobox").press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  const [first = Number.NaN, ...later] = openings;
  const warm = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? Number.NaN;
  print("classifier opens the first time", first, goal.classifierMs);
  print("classifier opens again", warm, goal.classifierMs);
  expect(warm).toBeLessThanOrEqual(goal.classifierMs);
  await page.close();
});

it("typing into a calculator never holds the page up", async () => {
  const page = await browser.newPage();
  await page.goto(`${product.origin}/products/senim/calculate`);
  const sum = page.locator("input[name=sumAssured]");
  await sum.waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const held: number[] = [];
    Object.assign(window, { held });
    new PerformanceObserver((list) => held.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await sum.fill("");
  await sum.pressSequentially("12300000", { delay: 40 });
  await page.waitForLoadState("networkidle");
  // Longtask tells of nothing shorter than 50 ms: none at all is the goal.
  const held = await page.evaluate(() => (window as unknown as { held: readonly number[] }).held);
  print("typing into a calculator: longest task", Math.max(0, ...held), goal.blockedMs);
  await page.close();
});

it("a press that opens a window is answered at once on the slowest line", async () => {
  const say = words("kk");
  for (const [name, press] of [
    ["the login", (page: Page) => loginOf(page, say)],
    ["the search", (page: Page) => page.getByRole("button", { name: say("shell.search") }).first()],
    ["the call-back", (page: Page) => page.getByRole("button", { name: say("kit.header.callMe") }).first()],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await page.goto(`${product.origin}/kk/about`);
    await page.waitForLoadState("networkidle");
    await press(page).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOWEST });
    const answered = answerOf(page, "[data-opening], [role=dialog]");
    const opened = answerOf(page, "[role=dialog]");
    await press(page).click();
    const [sign, window] = [await answered, await opened];
    print(`${name} answers at 400 kbit/s and 600 ms`, sign, goal.answerMs);
    figures.push({ name: `${name} is open at 400 kbit/s and 600 ms`, measured: `${window.toFixed(0)} ms`, goal: "told", ok: true });
    expect(sign, name).toBeLessThanOrEqual(goal.answerMs);
    await page.context().close();
  }
});

const printInp = (where: string, { inpMs, count, slowest }: Interactions) =>
  figures.push({
    name: `INP on ${where}, a processor at a quarter of its speed`,
    measured: `${inpMs.toFixed(0)} ms (${slowest}), ${count} interactions over 16 ms`,
    goal: `<= ${goal.inpMs} ms`,
    ok: inpMs <= goal.inpMs,
  });

it("a calculator answers each key and press at once on a phone of the cheapest kind", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${product.origin}/products/senim/calculate`);
  const sum = page.locator("input[name=sumAssured]");
  await sum.waitFor();
  await page.waitForLoadState("networkidle");
  const stopCounting = await countInteractions(page);
  await sum.fill("");
  await sum.pressSequentially("7300000", { delay: 60 });
  const slider = page.locator("main input[type=range]").first();
  await slider.focus();
  for (let presses = 0; presses < 5; presses += 1) await slider.press("ArrowRight", { delay: 30 });
  for (const choice of await page.locator("main label:has(input[type=radio])").all()) await choice.click();
  const seen = await stopCounting();
  printInp("the calculator", seen);
  expect(seen.inpMs).toBeLessThanOrEqual(MAX_INP_MS);
  await page.close();
});

it("a worksheet answers each key and press at once on a phone of the cheapest kind", async () => {
  const person = personWho("nothing");
  const { body } = await visitor(product.origin).call("setCalcHashData", calculationOf(person));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${product.origin}/products/senim/calculate/online/${body.hash}`);
  await signIn(page, words("ru"), person);
  const field = page.locator("main input[type=text]:visible").first();
  await field.waitFor();
  await page.waitForLoadState("networkidle");
  const stopCounting = await countInteractions(page);
  await field.fill("");
  await field.pressSequentially("012345678", { delay: 60 });
  for (const choice of await page.locator("main label:has(input[type=radio]):visible, main label:has(input[type=checkbox]):visible").all())
    await choice.click();
  await page.locator("main form button[type=submit]").first().click();
  const seen = await stopCounting();
  printInp("the worksheet", seen);
  expect(seen.inpMs).toBeLessThanOrEqual(MAX_INP_MS);
  await page.close();
});
