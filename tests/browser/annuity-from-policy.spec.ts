import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { signIn } from "./sign-in.ts";
import { answerTopics, confirmByCode, goToPayment, standsAt } from "./worksheet.ts";

type Say = ReturnType<typeof words>;
const person = personWho("maturing");

/** What is owed of the policy that has matured, as the page of its payout says it. */
async function openOwed(page: Page, say: Say): Promise<string> {
  const list = page.locator("section", { has: page.locator("#waiting") });
  const links = list.getByRole("link", { name: filledIn(say("cabinet.waiting.maturity.tellOf")) });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const address of addresses) {
    await page.goto(new URL(page.url()).origin + address);
    await standsAt(page, say, "maturity.step.offer");
    if (
      await page
        .getByText(/^1[\s ]?200[\s ]?000|1 200 000/)
        .first()
        .isVisible()
    )
      return address;
  }
  throw new Error("nothing is owed");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test(
    "savings that have matured become regular payments: the annuity is paid for by them with one press (kk)",
    { tag: "@full" },
    async ({ page, running }) => {
      test.slow();
      const say = words("kk");
      const origin = running.origin();
      await page.goto(origin + at("kk", "/cabinet"));
      await signIn(page, say, person);
      const payout = await openOwed(page, say);
      await accessible(page);
      await page.getByRole("link", { name: say("maturity.annuity.calculate") }).click();
      await expect(page).toHaveURL(/\/calculate/);
      const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
      await expect(premium).toContainText("₸");
      await page.locator('input[name="sumAssured"]').fill("1000000");
      await page.keyboard.press("Tab");
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await page
        .getByRole("button", { name: say("calculators.buy") })
        .first()
        .click();
      await answerTopics(page, say, ["person", "account", "declarations", "beneficiaries"]);
      await confirmByCode(page, say, origin);
      await goToPayment(page, say);
      const fromPolicy = page.getByRole("button", { name: /SH-\d{4}-\d{8}/ });
      await expect(fromPolicy).toBeVisible();
      await accessible(page);
      // A reload loses nothing.
      await page.reload();
      await fromPolicy.click();
      await expect(page.getByRole("heading", { name: say("purchase.paid.title") })).toBeVisible();
      await accessible(page);
      // The rest is still owed, and still asks for an account.
      await page.goto(origin + payout);
      await standsAt(page, say, "maturity.step.offer");
      await expect(page.locator("main")).toContainText(/200[\s ]000/);
      await expect(page.locator("main")).not.toContainText(/1[\s ]200[\s ]000,/);
    },
  );
});
