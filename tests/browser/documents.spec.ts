import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { signIn } from "./sign-in.ts";
import { tabTo } from "./tab-to.ts";
import { accessible, at, expect, test, words } from "./product.ts";

/** What is read in a document that was downloaded; breaks of lines mean nothing. */
async function read(download: Download) {
  const file = await download.path();
  return {
    name: download.suggestedFilename(),
    head: readFileSync(file).subarray(0, 5).toString("latin1"),
    text: execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }).replace(/\s+/g, " "),
  };
}
const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return read(download);
};

test("whoever has no account reads a product's rules as a page by the keyboard alone, or takes the file", async ({ page, running }) => {
  const say = words("kk");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(running.origin() + at("kk", "/products/senim"));
  const list = page.getByRole("list").filter({ has: page.locator('a[href^="/api/documents/kk/senim/"]') });
  await expect(list.getByRole("link")).toHaveCount(6);
  await expect(list).toContainText(/PDF, \d+ КБ/);
  await accessible(page);
  const { name, head, text } = await downloaded(page, () => list.locator("a[download]").first().click());
  expect([name, head]).toEqual(["senim-rules-kk.pdf", "%PDF-"]);
  expect(text).toContain("Сақтандыру қағидалары. Сенім: жинақтаушы сақтандыру");

  const before = list.getByRole("link", { name: new RegExp(`^${say("content.documents.read")}: `) });
  await before.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kk\/products\/senim\/paper\/rules$/);
  const paper = page.locator("main article[lang='kk-KZ']");
  await expect(paper.getByRole("heading", { level: 2 })).toHaveText("Сақтандыру қағидалары. Сенім: жинақтаушы сақтандыру");
  // The contents lead to a part, which takes the focus.
  const part = paper.getByRole("navigation").getByRole("link").last();
  const partName = await part.innerText();
  await tabTo(page, part);
  await page.keyboard.press("Enter");
  await expect(paper.getByRole("heading", { name: partName, exact: true })).toBeFocused();
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const saved = await downloaded(page, () => page.getByRole("button", { name: say("paper.save") }).click());
  expect([saved.name, saved.text]).toEqual([name, text]);
});

test("an address of a paper that does not exist says so", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  for (const paper of ["nothing", "offer-1", `offer-${"0".repeat(32)}`]) {
    await page.goto(running.origin() + at("ru", `/products/senim/paper/${paper}`));
    await expect(page.locator("main h1")).toContainText(say("content.notFound"));
  }
});

test(
  "the offer of a calculation is read as a page and downloaded while it is calculated, and from its own page",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    await page.goto(origin + at("ru", "/products/senim/calculate"));
    const saving = page.waitForResponse((response) => response.url().endsWith("/setCalcHashData"));
    const file = { name: say("calculators.offer"), exact: true };
    const first = await downloaded(page, () => page.getByRole("button", file).click());
    expect([first.name, first.head]).toEqual(["senim-offer-ru.pdf", "%PDF-"]);
    const { hash } = (await (await saving).json()) as { hash: string };

    await page.goto(`${origin}${at("ru", "/calculated")}?hash=${hash}`);
    const price = await page.locator("[aria-live=polite][aria-atomic=true]").first().innerText();
    const second = await downloaded(page, () => page.getByRole("link", file).click());
    expect(second.text).toBe(first.text);
    const digits = /\d[\d\s]*/.exec(price)?.[0].trim().replace(/\s/g, " ") ?? "";
    expect(digits).not.toBe("");
    expect(second.text).toContain(digits);
    expect(second.text.replaceAll(" ", "")).toContain(`/products/senim/calculate/${hash}`);

    const read = { name: say("calculators.offer.read") };
    await page.getByRole("link", read).click();
    await expect(page).toHaveURL(new RegExp(`/products/senim/paper/offer-${hash}$`));
    const paper = page.locator("main article[lang='ru-KZ']");
    await expect(paper).toContainText(digits.replaceAll(" ", "\u00a0"));
    await accessible(page);

    // What is not kept yet is kept by the press that reads it.
    await page.goto(origin + at("ru", "/products/senim/calculate"));
    await page.getByRole("button", read).click();
    await expect(page).toHaveURL(/\/products\/senim\/paper\/offer-[0-9a-f]{32}$/);
    await expect(paper).toBeVisible();
  },
);

test(
  "a schedule is printed whole on A4, with what it comes to, though the screen shows its next rows alone",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    await page.goto(running.origin() + at("kk", "/cabinet/reports"));
    await signIn(page, say, personWho("everyStatus"));
    const monthly = page.locator("main article").filter({ hasText: "айына" }).getByRole("link").first();
    await monthly.click();
    const schedule = page.locator("#schedule");
    await expect(schedule.getByRole("table")).toBeVisible();
    const rows = async () => schedule.getByRole("row").count();
    const folded = await rows();
    const file = test.info().outputPath("contract.pdf");
    await page.pdf({ format: "A4", path: file });
    const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
    await schedule.getByRole("button", { name: /\d/ }).last().click();
    await expect.poll(rows).toBeGreaterThan(folded);
    const days = await schedule.locator("tbody td:nth-child(2) > span:last-child").allInnerTexts();
    expect(days.length).toBeGreaterThan(24);
    for (const day of days) expect(text).toContain(day);
    expect(text).toContain(say("cabinet.total"));
    // Nothing lies beside the sheet.
    const total = (await schedule.locator("tfoot td[data-number] > span:last-child").allInnerTexts()).map((sum) => sum.replace(/\s/g, " "));
    for (const sum of total) expect(text.replace(/[\s\u00a0]+/g, " ")).toContain(sum);
  },
);
