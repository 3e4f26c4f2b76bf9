import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { identify, wrong } from "./identify.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";
import { translate } from "./visitors.ts";

type Say = ReturnType<typeof words>;

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const ACCOUNT = "KZ86 125K ZT50 0410 0100";
const person = personWho("maturing");
const proceed = (page: Page, say: Say) => page.getByRole("button", { name: say("maturity.send"), exact: true }).click();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What the desk lists as waiting for an account, by the address of each. */
async function waitingFor(page: Page, say: Say): Promise<readonly string[]> {
  const list = page.locator("section", { has: page.locator("#waiting") });
  const links = list.getByRole("link", { name: filledIn(say("cabinet.waiting.maturity.tellOf")) });
  await expect(links.first()).toBeVisible();
  return Promise.all((await links.all()).map(async (link) => (await link.getAttribute("href")) ?? ""));
}

async function typeCode(page: Page, say: Say, code: string) {
  await page.getByRole("textbox", { name: say("field.code") }).fill(code);
  await page.getByRole("button", { name: say("change.code.confirm") }).click();
}

test(
  "a Kazakh reader on a phone tells where savings that mature are paid to: slips of the account, a wrong code and a reload lose nothing",
  { tag: "@full" },
  async ({ page, running }) => {
    test.slow();
    const say = words("kk");
    const origin = running.origin();
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(page, origin + at("kk", "/cabinet"), person);
    await waitingFor(page, say);
    await expect(page.getByText(say("cabinet.waiting.renew"), { exact: true })).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    // Savings that were due already: they are paid as soon as the account is known.
    const owed = page.locator("li", { hasText: /күнінен бері сізді күтіп тұр/ });
    await owed.getByRole("link").click();
    await expect(step(page, say("maturity.step.offer"))).toBeVisible();
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
    await expect(step(page, say("maturity.step.verify"))).toBeFocused();
    await identify(page, say, person);
    await expect(step(page, say("maturity.step.code"))).toBeFocused();
    const code = await smsCode(page, origin, earlier);
    await accessible(page);
    await typeCode(page, say, wrong(code));
    await expect(page.locator("main").getByRole("alert")).toBeVisible();
    await typeCode(page, say, code);
    await expect(step(page, say("maturity.step.done"))).toBeFocused();
    await page.reload();
    await expect(step(page, say("maturity.step.refused"))).toBeVisible();
    await expect(page.getByText(/KZ86…0100/)).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page
      .locator("main")
      .getByRole("link", { name: say("maturity.toContract") })
      .last()
      .click();
    await expect(page.locator("#maturity").getByText(/KZ86…0100/)).toBeVisible();
    await accessible(page);
  },
);

test(
  "somebody who sees badly, white on black on a narrow screen, tells the account of savings to come and changes it before their day",
  { tag: "@full" },
  async ({ page, running }) => {
    test.slow();
    const say = words("ru");
    const origin = running.origin();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      localStorage.setItem("shanyraq:visual:v1", "true");
      localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ scheme: "whiteOnBlack", size: "400" }));
    });
    await page.goto(origin + at("ru", "/cabinet"));
    await signIn(page, say, person);
    const coming = page.locator("li", { hasText: /выплатим/ });
    await coming.getByRole("link").click();
    await expect(page.locator("html")).toHaveAttribute("data-size", "400");
    await expect(step(page, say("maturity.step.offer"))).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByLabel(say("field.iban")).fill(ACCOUNT);
    await page.getByLabel(say("field.endHolder")).fill(`${person.surname} ${person.name}`);
    const earlier = await smsKeys(page, origin);
    await proceed(page, say);
    await identify(page, say, person);
    await expect(step(page, say("maturity.step.code"))).toBeFocused();
    await typeCode(page, say, await smsCode(page, origin, earlier));
    await expect(step(page, say("maturity.step.done"))).toBeFocused();
    await accessible(page);
    await page.getByRole("button", { name: say("maturity.track") }).click();
    await expect(page.getByText(/KZ86…0100/)).toBeVisible();
    // It stands, and another one may take its place.
    await expect(page.getByLabel(say("field.iban"))).toHaveValue("");
    await page
      .locator("main")
      .getByRole("link", { name: say("maturity.toContract") })
      .last()
      .click();
    const part = page.locator("#maturity");
    await expect(part.getByRole("link", { name: say("maturity.part.change") })).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  },
);

test("a term that pays nothing says so on its page, and leads to a new calculation", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  const origin = running.origin();
  await page.goto(origin + at("en", "/cabinet"));
  await signIn(page, say, person);
  await page.getByRole("article").filter({ hasText: /term/i }).getByRole("heading").getByRole("link").first().click();
  await expect(page.getByText(say("cabinet.maturity.renews.text"))).toBeVisible();
  await accessible(page);
  await page
    .locator("main")
    .getByRole("link", { name: say("cabinet.waiting.renew.calculate"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/products\/term-life\/calculate$/);
});

test(
  "a page that the browser translates leads through every step of naming an account (en)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("en");
    const origin = running.origin();
    await page.goto(origin + at("en", "/cabinet"));
    // Whether an account was named before or not, that of savings to come may be named.
    const reply = page.waitForResponse((answer) => answer.url().includes("/user/contracts"));
    await signIn(page, say, person);
    const { data } = (await (await reply).json()) as { data: { id: string; maturity: { stage: string; on: string } | null }[] };
    const coming = data.filter(({ maturity }) => maturity !== null && ["asks", "told"].includes(maturity.stage));
    const { id = "" } = coming.toSorted((one, other) => ((one.maturity?.on ?? "") < (other.maturity?.on ?? "") ? 1 : -1))[0] ?? {};
    await page.goto(origin + at("en", `/cabinet/reports/maturity/${id}`));
    await expect(step(page, say("maturity.step.offer"))).toBeVisible();
    await page.evaluate(translate);
    await page.getByLabel(say("field.iban")).fill("KZ87 125K ZT50 0410 0100");
    await proceed(page, say);
    await expect(page.getByText(say("error.iban"))).toBeVisible();
    await page.getByLabel(say("field.iban")).fill(ACCOUNT);
    const earlier = await smsKeys(page, origin);
    await proceed(page, say);
    await identify(page, say, person);
    await expect(step(page, say("maturity.step.code"))).toBeVisible();
    await typeCode(page, say, await smsCode(page, origin, earlier));
    await expect(step(page, say("maturity.step.done"))).toBeVisible();
    await page.getByRole("button", { name: say("maturity.track") }).click();
    await expect(page.getByText(/KZ86…0100/).first()).toBeVisible();
  },
);
