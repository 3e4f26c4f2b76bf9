import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { photo } from "./photo.ts";
import { signIn } from "./sign-in.ts";
import { answerTopics, buyAsSuggested, confirmByCode, fillTopic, standsAt } from "./worksheet.ts";

const analysis = photo("талдау.png");
const program = { name: "анықтама.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ a program") };
const huge = { name: "скан.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "x") };

const down = { status: 503, contentType: "application/json", body: "{}" };

/** The page is as wide as the phone, whatever stands on it. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
const next = (page: Page, say: ReturnType<typeof words>) => page.getByRole("button", { name: say("purchase.next") }).click();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, outage: true });
  const say = words("kk");

  test(
    "a customer adds a photo for the underwriter, loses nothing to files that do not fit, and finds it after a reload",
    { tag: "@full" },
    async ({ page, running }) => {
      const origin = running.origin();
      await page.goto(origin + at("kk", "/cabinet/apps"));
      await signIn(page, say, personWho("overdue"));
      await buyAsSuggested(page, say, origin + at("kk", "/products/term-life/calculate"));
      await answerTopicsIll(page);
      await confirmByCode(page, say, origin);
      await page.getByRole("link", { name: say("purchase.review.open") }).click();

      const application = page.getByRole("article").filter({ hasText: say("applications.state.question") });
      const answer = application.getByLabel(say("field.underwriterAnswer"));
      const send = application.getByRole("button", { name: say("applications.papers.send") });
      const files = application.locator("input[type=file]:not([capture])");
      await answer.fill("2019 жылдан, HbA1c 6,4");
      await send.click();
      await expect(application.getByText(say("applications.papers.none"))).toBeVisible();
      await expect(application.getByRole("button", { name: say("kit.upload.camera") })).toBeVisible();
      await files.setInputFiles([program, huge]);
      // Each refusal stands at its file; nothing is sent with them, and what was typed stays.
      await expect(application.getByText(say("error.fileKind")).first()).toBeVisible();
      await expect(application.getByText(say("kit.upload.tooLarge").replace("{size}", "10 МБ"))).toBeVisible();
      await send.click();
      await expect(application.getByText(say("statements.files.failed"))).toBeVisible();
      await accessible(page);
      await fits(page);
      for (const { name } of [program, huge])
        await application.getByRole("button", { name: `${say("kit.upload.remove")} ${name}` }).click();
      // The service is down for a moment: the file says so and waits.
      await page.route("**/api/upload", (route) => route.fulfill(down));
      await application.locator("input[type=file][capture]").setInputFiles([{ ...analysis, name: "сурет.jpg", mimeType: "image/jpeg" }]);
      await expect(application.getByText(say("account.problem.service"))).toBeVisible();
      await page.unroute("**/api/upload");
      await application.getByRole("button", { name: `${say("kit.upload.remove")} сурет.jpg` }).click();
      await files.setInputFiles([analysis]);
      await expect(application.getByText(say("kit.upload.done"))).toBeVisible();
      await send.click();
      await expect(application.getByText(say("applications.papers.done"))).toBeVisible();
      await expect(answer).toHaveValue("2019 жылдан, HbA1c 6,4");
      await expect(application.getByRole("listitem").filter({ hasText: analysis.name })).toContainText("1 КБ");
      await accessible(page);
      await page.reload();
      await expect(application.getByRole("heading", { name: say("applications.papers") })).toBeVisible();
      await expect(application.getByRole("listitem").filter({ hasText: analysis.name })).toContainText("1 КБ");

      // The underwriter opens it on their page, byte by byte as it was sent.
      const desk = await page.context().newPage();
      await desk.goto(`${origin}/sandbox/underwriting?lang=kk`);
      const [download] = await Promise.all([
        desk.waitForEvent("download"),
        desk.getByRole("link", { name: analysis.name }).first().click(),
      ]);
      expect(readFileSync(await download.path()).equals(analysis.buffer)).toBe(true);
      await desk.close();
    },
  );

  /** The topics of a term life, as somebody with diabetes. */
  async function answerTopicsIll(page: Page): Promise<void> {
    await standsAt(page, say, "purchase.step.person");
    await fillTopic(page, say, "person");
    await next(page, say);
    await standsAt(page, say, "purchase.step.health");
    await page.getByText(say("field.healthy.no")).click();
    await page.getByText(say("field.condition.diabetes"), { exact: true }).click();
    await page.getByLabel(say("field.healthDetails")).fill("2019 жылдан бері");
    await next(page, say);
    await answerTopics(page, say, ["declarations", "beneficiaries"]);
  }
});

test.describe("with the registers", () => {
  test(
    "a document that is lost is refused at its field, one that is unknown is spoken of, and a silent register holds up nobody",
    { tag: "@full" },
    async ({ page, running }) => {
      const say = words("ru");
      const origin = running.origin();
      await page.goto(origin + at("ru", "/cabinet/apps"));
      await signIn(page, say, personWho("nothing"));
      await buyAsSuggested(page, say, origin + at("ru", "/products/term-life/calculate"));
      await standsAt(page, say, "purchase.step.person");
      await fillTopic(page, say, "person");
      const number = page.getByLabel(say("field.documentNumber"), { exact: true });
      for (const [end, fault] of [
        ["0411", "error.document.lost"],
        ["0410", "error.document.notValid"],
      ] as const) {
        await number.fill(`N1234${end}`);
        await next(page, say);
        await expect(page.getByText(say(fault)).first()).toBeVisible();
        await expect(number).toHaveValue(`N1234${end}`);
      }
      await accessible(page);
      await number.fill("N12340405");
      await next(page, say);
      await standsAt(page, say, "purchase.step.health");
      await expect(page.getByText(say("purchase.document.unknown").replace("{number}", "N12340405"))).toBeVisible();
      await accessible(page);
      await page.getByRole("button", { name: say("purchase.back") }).click();
      await standsAt(page, say, "purchase.step.person");
      await number.fill("N12340503");
      await next(page, say);
      await standsAt(page, say, "purchase.step.health");
      await expect(page.getByText("N12340405")).toHaveCount(0);
    },
  );

  test("a company is filled in from the register, may be corrected, and says who signs", { tag: "@full" }, async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    await page.goto(origin + at("ru", "/cabinet/apps"));
    await signIn(page, say, personWho("legalEntity"));
    await buyAsSuggested(page, say, origin + at("ru", "/products/employer-osns/calculate"));
    await standsAt(page, say, "purchase.step.company");
    const bin = page.getByLabel(say("field.bin"), { exact: true });
    const name = page.getByLabel(say("field.companyName"), { exact: true });
    await bin.fill("150340012340");
    await expect(name).toHaveValue("ТОО «Дала Құрылыс»");
    await expect(page.getByLabel(say("field.region"), { exact: true })).not.toHaveValue("");
    await expect(page.getByText(say("field.fromRegister")).first()).toBeVisible();
    await expect(page.getByText(say("purchase.company.head").replace("{name}", "Тұрсынова Әсел Нұрланқызы"))).toBeVisible();
    await expect(page.getByText(say("purchase.company.notHead"))).toHaveCount(0);
    await accessible(page);
    // What somebody wrote stays, whatever the register says then; of another company another head signs.
    await page.getByLabel(say("field.city"), { exact: true }).fill("Қосшы");
    await bin.fill("090540009876");
    await expect(name).toHaveValue(/Үлгі/);
    await expect(page.getByText(say("purchase.company.notHead"))).toBeVisible();
    await expect(page.getByLabel(say("field.city"), { exact: true })).toHaveValue("Қосшы");
    await accessible(page);
  });
});
