import type { Page, Route } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { understood } from "./understood.ts";
import { answerTopics, standsAt } from "./worksheet.ts";

/**
 * The error catalogue (commercial-flows, section 8) and the probes of "polished" (screens, section 5), on the way that everyone walks:
 * each call of it fails once, the net goes away while it is paid, and the browser goes back where it should not.
 */
const say = words("kk");
const person = personWho("overdue");

test.use({ outage: true, viewport: { width: 360, height: 740 } });

const down = { status: 503, contentType: "application/json", body: "{}" };

/** The next answer of a call is another; every one after it is its own again. */
async function once(page: Page, call: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/api/provider/${call}`, answer, { times: 1 });
}
const fails = (route: Route) => route.fulfill(down);
const press = (page: Page, id: string) => page.getByRole("button", { name: say(id), exact: true }).click();
const alerted = (page: Page) => page.getByRole("main").getByRole("alert");
const premium = (page: Page) => page.locator("[aria-live=polite][aria-atomic=true]").first();
const bought = (page: Page) => page.getByRole("main").locator("article");

async function countContracts(page: Page, origin: string): Promise<number> {
  await page.goto(origin + at("kk", "/cabinet/reports"));
  await expect(bought(page).first()).toBeVisible();
  return bought(page).count();
}

/** From the calculator to the first step: a slider that is dragged fast, an answer that is an error, a calculation that does not open. */
async function calculate(page: Page, origin: string): Promise<void> {
  await page.goto(origin + at("kk", "/products/term-life/calculate"));
  await expect(premium(page)).toContainText("₸");
  // Every answer comes late, and the earlier ones the latest: what is shown belongs to the last value.
  let held = 600;
  await page.route("**/api/provider/calculate/**", async (route) => {
    held = Math.max(0, held - 100);
    const answer = await route.fetch();
    await new Promise((come) => setTimeout(come, held));
    await route.fulfill({ response: answer }).catch(() => {});
  });
  const slider = page.getByRole("slider").first();
  await slider.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowRight");
  const value = await slider.inputValue();
  await page.unroute("**/api/provider/calculate/**");
  const calculated = () => expect(premium(page)).not.toContainText(say("kit.slip.busy"));
  await calculated();
  const price = ((await premium(page).innerText()).split("\n")[0] ?? "").trim();
  // The same value, asked for alone.
  await page.keyboard.press("ArrowLeft");
  await expect(premium(page)).not.toContainText(price);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue(value);
  await calculated();
  await expect(premium(page)).toContainText(price);
  await page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
}

test(
  "a purchase in which every call fails once loses nothing, is charged once, and says each time what to do",
  { tag: "@full" },
  async ({ page, context, running }) => {
    const origin = running.origin();
    await page.goto(origin + at("kk", "/cabinet/reports"));
    await signIn(page, say, person);
    const before = await countContracts(page, origin);
    await calculate(page, origin);
    await standsAt(page, say, "purchase.step.person");
    await answerTopics(page, say, ["person", "health", "declarations", "beneficiaries"]);
    await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });

    // The worksheet does not arrive; then it is not taken, and says all that speaks against it.
    await once(page, "worksheet", fails);
    await press(page, "purchase.sendCode");
    await understood(page, say);
    await expect(alerted(page)).toContainText(say("account.problem.service"));
    await accessible(page);
    const errors = ["Бірінші себеп.", "Екінші себеп."].map((message) => ({ message }));
    await once(page, "worksheet", (route) => route.fulfill({ json: { status: "error", message: "", errors } }));
    await press(page, "purchase.sendCode");
    for (const { message } of errors) await expect(alerted(page)).toContainText(message);
    await accessible(page);
    await expect(page.getByRole("checkbox", { name: say("field.consent") })).toBeChecked();
    const earlier = await smsKeys(page, origin);
    await press(page, "purchase.sendCode");
    const again = page.getByRole("button", { name: say("purchase.again.yes") });
    const field = page.getByRole("textbox", { name: say("field.code") });
    await expect(again.or(field)).toBeVisible();
    if (await again.isVisible()) await again.click();

    // A code that could not be checked keeps its digits; the right one continues.
    await standsAt(page, say, "purchase.step.code");
    const code = await smsCode(page, origin, earlier);
    await once(page, "codeCheck", fails);
    await field.fill(code);
    await press(page, "purchase.code.confirm");
    await understood(page, say);
    await expect(page.getByRole("main")).toContainText(say("account.problem.service"));
    await accessible(page);
    await field.fill(code);
    await press(page, "purchase.code.confirm");
    await standsAt(page, say, "purchase.confirmed.title");

    // The order is made and its answer is lost on the way; the second press finds the same order.
    const orders: string[] = [];
    await once(page, "pay", async (route) => {
      orders.push(((await (await route.fetch()).json()) as { readonly hash: string }).hash);
      await route.abort("connectionreset");
    });
    await press(page, "purchase.toPayment");
    await understood(page, say);
    await expect(alerted(page)).toBeVisible();
    await accessible(page);
    await press(page, "purchase.toPayment");
    await expect(page).toHaveURL(/\/payment\?hash=/);
    expect(new URL(page.url()).searchParams.get("hash")).toBe(orders[0]);
    // The same order stands after a reload.
    const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
    const number = ((await open.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
    await page.reload();
    await expect(open).toHaveAttribute("href", new RegExp(number));

    // The network is away while the phone pays: asking then fails without harm, and when it is back the page finds out automatically.
    await context.setOffline(true);
    await expect(page.getByText(say("purchase.qr.unknown"))).toBeVisible({ timeout: 30_000 });
    await accessible(page);
    await press(page, "purchase.qr.check");
    await expect(page.getByText(say("purchase.qr.unknown"))).toBeVisible();
    await fetch(`${origin}/sandbox/phone/${number}/pay`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      redirect: "manual",
    });
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: say("purchase.paid.title") })).toBeVisible();

    // Going back makes no second order, and nothing was charged twice.
    await page.goBack();
    await expect(page.getByRole("heading", { name: say("purchase.step.code"), level: 2 })).toHaveCount(0);
    expect(await countContracts(page, origin)).toBe(before + 1);
  },
);
