import { personWho } from "../src/product/visitor.ts";
import { signIn } from "./sign-in.ts";
import { at, test, words } from "./product.ts";
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test("calculator", async ({ page, running }) => {
  await page.goto(running.origin() + at("kk", "/products/senim/calculate"));
  await page.waitForTimeout(3000);
  for (let y = 0; y < 6500; y += 500) { await page.mouse.wheel(0, 500); await page.waitForTimeout(120); }
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: "/tmp/shots/calc-kk-390.png", fullPage: true });
});
test("contract", async ({ page, running }) => {
  const say = words("kk");
  await page.goto(running.origin() + at("kk", "/cabinet/reports"));
  await signIn(page, say, personWho("overdue"));
  await page.locator("main article a[href*='/cabinet/reports/']:not([aria-label])").first().click();
  await page.waitForTimeout(3000);
  for (let y = 0; y < 6500; y += 500) { await page.mouse.wheel(0, 500); await page.waitForTimeout(120); }
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: "/tmp/shots/contract-kk-390.png", fullPage: true });
});
