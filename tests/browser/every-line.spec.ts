import type { Locale } from "@shanyraq/i18n";
import type { Topic } from "@shanyraq/calls/topics";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { fillTopic } from "./worksheet.ts";

interface Purchase {
  readonly slug: string;
  readonly shows: SeededPerson["shows"];
  readonly locale: Locale;
  readonly width: number;
  readonly topics: readonly Topic[];
  /** What the contract's page names of it. */
  readonly names: readonly string[];
}

/** Each line, bought by somebody else than the default person, in another language and width. */
const purchases: readonly Purchase[] = [
  {
    slug: "education",
    shows: "overdue",
    locale: "kk",
    width: 360,
    topics: ["person", "child", "health", "declarations", "beneficiaries"],
    names: ["Волков Артём"],
  },
  {
    slug: "credit-life",
    shows: "everyStatus",
    locale: "ru",
    width: 1280,
    topics: ["person", "loan", "health", "declarations"],
    names: ["Банк «Үлгі»", "К-2026/17"],
  },
  {
    slug: "payout-annuity",
    shows: "manager",
    locale: "ru",
    width: 768,
    topics: ["person", "account", "declarations", "beneficiaries"],
    names: ["KZ86125KZT5004100100"],
  },
  {
    slug: "migrant-vms",
    shows: "nonResident",
    locale: "en",
    width: 360,
    topics: ["person", "employer", "workers"],
    names: ["AA1234567"],
  },
  { slug: "employer-osns", shows: "legalEntity", locale: "kk", width: 1280, topics: ["company"], names: ["ТОО «Дала Құрылыс»"] },
];

for (const { slug, shows, locale, width, topics, names } of purchases) {
  test.describe(slug, () => {
    test.use({ viewport: { width, height: 800 } });
    const say = words(locale);
    const person = personWho(shows);

    test("is bought from the calculator to its page in the cabinet", async ({ page, running }) => {
      const origin = running.origin();
      await page.goto(origin + at(locale, "/cabinet/reports"));
      const modal = page.locator("#bv-modal-auth");
      if (person.iin === null) {
        await modal.getByRole("tab", { name: say("account.login.nonResident") }).click();
        await modal.getByLabel(say("field.idNumber")).fill(person.id_number ?? "");
      } else await modal.getByLabel(say("field.iin")).fill(person.iin);
      await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
      await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
      await expect(modal).toBeHidden();

      await page.goto(origin + at(locale, `/products/${slug}/calculate`));
      await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
      await page
        .getByRole("button", { name: say("calculators.buy") })
        .first()
        .click();
      for (const topic of topics) {
        await expect(page.getByRole("heading", { name: say(`purchase.step.${topic}`), level: 2 })).toBeVisible();
        await accessible(page);
        await fillTopic(page, say, topic);
        await page.getByRole("button", { name: say("purchase.next") }).click();
      }
      await expect(page.getByRole("heading", { name: say("purchase.step.check"), level: 2 })).toBeVisible();
      await accessible(page);
      for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
      await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });
      const earlier = await smsKeys(page, origin);
      await page.getByRole("button", { name: say("purchase.sendCode") }).click();
      await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier));
      await page.getByRole("button", { name: say("purchase.code.confirm") }).click();
      await expect(page.getByRole("heading", { name: say("purchase.confirmed.title"), level: 2 })).toBeVisible();
      await accessible(page);
      await page.getByRole("button", { name: say("purchase.toPayment") }).click();
      await expect(page).toHaveURL(/\/payment\?hash=/);
      const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
      const id = ((await open.getAttribute("href")) ?? "").split("/").at(-1);
      await page.request.post(`${origin}/sandbox/phone/${id}/pay`, { headers: { "sec-fetch-site": "same-origin" } });
      await page.getByRole("link", { name: say("purchase.paid.open") }).click();
      // The receipt's page names them too.
      await expect(page).toHaveURL(/\/cabinet\/reports\//);
      for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
      await accessible(page);
    });
  });
}
