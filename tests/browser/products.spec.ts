import type { Page } from "@playwright/test";
import type { Topic } from "@shanyraq/calls/topics";
import { locales } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { inbox } from "./inbox.ts";
import { fullUnless } from "./full-unless.ts";

const person = personWho("nothing");

interface OnSale {
  /** What its worksheet asks first; undefined when a guest continues to a page of its own and says later who they are. */
  readonly first?: Topic;
  /** A number of its form that moves the price, and another value of it. */
  readonly field: string;
  readonly other: string;
  /** The sex and the birth date of a person make its price, and they are the owner's. */
  readonly ofPerson: boolean;
}
const sum = { first: "person", field: "sumAssured", other: "6000000", ofPerson: true } as const;

/** Every product on sale. */
const lines: Readonly<Record<string, OnSale>> = {
  senim: sum,
  education: sum,
  "term-life": sum,
  "credit-life": { ...sum, field: "loan", other: "7000000" },
  accident: { ...sum, first: "insured", other: "2500000" },
  "critical-illness": sum,
  "pension-annuity": { ofPerson: true, field: "savings", other: "25000000" },
  "payout-annuity": { ...sum, other: "25000000" },
  "employer-osns": { first: "company", ofPerson: false, field: "payroll", other: "5000000" },
  "migrant-vms": { ...sum, ofPerson: false, field: "months", other: "7" },
};

const price = (page: Page) => page.locator("[aria-live=polite][aria-atomic=true]").first();

/** The figures alone: while a newer price is computed a word stands beside the old one. */
const figure = async (page: Page): Promise<string> => {
  await expect(price(page)).toContainText("₸");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return (await price(page).innerText()).split("\n")[0] ?? "";
};

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const [index, [slug, { first, field, other, ofPerson }]] of Object.entries(lines).entries()) {
  // Each product in one language, each language with several products.
  const locale = locales[index % locales.length] ?? "ru";
  test(
    `${slug} is calculated, its link opens the same calculation, and buying leads to the worksheet (${locale})`,
    fullUnless(slug === "accident"),
    async ({ page, running }) => {
      const say = words(locale);
      const origin = running.origin();
      await page.goto(origin + at(locale, `/products/${slug}/calculate`));
      const suggested = await figure(page);
      await page.locator(`input[name="${field}"]`).fill(other);
      await expect(price(page)).not.toContainText(suggested);
      const changed = await figure(page);
      await accessible(page);

      await page.getByRole("button", { name: say("calculators.share.copy") }).click();
      await expect(page.getByText(say("calculators.share.copied"))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(new RegExp(`^${origin}${at(locale, `/products/${slug}/calculate`)}/[0-9a-f]{32}$`));

      await page.goto(link);
      expect(await figure(page)).toBe(changed);
      const buy = () =>
        page
          .getByRole("button", { name: say("calculators.buy") })
          .first()
          .click();
      await buy();
      const online = new RegExp(`${at(locale, `/products/${slug}/calculate/online`)}/`);
      if (!first) {
        await expect(page).toHaveURL(online);
        await expect(page.getByRole("heading", { name: say("pension.step.offer"), level: 2 })).toBeVisible();
        await accessible(page);
        return;
      }
      const modal = page.locator("#bv-modal-auth");
      await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
      await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
      await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
      if (ofPerson) {
        // Who signs in is another than the person it was calculated for.
        await page.getByRole("button", { name: say("calculators.notOwn.take") }).click();
        await expect(page.getByText(say("calculators.notOwn.title"))).toBeHidden();
        await figure(page);
        await buy();
      }
      await expect(page).toHaveURL(online);
      await expect(page.getByRole("heading", { name: say(`purchase.step.${first}`), level: 2 })).toBeVisible();
      await accessible(page);
    },
  );
}

test(
  "a visitor outside the ages of a product reads so in the calculator, with other products and a number to call",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    await page.goto(`${running.origin()}/kk/cabinet`);
    await signIn(page, say, person);
    // Nobody under 40 may have one.
    await page.goto(`${running.origin()}/kk/products/pension-annuity/calculate`);
    await expect(page.getByRole("link", { name: say("calculators.otherProducts") })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: say("kit.header.callMe") })).toBeVisible();
    await accessible(page);
  },
);

test("results set aside stand side by side, and one of them is taken back", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  await page.goto(`${running.origin()}/en/products/senim/calculate`);
  const first = await figure(page);
  await page.getByRole("button", { name: say("calculators.variants.keep") }).click();
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(price(page)).not.toContainText(first);
  await figure(page);
  await page.getByRole("button", { name: say("calculators.variants.keep") }).click();
  await expect(page.getByRole("heading", { name: "Option 2" })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Back to option 1" }).click();
  expect(await figure(page)).toBe(first);
});

test("a calculation is sent by e-mail as a link that opens it", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(`${running.origin()}/kk/products/term-life/calculate`);
  await figure(page);
  await page.getByRole("button", { name: say("calculators.share.mail") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("field.email")).fill("qonaq@example.kz");
  await accessible(page);
  await dialog.getByRole("button", { name: say("share.send"), exact: true }).click();
  await expect(dialog).toContainText(say("share.sent.mail"));
  const linkOf = async () => {
    const messages = await inbox(page, running.origin());
    return /https?:\/\/\S+/.exec(messages.find(({ recipient }) => recipient === "qonaq@example.kz")?.body ?? "")?.[0] ?? "";
  };
  // A letter leaves through the outbox, after the answer.
  await expect.poll(linkOf).not.toBe("");
  const link = await linkOf();
  expect(link).toContain("/kk/products/term-life/calculate/");
  await page.goto(link);
  await figure(page);
});

test(
  "a saved calculation is read on a page of its own; without a link the page leads to the products",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    await page.goto(`${running.origin()}/products/education/calculate`);
    const shown = await figure(page);
    await page.getByRole("button", { name: say("calculators.share.copy") }).click();
    await page.getByRole("link", { name: say("calculators.share.page") }).click();
    await expect(page).toHaveURL(/\/calculated\?hash=[0-9a-f]{32}$/);
    expect(await figure(page)).toBe(shown);
    await expect(page.getByRole("table").first()).toBeVisible();
    await accessible(page);
    await page.goto(`${running.origin()}/calculated`);
    await expect(page.getByRole("heading", { name: say("calculators.calculated.none") })).toBeVisible();
  },
);

test("products are narrowed by goal, and up to three stand side by side", async ({ page, running }) => {
  const say = words("ru");
  await page.goto(`${running.origin()}/products`);
  const compare = page.getByRole("button", { name: /^Сравнить: / });
  await expect(compare).toHaveCount(10);
  await page.getByRole("button", { name: say("content.goals.work.title") }).click();
  await expect(compare).toHaveCount(2);
  await compare.nth(0).click();
  await compare.nth(1).click();
  const table = page
    .getByRole("region", { name: say("content.compare.title") })
    .or(page.getByRole("group", { name: say("content.compare.title") }));
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await accessible(page);
});

test("on a product's own page its price is tried at once", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(`${running.origin()}/en/products/senim`);
  // It is loaded for who scrolls to it.
  await page.getByRole("heading", { name: words("en")("content.product.example") }).scrollIntoViewIfNeeded();
  const tried = page.getByRole("region", { name: words("en")("calculators.quick") });
  await expect(tried).toContainText("₸");
  const before = await tried.locator("[aria-live]").innerText();
  await tried.getByRole("slider").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tried.locator("[aria-live]")).not.toHaveText(before);
});

test("a BIN brings the name of the business and its kind of activity", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(`${running.origin()}/products/employer-osns/calculate`);
  const before = await figure(page);
  const activity = page.locator("main button[aria-haspopup=dialog]").first();
  await expect(activity).toContainText("41201");
  await page.locator("input[name=bin]").fill("150340012340");
  await expect(page.getByText("ТОО «Дала Құрылыс»")).toBeVisible();
  await expect(activity).toContainText("10711");
  await expect(price(page)).not.toContainText(before);
});

test(
  "an employer is refused at the field that contradicts, and offered a call where the law has no coefficient",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    await page.goto(`${running.origin()}/kk/products/employer-osns/calculate`);
    await figure(page);
    const enter = async (field: string, value: string) => {
      await page.locator(`input[name="${field}"]`).fill(value);
      await page.locator(`input[name="${field}"]`).blur();
    };
    await enter("headcount", "100");
    await enter("payroll", "20000000");
    await page.getByLabel(say("calculator.form.employerFault")).check();
    await enter("victims5y", "501");
    const victims = page.locator("input[name=victims5y]");
    await expect(victims).toHaveAttribute("aria-invalid", "true");
    await expect(victims).toHaveAccessibleDescription(/500/);
    await page.getByRole("button", { name: say("calculators.takeLimit") }).click();
    // 100 victims a year of 100 workers: an empty cell.
    await expect(page.getByText(say("error.calc.correction"))).toBeVisible();
    await accessible(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("kit.header.callMe") })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);
