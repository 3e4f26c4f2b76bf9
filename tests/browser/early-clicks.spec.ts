import { at, expect, test, words } from "./product.ts";
import { loginOf } from "./sign-in.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a press while the scripts of a page are still loading is answered once they have come", async ({ page, running }) => {
  const say = words("kk");
  let come = () => {};
  const scripts = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(running.origin() + at("kk", "/about"), { waitUntil: "commit" });
  await expect(page.locator("main h1")).toBeVisible();
  await loginOf(page, say).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  come();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel(say("field.iin"))).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ outage: true });
  test(
    "a press for a window that cannot load shows what to do, keeps the page, and can be repeated",
    { tag: "@full" },
    async ({ page, context, running }) => {
      const say = words("kk");
      await page.goto(running.origin() + at("kk", "/about"));
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await loginOf(page, say).click();
      await expect(page.getByRole("alert").filter({ hasText: say("shell.chunk.text") })).toBeVisible();
      await page.getByRole("button", { name: say("kit.header.openMenu") }).click();
      await page
        .getByRole("button", { name: say("kit.header.closeMenu") })
        .first()
        .click();
      await context.setOffline(false);
      await page.getByRole("button", { name: say("kit.failure.retry") }).click();
      await expect(page.getByRole("dialog").getByLabel(say("field.iin"))).toBeVisible();
    },
  );
});
