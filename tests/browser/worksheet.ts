import type { Topic } from "@shanyraq/calls/topics";
import type { Page } from "@playwright/test";
import type { words } from "./product.ts";

type Say = ReturnType<typeof words>;
type Fill = (page: Page, say: Say) => Promise<void>;

const type = async (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
async function date(page: Page, say: Say, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = page.getByRole("group", { name: label });
  await group.getByLabel(say("kit.date.day")).fill(day);
  await group.getByLabel(say("kit.date.month")).fill(month);
  await group.getByLabel(say("kit.date.year")).fill(year);
}

const fills: Readonly<Record<Topic, Fill>> = {
  person: async (page, say) => {
    await type(page, say("field.documentNumber"), "N09876543");
    await date(page, say, say("field.documentDate"), ["29", "02", "2016"]);
    await type(page, say("field.address"), "Ақтөбе, Әбілқайыр хан 51");
  },
  company: async (page, say) => {
    await type(page, say("field.bin"), "150340012340");
    await type(page, say("field.companyName"), "ТОО «Дала Құрылыс»");
    await page.getByLabel(say("field.headPost"), { exact: true }).selectOption("director");
    await type(page, say("field.companyAddress"), "Ақтөбе, Әбілқайыр хан 51");
    await type(page, say("field.iban"), "KZ86125KZT5004100100");
  },
  employer: async (page, say) => page.getByText(say("field.byCompany.no"), { exact: true }).click(),
  child: async (page, say) => {
    await type(page, say("field.childName"), "Волков Артём");
    await date(page, say, say("field.birthDate"), ["01", "01", String(new Date().getFullYear() - 5)]);
  },
  loan: async (page, say) => {
    await type(page, say("field.bank"), "Банк «Үлгі»");
    await type(page, say("field.loanNumber"), "К-2026/17");
    await date(page, say, say("field.loanDate"), ["01", "11", "2026"]);
  },
  workers: async (page, say) => type(page, say("field.passportNumber"), "AA1234567"),
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
