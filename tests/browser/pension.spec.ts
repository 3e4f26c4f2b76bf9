import { paper } from "../src/product/paper.ts";
import { personWho } from "../src/product/visitor.ts";
import {
  calculate,
  confirmApplication,
  giveConsent,
  nameAccount,
  press,
  readThatThereIsNoWayBack,
  sideways,
  signContract,
  step,
} from "./pension-steps.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { signIn } from "./sign-in.ts";
import { payByPhone } from "./worksheet.ts";

const paperFile = { name: "letter.pdf", mimeType: "application/pdf", buffer: paper() };

test.describe("a Kazakh woman on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });
  test("has a pension annuity from a guest's question to a signed contract that the fund has paid", async ({ page, running }) => {
    test.slow();
    const say = words("kk");
    const origin = running.origin();
    const person = personWho("pension");
    await calculate(page, say, origin + at("kk", "/products/pension-annuity/calculate"));
    await expect(page.getByRole("img", { name: say("pension.chart") })).toBeVisible();
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await readThatThereIsNoWayBack(page, say);
    await signIn(page, say, person);
    await giveConsent(page, say, origin);
    await expect(step(page, say("pension.step.savings"))).toBeFocused();
    await expect(page.getByLabel(say("field.pensionSavings"))).toHaveValue("26400000");
    await accessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await nameAccount(page, say);
    await confirmApplication(page, say, origin);
    await signContract(page, say, origin, "key-pensioner");
    // One round asks the fund, a later one finds its transfer.
    await expect(page.getByText(say("pension.inForce"))).toBeVisible({ timeout: 60_000 });
    await accessible(page);
    await page.goto(origin + at("kk", "/cabinet/apps"));
    await expect(page.getByText(/PA-\d{4}-\d{6}/)).toBeVisible();
  });
});

test.describe("a customer who cannot continue at once", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const ways = [
    ["pensionShort", "ru", "pension.found"],
    ["pensionUnknown", "ru", "pension.lookup.fund.notFound"],
    ["pensionDown", "ru", "pension.lookup.fund.silent"],
    ["pensionSlow", "en", "pension.lookup.fund.silent"],
  ] as const;
  for (const [shows, locale, message] of ways)
    test(`reads why, with what to do: ${shows}`, { tag: "@full" }, async ({ page, running }) => {
      test.slow();
      const say = words(locale);
      const origin = running.origin();
      const person = personWho(shows);
      await calculate(page, say, origin + at(locale, "/products/pension-annuity/calculate"));
      await readThatThereIsNoWayBack(page, say);
      await signIn(page, say, person);
      await giveConsent(page, say, origin);
      await expect(step(page, say("pension.step.savings"))).toBeVisible();
      await expect(
        page
          .locator("main")
          .getByText(filledIn(say(message)))
          .first(),
      ).toBeVisible();
      await accessible(page);
      if (shows === "pensionShort") {
        await press(page, say("pension.sums.next"));
        await expect(page.getByRole("alert").first()).toBeVisible();
        await page.getByLabel(say("field.pensionContribution")).fill("20000000");
        await nameAccount(page, say);
        await expect(page.getByRole("button", { name: say("pension.approve"), exact: true })).toBeVisible();
      } else {
        await nameAccount(page, say);
        // What the fund has not confirmed is proved by its statement.
        await expect(page.getByRole("heading", { name: say("pension.papers") })).toBeVisible();
        await accessible(page);
      }
    });

  test("reads from which day an annuity is possible when they are too young", { tag: "@full" }, async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    await calculate(page, say, origin + at("ru", "/products/pension-annuity/calculate"));
    const address = page.url();
    await page.goto(origin + at("ru", "/cabinet"));
    await signIn(page, say, personWho("nothing"));
    await page.goto(address);
    await expect(page.getByText(say("pension.lack"))).toBeVisible();
    await expect(page.getByText(/с 19\.07\.2040/)).toBeVisible();
    await accessible(page);
  });

  test(
    "gets own money and another insurer's returned when savings are seized, and reads why (ru)",
    { tag: "@full" },
    async ({ page, running }) => {
      test.slow();
      const say = words("ru");
      const origin = running.origin();
      await calculate(page, say, origin + at("ru", "/products/pension-annuity/calculate"));
      await readThatThereIsNoWayBack(page, say);
      await signIn(page, say, personWho("pensionRefused"));
      await giveConsent(page, say, origin);
      await expect(page.getByLabel(say("field.pensionSavings"))).toHaveValue("27000000");
      await page.getByLabel(say("field.pensionContribution")).fill("1000000");
      await page.getByLabel(say("field.pensionRedemption")).fill("2000000");
      await nameAccount(page, say);
      // The contract that moves in is proved by its insurer's letter.
      await page.locator("input[type=file]:not([capture])").setInputFiles([paperFile]);
      await expect(page.getByText(say("kit.upload.done"))).toBeVisible();
      await press(page, say("pension.papers.send"));
      await expect(page.getByRole("button", { name: say("pension.approve"), exact: true })).toBeVisible();
      await page.goto(origin + at("ru", "/cabinet"));
      // What waits for its owner is shown on the first page of the cabinet.
      await page.getByRole("link", { name: say("cabinet.waiting.pensionOf").replace("{number}", "") }).click();
      await confirmApplication(page, say, origin);
      const [number = ""] = /ZK-\d{4}-\d+/.exec(await page.locator("main").innerText()) ?? [];
      const address = page.url();
      await page.request.post(`${origin}/sandbox/bank/transfer`, {
        headers: { "sec-fetch-site": "same-origin" },
        form: { purpose: `Выкупная сумма, ${number}`, amount: "2000000" },
      });
      await page.getByRole("link", { name: /^Оплатить 1 000 000/ }).click();
      await payByPhone(page, say, origin, "purchase.premium.title");
      await page.goto(address);
      await expect(page.getByText(`Перевод ${number} поступил`)).toBeVisible({ timeout: 60_000 });
      await accessible(page);
      await signContract(page, say, origin, "key-pensioner-seized");
      await expect(page.getByText(say("pension.refused"))).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/вернётся на счёт, с которого он пришёл/)).toBeVisible();
      await expect(page.getByText(/от другого страховщика вернутся ему/)).toBeVisible();
      await accessible(page);
    },
  );
});
