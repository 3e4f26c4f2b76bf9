import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { identify, wrong } from "./identify.ts";
import { openPart } from "./open-part.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";
import { newestCode } from "./inbox.ts";

type Say = ReturnType<typeof words>;

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

async function readAndAccept(page: Page, say: Say) {
  await expect(step(page, say("change.step.agreement"))).toBeFocused();
  await expect(page.locator("main article[lang]")).toBeVisible();
  await page.getByRole("button", { name: say("change.agreement.sign") }).click();
  await expect(page.getByText(say("error.consent"))).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("change.agreement.read") }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^agreement-SH-.*\.pdf$/);
  await page.getByLabel(say("change.agreement.accept")).check();
  await accessible(page);
  await page.getByRole("button", { name: say("change.agreement.sign") }).click();
  await expect(step(page, say("change.step.done"))).toBeFocused();
}

test.describe("in Kazakh on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    "beneficiaries are named in a policy that was paid once: wrong digits, a reload and a wrong code lose nothing that is needed",
    { tag: "@full" },
    async ({ page, running }) => {
      const say = words("kk");
      const person = personWho("legalEntity");
      const origin = running.origin();
      await page.goto(origin + at("kk", "/cabinet/reports"));
      await signIn(page, say, person);
      await page.locator("main a[href*='/cabinet/reports/']:not([aria-label])").first().click();
      const changes = page.locator("#changes");
      await openPart(page, "changes");
      await changes.getByRole("link", { name: say("change.part.beneficiaries") }).click();
      await expect(step(page, say("change.step.verify"))).toBeVisible();
      await accessible(page);
      await identify(page, say, person);
      await expect(step(page, say("change.step.form"))).toBeFocused();

      // The session knows for a while who it is: a reload asks nothing twice, and has nothing of another's.
      await page.reload();
      await expect(step(page, say("change.step.form"))).toBeVisible();
      // Nothing that is what stands already is a change.
      await page.getByRole("button", { name: say("change.check") }).click();
      await expect(page.locator("main").getByText(say("error.change.same"))).toHaveCount(1);
      await page.getByRole("button", { name: say("purchase.beneficiary.add") }).click();
      await page.getByLabel(say("field.beneficiaryName")).fill("Әбенова Айгүл");
      await page.getByLabel(say("field.relation"), { exact: true }).selectOption("spouse");
      const born = page.getByRole("group", { name: say("field.birthDate") });
      for (const [part, typed] of [
        ["day", "08"],
        ["month", "03"],
        ["year", "1990"],
      ] as const)
        await born.getByLabel(say(`kit.date.${part}`)).fill(typed);
      await accessible(page);
      await page.getByRole("button", { name: say("change.check") }).click();
      await expect(step(page, say("change.step.priced"))).toBeFocused();
      await accessible(page);
      await page.getByRole("button", { name: say("change.send") }).click();
      const code = page.getByRole("textbox", { name: say("field.code") });
      await expect(code).toBeVisible();
      const right = await newestCode(page, origin);
      await code.fill(wrong(right));
      await page.getByRole("button", { name: say("change.code.confirm") }).click();
      await expect(page.locator("main").getByRole("alert")).toBeVisible();
      await code.fill(right);
      await page.getByRole("button", { name: say("change.code.confirm") }).click();
      await expect(step(page, say("change.step.agreement"))).toBeFocused();

      // What waits is found again on the policy's page, beside what stands.
      await page.goBack();
      await openPart(page, "changes");
      await openPart(page, "beneficiaries");
      await expect(changes.getByText(say("change.state.waiting"))).toBeVisible();
      await expect(changes.getByText(say("change.pending.beneficiaries"))).toBeVisible();
      await expect(page.locator("#beneficiaries").getByText(say("cabinet.beneficiaries.empty"))).toBeVisible();
      await accessible(page);
      await changes.getByRole("link", { name: /^Оқып, шешім қабылдау/ }).click();
      await expect(step(page, say("change.step.agreement"))).toBeVisible();
      await expect(page.locator("main article[lang='kk-KZ']")).toBeVisible();
      await page.getByLabel(say("change.agreement.accept")).check();
      await page.getByRole("button", { name: say("change.agreement.sign") }).click();
      await expect(step(page, say("change.step.done"))).toBeFocused();
      await page
        .locator("main")
        .getByRole("link", { name: say("change.toContract") })
        .last()
        .click();
      for (const part of ["beneficiaries", "changes", "documents"]) await openPart(page, part);
      await expect(page.locator("#beneficiaries").getByText("100 %")).toBeVisible();
      await expect(changes.getByText(say("change.state.signed"))).toBeVisible();
      await expect(page.locator("#documents").getByText(/қосымша келісім/)).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect(wide).toBe(false);
    },
  );
});

test("a foreigner pays once a year from the next year of the policy, and sees it before and after", async ({ page, running }) => {
  const say = words("ru");
  const person = personWho("nonResident");
  const origin = running.origin();
  await openSignedIn(page, origin + at("ru", "/cabinet/reports/change"), person);
  await page
    .getByRole("link", { name: /^Изменить договор SH-/ })
    .first()
    .click();
  await identify(page, say, person);
  await expect(step(page, say("change.step.choose"))).toBeFocused();
  await accessible(page);
  await page.getByRole("button", { name: say("change.choose.kind").replace("{what}", say("change.kind.frequency")) }).click();
  await page.getByText(say("field.newFrequency.annual"), { exact: true }).click();
  await page.getByRole("button", { name: say("change.count") }).click();
  await expect(page.getByRole("row", { name: /Как часто платить/ })).toContainText("Раз в год");
  await accessible(page);
  await page.getByRole("button", { name: say("change.send") }).click();
  const code = page.getByRole("textbox", { name: say("field.code") });
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page, origin));
  await page.getByRole("button", { name: say("change.code.confirm") }).click();
  await readAndAccept(page, say);
  await page
    .locator("main")
    .getByRole("link", { name: say("change.toContract") })
    .last()
    .click();
  await expect(page.locator("#changes").getByText(say("change.state.signed"))).toBeVisible();
});

test("a policy with a premium overdue is not changed, and the way to pay stands there", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(running.origin() + at("ru", "/cabinet/reports/change"));
  await signIn(page, say, personWho("overdue"));
  await page
    .getByRole("link", { name: /^Изменить договор SH-/ })
    .first()
    .click();
  await expect(step(page, say("change.step.refused"))).toBeVisible();
  await accessible(page);
  await page
    .locator("main")
    .getByRole("link", { name: say("change.pay"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/payment\?contract=/);
});
