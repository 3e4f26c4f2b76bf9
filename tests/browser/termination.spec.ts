import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import { boughtPolicy } from "./bought-policy.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { identify, wrong } from "./identify.ts";
import { openPart } from "./open-part.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";
import { filledIn } from "./words.ts";

type Say = ReturnType<typeof words>;

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const ACCOUNT = "KZ86 125K ZT50 0410 0100";

const proceed = (page: Page, say: Say) => page.getByRole("button", { name: say("termination.send"), exact: true }).click();

/** From the question who it is to the code. */
async function showWho(page: Page, say: Say, person: SeededPerson) {
  await expect(step(page, say("termination.step.verify"))).toBeFocused();
  await identify(page, say, person);
  await expect(step(page, say("termination.step.code"))).toBeFocused();
}

async function typeCode(page: Page, say: Say, code: string) {
  await page.getByRole("textbox", { name: say("field.code") }).fill(code);
  await page.getByRole("button", { name: say("change.code.confirm") }).click();
}

test("a Kazakh reader on a phone withdraws from yesterday's policy: slips of the account, a wrong code, a reload and the way back lose nothing", async ({
  page,
  running,
}) => {
  test.slow();
  const say = words("kk");
  const person = personWho("nothing");
  const origin = running.origin();
  const policy = await boughtPolicy(origin, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, origin + at("kk", `/cabinet/reports/${policy}`), person);
  const part = page.locator("#ending");
  await expect(part.getByText(/қоса алғанда/)).toBeVisible();
  await accessible(page);
  await part.getByRole("link", { name: say("termination.summary.free.begin") }).click();
  await expect(step(page, say("termination.step.offer"))).toBeVisible();
  await accessible(page);

  const [iban, holder] = [page.getByLabel(say("field.iban")), page.getByLabel(say("field.endHolder"))];
  await iban.fill("KZ87 125K ZT50 0410 0100");
  await proceed(page, say);
  await expect(page.getByText(say("error.iban"))).toBeVisible();
  await iban.fill(ACCOUNT);
  await holder.fill("Сериков Нурлан");
  await proceed(page, say);
  await expect(page.getByText(/өз шотына аударамыз/)).toBeVisible();
  await accessible(page);
  await holder.fill(`${person.surname} ${person.name}`);
  const earlier = await smsKeys(page, origin);
  await proceed(page, say);
  await showWho(page, say, person);
  const code = await smsCode(page, origin, earlier);
  await accessible(page);
  await typeCode(page, say, wrong(code));
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await typeCode(page, say, code);
  await expect(step(page, say("termination.step.agreement"))).toBeFocused();

  // The agreement waits: it is found after a reload, and from the policy's page.
  await page.reload();
  await expect(step(page, say("termination.step.agreement"))).toBeVisible();
  await page.goBack();
  await expect(part.getByText(/шешіміңізді күтіп тұрмыз/)).toBeVisible();
  await part.getByRole("link", { name: say("termination.summary.open") }).click();
  // It stands there whole, and is not accepted by a press alone.
  await expect(page.locator("main article[lang='kk-KZ']")).toContainText(filledIn(say("termination.name")));
  await page.getByRole("button", { name: say("termination.agreement.sign") }).click();
  await expect(page.getByText(say("error.consent"))).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("termination.agreement.read") }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^termination-SH-.*\.pdf$/);
  await page.getByLabel(say("termination.agreement.accept")).check();
  await accessible(page);
  await page.getByRole("button", { name: say("termination.agreement.sign") }).click();
  await expect(step(page, say("termination.step.done"))).toBeFocused();
  await page.getByRole("button", { name: say("termination.track") }).click();
  await expect(page.getByText(say("termination.tracker.signed"))).toBeVisible();
  await accessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);
  await page
    .locator("main")
    .getByRole("link", { name: filledIn(say("termination.of")) })
    .first()
    .click();
  await expect(page.getByText(say("cabinet.status.cancelled"), { exact: true })).toBeVisible();
  await expect(part.getByText(say("termination.tracker.signed"))).toBeVisible();
  await openPart(page, "documents");
  await expect(page.locator("#documents").getByText(filledIn(say("termination.name")))).toBeVisible();
});

test(
  "savings of two years and a half show their value and what may be done instead; five wrong codes lead back to the sums",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const person = personWho("everyStatus");
    const origin = running.origin();
    await page.goto(origin + at("ru", "/cabinet/reports/cancel"));
    await signIn(page, say, person);
    const links = page.getByRole("link", { name: /^Прекратить договор SH-/ });
    await expect(links.first()).toBeVisible();
    await accessible(page);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    // Of the savings the one that is paid up to date: it alone offers to be kept without another premium.
    for (const address of addresses) {
      await page.goto(origin + address);
      await expect(page.locator("#termination-step")).toBeVisible();
      if (await page.getByText(say("termination.alternative.paidUp"), { exact: true }).isVisible()) break;
    }
    await expect(page.getByText(say("termination.alternative.paidUp"), { exact: true })).toBeVisible();
    await expect(page.getByText(say("termination.sum.loss"))).toBeVisible();
    await accessible(page);

    await page.getByLabel(say("field.iban")).fill(ACCOUNT);
    const earlier = await smsKeys(page, origin);
    await proceed(page, say);
    await showWho(page, say, person);
    const code = await smsCode(page, origin, earlier);
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse((response) => response.url().endsWith("/contract/cancel"));
      await typeCode(page, say, wrong(code));
      await answered;
      await expect(page.locator("main").getByRole("alert")).toBeVisible();
    }
    await page.getByRole("button", { name: say("termination.code.toOffer") }).click();
    await expect(step(page, say("termination.step.offer"))).toBeFocused();
    await expect(page.getByLabel(say("field.iban"))).toHaveValue(ACCOUNT);
    await page
      .locator("main")
      .getByRole("link", { name: say("termination.keep"), exact: true })
      .click();
    await expect(page.locator("#ending").getByRole("link", { name: say("termination.summary.begin") })).toBeVisible();
  },
);

test(
  "a foreigner who sees badly reads white on black, on a narrow screen, what ending their policy costs, and keeps it",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("en");
    const origin = running.origin();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      localStorage.setItem("shanyraq:visual:v1", "true");
      localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ scheme: "whiteOnBlack", size: "400" }));
    });
    await page.goto(origin + at("en", "/cabinet/reports/cancel"));
    await signIn(page, say, personWho("nonResident"));
    await page
      .getByRole("link", { name: /^End policy SH-/ })
      .first()
      .click();
    await expect(step(page, say("termination.step.offer"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-size", "400");
    await accessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: new RegExp(say("termination.alternative.sumAssured")) }).click();
    await expect(page).toHaveURL(/\/cabinet\/reports\/change\/[^/]+\?what=sumAssured$/);
  },
);

test("a policy that has ended says so where it would be ended", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(running.origin() + at("ru", "/cabinet/reports?failed=true"));
  await signIn(page, say, personWho("everyStatus"));
  await page.locator("main a[href*='/cabinet/reports/']:not([aria-label])").first().click();
  await expect(page.locator("#ending").getByText("Договор уже завершён.")).toBeVisible();
  await accessible(page);
});
