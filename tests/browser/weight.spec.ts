import type { Browser, Request } from "@playwright/test";
import { scriptBudgets } from "../src/product/exports/script-budgets.ts";
import { initialScripts, packedBytes } from "../src/product/exports/script-weight.ts";
import { personWho } from "../src/product/visitor.ts";
import { answering } from "./answering.ts";
import { expect, test, words } from "./product.ts";
import { fullUnless } from "./full-unless.ts";

const KIB = 1024;

type State = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

/** Longer than any page waits before it does something on its own. */
const ALL_TIMERS_MS = 120_000;
/** After so long without a request under way, what a page does at once is done. */
const QUIET_MS = 500;

/**
 * The scripts that a page loads before anybody presses anything: those it names, and those it requests itself, at once or after a while. Its clock is moved
 * forward, so that counting a late one does not depend on how fast this machine is. What other pages will need is listed apart.
 */
async function scriptsOf(browser: Browser, url: string, storageState: State | undefined): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = answering(await context.newPage());
  // Links load their pages ahead once they are seen: a page that sees none loads what is its own.
  await page.addInitScript(() => {
    const observe = () => {};
    Object.assign(window, {
      IntersectionObserver: class {
        readonly observe = observe;
        readonly unobserve = observe;
        readonly disconnect = observe;
      },
    });
  });
  // A page that broke would load the page of errors, and be weighed with it: React says so in the console alone.
  const broken: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) broken.push(message.text());
  });
  const scripts = new Set<string>();
  const pending = new Set<Request>();
  const ended = (request: Request) => void pending.delete(request);
  page.on("requestfinished", ended).on("requestfailed", ended);
  page.on("request", (request) => {
    pending.add(request);
    const [script] = /\/_next\/static\/.+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (script) scripts.add(script);
  });
  const quiet = async () => {
    let looked = 0;
    // Nothing under way, at two looks one after the other.
    await expect.poll(() => (pending.size === 0 ? (looked += 1) : (looked = 0)), { intervals: [QUIET_MS] }).toBeGreaterThan(1);
  };
  await page.clock.install();
  await page.goto(url, { waitUntil: "networkidle" });
  // A call that is under way when the clock jumps would be given up, and what tells of an outage would be weighed with the page.
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await quiet();
  await page.clock.fastForward(ALL_TIMERS_MS);
  await quiet();
  expect(broken, `${url} works while it is weighed`).toEqual([]);
  await expect(page.locator("h1").first()).toBeVisible();
  await context.close();
  return scripts;
}

test.describe("script a first visit costs", () => {
  let signedIn: State;
  test.beforeAll(async ({ browser, running }) => {
    const say = words("ru");
    const person = personWho("everyStatus");
    const context = await browser.newContext();
    const page = answering(await context.newPage());
    await page.goto(`${running.origin()}/cabinet/reports`);
    const modal = page.locator("#bv-modal-auth");
    await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
    await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
    await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
    await expect(modal).toBeHidden();
    signedIn = await context.storageState();
    await context.close();
  });

  for (const { kind, automatic: most, pages } of scriptBudgets) {
    for (const [address, file] of pages) {
      test(
        `${address} loads at most ${most} KB without a press as a ${kind} page`,
        fullUnless(["/", "/products/senim/calculate", "/cabinet/reports", "/en/payment"].includes(address)),
        async ({ browser, running }) => {
          const scripts = await scriptsOf(browser, running.origin() + address, kind === "cabinet" ? signedIn : undefined);
          const [named, all] = [packedBytes(initialScripts(file)) / KIB, packedBytes(scripts) / KIB];
          console.log(`${address}: ${named.toFixed(1)} KB of script named, ${all.toFixed(1)} KB with what it loads by itself`);
          expect(scripts.size).toBeGreaterThan(0);
          expect(all).toBeLessThanOrEqual(most);
        },
      );
    }
  }
});

/** The letters of a page: as much as a cheap line brings in a quarter of a second. */
const LETTERS_KB = 50;

for (const [locale, address] of [
  ["kk", "/kk"],
  ["ru", "/"],
  ["en", "/en/products/senim/calculate"],
] as const)
  test(
    `${address} loads at most ${LETTERS_KB} KB of letters, each once (${locale})`,
    fullUnless(locale === "kk"),
    async ({ page, running }) => {
      const fonts = new Map<string, number>();
      page.on("response", async (response) => {
        if (response.url().endsWith(".woff2")) fonts.set(new URL(response.url()).pathname, (await response.body()).length);
      });
      await page.goto(running.origin() + address, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const all = [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0) / KIB;
      console.log(`${address}: ${all.toFixed(1)} KB of letters in ${fonts.size} files`);
      expect(fonts.size).toBeGreaterThan(0);
      expect(all).toBeLessThanOrEqual(LETTERS_KB);
    },
  );
