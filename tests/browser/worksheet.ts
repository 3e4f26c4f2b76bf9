import type { Topic } from "@shanyraq/calls/topics";
import type { Page } from "@playwright/test";
import { expect, smsCode, smsKeys, type words } from "./product.ts";

type Say = ReturnType<typeof words>;
type Fill = (page: Page, say: Say) => Promise<void>;

const type = async (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
async function date(page: Page, say: Say, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = page.getByRole("group", { name: label });
  await group.getByLabel(say("kit.date.day")).fill(day);
  await group.getByLabel(say("kit.date.month")).fill(month);
  await group.getByLabel(say("kit.date.year")).fill(year);
}

/** Where somebody lives, or a company is registered. */
export async function fillPlace(page: Page, say: Say, street: string, address = "Әбілқайыр хан 51"): Promise<void> {
  await page.getByLabel(say("field.region"), { exact: true }).selectOption("aktobe");
  await type(page, say("field.city"), "Ақтөбе");
  await type(page, say(street), address);
}

/** What every worksheet asks of a legal entity. */
const ofCompany: Fill = async (page, say) => {
  await type(page, say("field.bin"), "150340012340");
  await type(page, say("field.companyName"), "ТОО «Дала Құрылыс»");
  await page.getByLabel(say("field.headPost"), { exact: true }).selectOption("director");
  await fillPlace(page, say, "field.companyAddress");
};

const fills: Readonly<Record<Topic, Fill>> = {
  person: async (page, say) => {
    await type(page, say("field.documentNumber"), "N09876543");
    await date(page, say, say("field.documentDate"), ["29", "02", "2016"]);
    await fillPlace(page, say, "field.street");
  },
  insured: async (page, say) => page.getByText(say("field.forChild.no"), { exact: true }).click(),
  company: async (page, say) => {
    await ofCompany(page, say);
    await type(page, say("field.iban"), "KZ86125KZT5004100100");
  },
  employer: async (page, say) => {
    await page.getByText(say("field.byCompany.yes"), { exact: true }).click();
    await ofCompany(page, say);
  },
  child: async (page, say) => {
    await type(page, say("field.childName"), "Волков Артём");
    await date(page, say, say("field.birthDate"), ["01", "01", String(new Date().getFullYear() - 5)]);
  },
  loan: async (page, say) => {
    await type(page, say("field.bank"), "Банк «Үлгі»");
    await type(page, say("field.loanNumber"), "К-2026/17");
    await date(page, say, say("field.loanDate"), ["01", "11", "2026"]);
  },
  workers: async (page, say) => {
    await type(page, say("field.workerName"), "Karimov Aziz");
    await type(page, say("field.passportNumber"), "AA1234567");
  },
  account: async (page, say) => type(page, say("field.iban"), "KZ86125KZT5004100100"),
  health: async (page, say) => page.getByText(say("field.healthy.yes"), { exact: true }).click(),
  declarations: async (page, say) => {
    await page
      .getByRole("group", { name: say("field.publicOfficial") })
      .getByText(say("field.publicOfficial.no"), { exact: true })
      .click();
    await page
      .getByRole("group", { name: say("field.taxAbroad") })
      .getByText(say("field.taxAbroad.no"), { exact: true })
      .click();
  },
  beneficiaries: async () => {},
};

/** Answers one topic of a worksheet, as somebody whom nothing keeps from the policy. */
export const fillTopic = (page: Page, say: Say, topic: Topic): Promise<void> => fills[topic](page, say);

/** The step or screen whose heading has come. */
export const standsAt = (page: Page, say: Say, id: string): Promise<void> =>
  expect(page.getByRole("heading", { name: say(id), level: 2 })).toBeVisible();

/** Answers the topics of a worksheet one after another, up to the check page; `look` sees each before it is answered. */
export async function answerTopics(
  page: Page,
  say: Say,
  topics: readonly Topic[],
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  for (const topic of topics) {
    await standsAt(page, say, `purchase.step.${topic}`);
    await look(page);
    await fillTopic(page, say, topic);
    await page.getByRole("button", { name: say("purchase.next") }).click();
  }
  await standsAt(page, say, "purchase.step.check");
}

/** Agrees on the check page, and types the code from the SMS. */
export async function confirmByCode(
  page: Page,
  say: Say,
  origin: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });
  await look(page);
  const earlier = await smsKeys(page, origin);
  await page.getByRole("button", { name: say("purchase.sendCode") }).click();
  // Tests of one worker share a product: who has bought the same within a day is asked, and means it.
  const again = page.getByRole("button", { name: say("purchase.again.yes") });
  await expect(again.or(page.getByRole("textbox", { name: say("field.code") }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await standsAt(page, say, "purchase.step.code");
  await look(page);
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier));
  await page.getByRole("button", { name: say("purchase.code.confirm") }).click();
}

/** From what is paid when to the code on the payment page. */
export async function goToPayment(page: Page, say: Say, look: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await standsAt(page, say, "purchase.confirmed.title");
  await look(page);
  await page.getByRole("button", { name: say("purchase.toPayment") }).click();
  await expect(page).toHaveURL(/\/payment\?hash=/);
}

/** Pays the code that stands on the page with the virtual phone. */
export async function payByPhone(page: Page, say: Say, origin: string, resultId = "purchase.paid.title"): Promise<void> {
  const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
  const id = ((await open.getAttribute("href")) ?? "").split("/").at(-1);
  await page.request.post(`${origin}/sandbox/phone/${id}/pay`, { headers: { "sec-fetch-site": "same-origin" } });
  await expect(page.getByRole("heading", { name: say(resultId) })).toBeVisible();
}

/** Opens a calculator, and buys what it suggests for who is signed in. */
export async function buyAsSuggested(page: Page, say: Say, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
  await page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
}
