import type { Locale } from "@shanyraq/i18n";
import type { Topic } from "@shanyraq/calls/topics";
import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { answerTopics, buyAsSuggested, confirmByCode, goToPayment, payByPhone } from "./worksheet.ts";
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
    shows: "manager",
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

    test("is bought from the calculator to its page in the cabinet", async ({ page, running }) => {
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
