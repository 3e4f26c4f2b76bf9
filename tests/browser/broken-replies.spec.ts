import { startBackOffice, type BackOffice } from "../src/product/back-office.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { accessible, at, expect, test, words } from "./product.ts";

test.use({ outage: true });

/** A back office that answers `{}` to everything: pages open as they were built, and what they ask for fails part by part. */
let office: BackOffice;
let place: ReturnType<typeof freshPlace>;
let product: Product;
test.beforeAll(async () => {
  office = await startBackOffice();
  office.reply = async () => ({ body: {} });
  place = freshPlace();
  product = await startProduct(place, { PROVIDER_URL: office.url, CAPTCHA: "off" });
});
test.afterAll(async () => {
  await product.stop();
  await office.close();
  place.remove();
});

// Pages of products and reports request nothing without a press.
for (const address of ["/", "/contacts", "/news"])
  test(`${address} stays a page, with its heading and its menu, where every reply is {}`, { tag: "@full" }, async ({ page }) => {
    const say = words("en");
    const answered = page.waitForResponse((response) => response.url().includes("/api/provider/") && response.status() === 502);
    await page.goto(product.origin + at("en", address));
    await answered;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("navigation", { name: say("kit.header.menu") })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(at("en", address));
    await expect(page).not.toHaveTitle(/500/);
    await accessible(page);
  });
