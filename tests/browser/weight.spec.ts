import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";

const KIB = 1024;
/**
 * Kilobytes of brotli JavaScript a first visit may cost, by what the page is for. They only shrink:
 * the goals are 130, 172 and 200, and React with Next alone is 105 of them.
 */
const budgets: readonly (readonly [kind: string, most: number, addresses: readonly string[]])[] = [
  ["content", 170, ["/", "/products", "/products/senim", "/news", "/privacy"]],
  ["form", 180, ["/products/senim/calculate", "/kk/products/term-life/calculate"]],
  ["cabinet", 172, ["/cabinet/reports", "/en/payment"]],
];

/** Bytes of script as they crossed the wire for the first load of a page, prefetches left out. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const named = new Set<string>();
  page.on("requestfinished", (request) => {
    if (/\/_next\/static\/.+\.js$/.test(request.url()) && named.add(request.url()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "load" });
  const parts = await Promise.all(sizes);
  return parts.reduce((sum, size) => sum + size, 0);
}

for (const [kind, most, addresses] of budgets) {
  for (const address of addresses) {
    test(`${address} costs at most ${most} KB of script as a ${kind} page`, async ({ page, running }) => {
      const bytes = await scriptBytes(page, running.origin() + address);
      console.log(`${address}: ${(bytes / KIB).toFixed(1)} KB of script`);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes / KIB).toBeLessThanOrEqual(most);
    });
  }
}
