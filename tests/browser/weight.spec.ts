import type { Browser } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { answering, expect, test, words } from "./product.ts";

const KIB = 1024;
/**
 * Kilobytes of brotli JavaScript a first visit costs, by what the page is for. They only shrink: the goals
 * are 130, 172 and 200, and React with Next alone is 90 of them (docs/decisions/017-first-load.md).
 */
const budgets: readonly (readonly [kind: string, most: number, addresses: readonly string[]])[] = [
  ["content", 145, ["/", "/products", "/news", "/privacy"]],
  // It lists its documents and holds the place of a price that can be tried.
  ["product", 144, ["/products/senim"]],
  ["form", 167, ["/products/senim/calculate", "/kk/products/term-life/calculate"]],
  ["cabinet", 159, ["/cabinet/reports", "/en/payment"]],
];

type State = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

/** Bytes of script as they crossed the wire until the page has all it needs; what other pages will need is not counted. */
async function scriptBytes(browser: Browser, url: string, storageState: State | undefined): Promise<number> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  // Links load their pages ahead once they are seen: a page that sees none loads what is its own.
  await page.addInitScript(() => {
    const observe = () => {};
    Object.assign(window, {
      IntersectionObserver: class {
        readonly observe = observe;
        readonly disconnect = observe;
      },
    });
  });
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/\/_next\/static\/.+\.js$/.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const parts = await Promise.all(sizes);
  await context.close();
  return parts.reduce((sum, size) => sum + size, 0);
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

  for (const [kind, most, addresses] of budgets) {
    for (const address of addresses) {
      test(`${address} costs at most ${most} KB as a ${kind} page`, async ({ browser, running }) => {
        const bytes = await scriptBytes(browser, running.origin() + address, kind === "cabinet" ? signedIn : undefined);
        console.log(`${address}: ${(bytes / KIB).toFixed(1)} KB of script`);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes / KIB).toBeLessThanOrEqual(most);
      });
    }
  }
});
