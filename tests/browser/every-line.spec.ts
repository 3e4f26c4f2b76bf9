import type { Locale } from "@shanyraq/i18n";
import type { Topic } from "@shanyraq/calls/topics";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { fillDate } from "./buy-policy.ts";
import { answerTopics, buyAsSuggested, confirmByCode, goToPayment, payByPhone, standsAt } from "./worksheet.ts";
import { signIn } from "./sign-in.ts";

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
    shows: "maturing",
    locale: "ru",
    width: 768,
    topics: ["person", "account", "declarations", "beneficiaries"],
    names: ["KZ86125KZT5004100100"],
  },
  {
    slug: "migrant-vms",
    // An employer: the foreigner's own password is another after accounts.spec.ts.
    shows: "legalEntity",
    locale: "en",
    width: 360,
    topics: ["person", "employer", "workers"],
    names: ["ТОО «Дала Құрылыс»", "AA1234567"],
  },
  { slug: "employer-osns", shows: "legalEntity", locale: "kk", width: 1280, topics: ["company"], names: ["ТОО «Дала Құрылыс»"] },
];

for (const { slug, shows, locale, width, topics, names } of purchases) {
  test.describe(slug, () => {
    test.use({ viewport: { width, height: 800 } });
    const say = words(locale);
    const person = personWho(shows);

    test("is bought from the calculator to its page in the cabinet", { tag: "@full" }, async ({ page, running }) => {
      const origin = running.origin();
      await page.goto(origin + at(locale, "/cabinet/reports"));
      await signIn(page, say, person);
      await buyAsSuggested(page, say, origin + at(locale, `/products/${slug}/calculate`));
      await answerTopics(page, say, topics, accessible);
      for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
      await confirmByCode(page, say, origin, accessible);
      await goToPayment(page, say, accessible);
      await payByPhone(page, say, origin);
      await accessible(page);
      await page.getByRole("link", { name: say("purchase.paid.open") }).click();
      // The receipt's page names them too.
      await expect(page).toHaveURL(/\/cabinet\/reports\//);
      for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
      await accessible(page);
    });
  });
}

test.describe("a parent's policy for a child", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const say = words("kk");
  const BORN = ["05", "05", "2016"] as const;

  test("is priced for the child, asks who is insured, and names both", { tag: "@full" }, async ({ page, running }) => {
    const origin = running.origin();
    await page.goto(`${origin}/kk/cabinet/reports`);
    await signIn(page, say, personWho("overdue"));
    await page.goto(`${origin}/kk/products/accident/calculate`);
    const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
    await expect(premium).toContainText("₸");
    await fillDate(page, say("calculator.form.birthDate"), BORN, say);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await page
      .getByRole("button", { name: say("calculators.buy") })
      .first()
      .click();
    // The birth date is not the mother's own: the step recognises that, and begins with the child.
    await standsAt(page, say, "purchase.step.insured");
    await expect(page.getByRole("radio", { name: say("field.forChild.yes") })).toBeChecked();
    await page.getByText(say("field.forChild.no"), { exact: true }).click();
    await page.getByRole("button", { name: say("purchase.next") }).click();
    await expect(page.getByText(say("error.insured.notYou")).first()).toBeVisible();
    await accessible(page);
    await page.getByText(say("field.forChild.yes"), { exact: true }).click();
    await page.getByLabel(say("field.childName"), { exact: true }).fill("Ахметова Айша");
    await page.reload();
    await expect(page.getByLabel(say("field.childName"), { exact: true })).toHaveValue("Ахметова Айша");
    await page.getByRole("button", { name: say("purchase.next") }).click();
    await answerTopics(page, say, ["person", "health", "declarations", "beneficiaries"], accessible);
    await expect(page.getByText("Ахметова Айша").first()).toBeVisible();
    await expect(page.getByText("Қазақстан", { exact: true })).toBeVisible();
    await confirmByCode(page, say, origin, accessible);
    await goToPayment(page, say, accessible);
    await payByPhone(page, say, origin);
    await page.getByRole("link", { name: say("purchase.paid.open") }).click();
    await expect(page).toHaveURL(/\/cabinet\/reports\//);
    await expect(page.getByText("Ахметова Айша").first()).toBeVisible();
    await expect(page.getByText(/Ахметова Гүлнар/).first()).toBeVisible();
    await accessible(page);
  });
});
