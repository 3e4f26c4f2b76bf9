import { locales } from "@shanyraq/i18n";
import { credentialsOf, personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { loginOf, signOut } from "./sign-in.ts";
import { fullUnless } from "./full-unless.ts";

test.describe("a guest in the cabinet", () => {
  for (const address of ["/cabinet", "/cabinet/reports", "/cabinet/info", "/cabinet/reports/1"]) {
    test(`${address} stays in the address bar and asks to sign in`, fullUnless(address === "/cabinet"), async ({ page, running }) => {
      await page.goto(running.origin() + address);
      await expect(page.locator("#bv-modal-auth")).toBeVisible();
      await expect(page).toHaveURL(running.origin() + address);
      await accessible(page);
    });
  }
});

test("a resident signs in, is known after a reload and in a second tab, and signs out of both", async ({ page, running }) => {
  const say = words("kk");
  const person = personWho("everyStatus");
  await page.goto(`${running.origin()}/kk/cabinet/reports`);
  const modal = page.locator("#bv-modal-auth");
  await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
  await modal.getByLabel(say("field.password"), { exact: true }).fill("wrong password");
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  await expect(modal.getByRole("alert")).toBeVisible();
  await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
  await accessible(page);

  await page.reload();
  await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`${running.origin()}/kk`);
  await expect(second.getByRole("button", { name: new RegExp(person.name) }).first()).toBeVisible();

  await signOut(page, say, person);
  await expect(page).toHaveURL(`${running.origin()}/kk`);
  await expect(loginOf(second, say)).toBeVisible();
});

test(
  "S02: no token of the provider is in any answer, storage or page of a signed-in visitor",
  { tag: "@full" },
  async ({ page, running }) => {
    const person = personWho("everyStatus");
    await page.goto(`${running.origin()}/cabinet/reports`);
    const say = words("ru");
    const modal = page.locator("#bv-modal-auth");
    const credentials = credentialsOf(person);
    await modal.getByLabel(say("field.iin")).fill(credentials.iin ?? "");
    await modal.getByLabel(say("field.password"), { exact: true }).fill(credentials.password);
    await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
    await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
    const held = await page.evaluate(
      () =>
        JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie + document.documentElement.outerHTML,
    );
    expect(held).not.toContain("prv_");
    expect(held).not.toContain(person.password);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "__Host-sid");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" });
    expect(cookie?.value).not.toContain("prv_");
  },
);

for (const locale of locales) {
  test(
    `the calculator refuses in ${locale} with the limit, keeps what was typed and offers the nearest value`,
    fullUnless(locale === "kk"),
    async ({ page, running }) => {
      const say = words(locale);
      await page.goto(running.origin() + at(locale, "/products/senim/calculate"));
      const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
      await expect(premium).toContainText("₸");
      await page.locator("input[autocomplete=bday-year]").fill("2020");
      const take = page.getByRole("button", { name: say("calculators.takeLimit") });
      await expect(page.getByText("18").first()).toBeVisible();
      await expect(page.locator("input[autocomplete=bday-year]")).toHaveValue("2020");
      await accessible(page);
      await page.locator("input[autocomplete=bday-year]").fill("1990");
      await expect(take).toBeHidden();
      await expect(premium).toContainText("₸");
    },
  );
}

test("on a phone nothing overflows and the price stays under the thumb", { tag: "@full" }, async ({ page, running }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const addresses = ["/", "/products", "/products/senim", "/products/senim/calculate", "/news", "/privacy", "/contacts"];
  for (const [place, address] of addresses.entries()) {
    // For every day each page in one language, the full run in all.
    for (const locale of process.env["BROWSER"] === "full" ? locales : [locales[place % locales.length] ?? "ru"]) {
      await page.goto(running.origin() + at(locale, address));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${locale} ${address}`).toBeLessThanOrEqual(0);
      await accessible(page);
    }
  }
});

test("the version for the visually impaired is remembered and stands before the first paint", async ({ page, running }) => {
  const say = words("ru");
  await page.goto(`${running.origin()}/`);
  await page
    .getByRole("button", { name: say("kit.header.accessibility") })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "blackOnWhite");
  await accessible(page);
  await page.goto(`${running.origin()}/kk/products`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "blackOnWhite");
  await accessible(page);
});

test("a session that ends while something is typed takes nothing away", async ({ page, running }) => {
  const say = words("ru");
  const person = personWho("nothing");
  const signIn = async () => {
    const modal = page.locator("#bv-modal-auth");
    await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
    await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
    await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
    await expect(modal).toBeHidden();
  };
  await page.goto(`${running.origin()}/products/senim/calculate`);
  await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
  await page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
  await signIn();
  await page.getByRole("button", { name: say("calculators.notOwn.take") }).click();
  await expect(page.getByText(say("calculators.notOwn.title"))).toBeHidden();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
  await page.getByLabel(say("field.street")).fill("Алматы, Абай 10, 5");
  await page.context().clearCookies({ name: "__Host-sid" });
  // The page asks who is signed in when it is looked at again, though not every second.
  const gate = page.locator("main").getByRole("button", { name: say("shell.gate.action") });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(gate).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await gate.click();
  await signIn();
  await expect(page.getByLabel(say("field.street"))).toHaveValue("Алматы, Абай 10, 5");
});
