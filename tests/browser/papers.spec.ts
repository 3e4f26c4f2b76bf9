import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { buyPolicy } from "./buy-policy.ts";
import { openPart } from "./open-part.ts";
import { accessible, expect, test, words } from "./product.ts";

const say = words("kk");

/** What a press saves, where the browser has put it. */
async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly file: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), file: await download.path() };
}
/** Words as they stand in sentences. */
const textOf = (file: string): string => execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }).replace(/\s+/g, " ");
/** The page is as wide as the phone, whatever stands on it. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

test.use({ viewport: { width: 360, height: 800 } });

test(
  "a payer gets the policy, the rules and the receipt in Kazakh, and the premiums as a calendar",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    let number = "";
    const papers = () => page.getByRole("button", { name: new RegExp(`^${say("cabinet.documents.save")}: `) });
    const contract = await buyPolicy(page, origin, "kk", "senim", async () => {
      await expect(page.getByRole("heading", { name: say("purchase.next.cover") })).toBeVisible();
      await expect(papers()).toHaveCount(3);
      const names: string[] = [];
      for (const [index, title] of ["сақтандыру шарты", "Сақтандыру қағидалары", "түбіртегі"].entries()) {
        const { name, file } = await saved(page, papers().nth(index));
        names.push(name);
        expect(textOf(file)).toContain(title);
      }
      number = /^policy-(.+)\.pdf$/.exec(names[0] ?? "")?.[1] ?? "";
      expect(names.map((name) => name.replace(/-[^-].*/, ""))).toEqual(["policy", "rules", "receipt"]);
      await expect(page.getByText(say("purchase.next.sign"))).toBeVisible();
      const calendar = readFileSync((await saved(page, page.getByRole("button", { name: say("cabinet.calendar") }))).file, "utf8");
      expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0);
      expect(calendar.replaceAll("\r\n ", "")).toContain(number);
      await accessible(page);
      await fits(page);
    });

    await page.goto(contract);
    for (const part of ["documents", "payments"]) await openPart(page, part);
    await expect(papers()).toHaveCount(3);
    expect(textOf((await saved(page, papers().first())).file)).toContain(number);
    const receipt = page.getByRole("button", { name: new RegExp(say("cabinet.documents.receiptOf").replace("{number}", ".+")) });
    expect(textOf((await saved(page, receipt)).file)).toContain(number);
    await accessible(page);
    await fits(page);

    // The letter brings the same three, and the inbox of the sandbox opens them.
    await page.goto(`${origin}/sandbox/inbox`);
    const message = page
      .locator("article")
      .filter({ hasText: number })
      .filter({ has: page.locator("a") });
    await expect(message.locator("a")).toHaveCount(3);
    const address = await message.locator("a").first().getAttribute("href");
    const answer = await page.request.get(`${origin}${address}`);
    expect([answer.headers()["content-type"], (await answer.body()).subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  },
);
