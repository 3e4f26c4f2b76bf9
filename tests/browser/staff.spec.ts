import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { signIn, signInByHeader } from "./sign-in.ts";

/** What the back office refused to whoever is signed in: a page that asks for what is not its reader's. */
function refusals(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  return refused;
}
const menuOf = (page: Page) => page.getByRole("banner").locator("[data-disclosure]", { has: page.locator("svg") });

test(
  "S32: an employee lands on the reception, and reads that a customer's page is not theirs",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const refused = refusals(page);
    const person = personWho("employee");
    await page.goto(running.origin());
    await signInByHeader(page, say, person);
    await expect(page).toHaveURL(/\/employee-reception$/);
    await menuOf(page).filter({ hasText: person.surname }).click();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: say("page.employeeReception"), exact: true })).toBeVisible();
    await expect(banner.getByRole("link", { name: say("shell.myContracts"), exact: true })).toHaveCount(0);
    for (const address of ["/cabinet", "/cabinet/reports", "/cabinet/apps", "/payment?contract=00000000-0000-4000-8000-000000000001"]) {
      await page.goto(running.origin() + address);
      await expect(page.getByRole("heading", { level: 1, name: say("shell.staff.title") })).toBeVisible();
      await expect(page.locator("main").getByRole("link", { name: say("page.employeeReception") })).toBeVisible();
    }
    await accessible(page);
    expect(refused).toEqual([]);
  },
);

test(
  "S32: on a phone a manager has the pages of their account, and no part of the cabinet beside",
  { tag: "@full" },
  async ({ page, running }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const say = words("kk");
    const refused = refusals(page);
    await page.goto(running.origin() + at("kk", "/cabinet/reports"));
    await signIn(page, say, personWho("manager"));
    await expect(page.getByRole("heading", { level: 1, name: say("shell.staff.title") })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await accessible(page);
    await page
      .locator("main")
      .getByRole("link", { name: say("page.cabinetInfo") })
      .click();
    await expect(page.locator("#letters")).toBeVisible();
    const nav = page.getByRole("navigation", { name: say("cabinet.nav") });
    await expect(nav.getByRole("link")).toHaveText([say("page.cabinetNotifications"), say("page.cabinetInfo")]);
    await page.reload();
    await expect(page.locator("#letters")).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test(
  "S32: from a customer's page the staff signs out, and the customer who signs in there has their own",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("en");
    await page.goto(`${running.origin()}/en/cabinet/reports`);
    await signIn(page, say, personWho("manager"));
    await page
      .locator("main")
      .getByRole("button", { name: say("kit.header.logout") })
      .click();
    await page
      .locator("main")
      .getByRole("button", { name: say("shell.gate.action") })
      .click();
    await signIn(page, say, personWho("everyStatus"));
    await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
  },
);

test(
  "a manager's desk has their own customers alone, is searched without an address, and changes nothing (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const refused = refusals(page);
    await page.goto(running.origin());
    await signInByHeader(page, say, personWho("manager"));
    await expect(page).toHaveURL(/\/employee-reception$/);
    await expect(page.getByRole("heading", { level: 1, name: say("page.managerDesk") })).toBeVisible();
    const main = page.locator("main");
    await main.getByLabel(say("pension.manager.search")).fill("Нет Такого");
    await main.getByRole("button", { name: say("pension.manager.find"), exact: true }).click();
    await expect(main).toContainText("Никого не найдено");
    await expect(page).toHaveURL(/\/employee-reception$/);
    await accessible(page);
    expect(refused).toEqual([]);
  },
);
