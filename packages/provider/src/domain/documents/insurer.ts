import { brand } from "@shanyraq/brand";
import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { inForceFrom, withdrawalOf, type Tariff } from "./tariffs.ts";

const { company } = brand;

/** The notice under the title of every document: that nothing of it is real, and the tariff it is about. */
export function notice(tariff: Tariff | undefined, locale: Locale): readonly Block[] {
  const words = [
    ...(company.demo ? [text(locale, "document.notice")] : []),
    ...(tariff ? [text(locale, "document.version", { version: tariff.version, date: dateText(inForceFrom(tariff)) })] : []),
  ];
  return words.map((one) => ({ kind: "paragraph", text: one, look: "note" }));
}

/** How to end a contract, and what comes back. */
export const withdrawal = (slug: string, locale: Locale): readonly Block[] => [
  { kind: "heading", text: text(locale, "document.cancel") },
  {
    kind: "list",
    items: [
      ...withdrawalOf(slug).map(({ id, values }) => text(locale, id, values)),
      text(locale, "document.cancel.how", { email: company.email, phone: company.phone }),
    ],
  },
];

/** Whose document it is. */
export const insurer = (locale: Locale): readonly Block[] => [
  { kind: "heading", text: text(locale, "document.contacts") },
  {
    kind: "facts",
    facts: [
      { name: text(locale, "document.contact.company"), value: company.legalName[locale] },
      { name: text(locale, "document.contact.bin"), value: company.bin },
      { name: text(locale, "document.contact.licence"), value: company.licence[locale] },
      { name: text(locale, "document.contact.address"), value: company.address[locale] },
      { name: text(locale, "document.contact.phone"), value: [company.phone, company.shortPhone].filter(Boolean).join(", ") },
      { name: text(locale, "document.contact.email"), value: company.email },
      { name: text(locale, "document.contact.account"), value: company.account.iban },
      { name: text(locale, "document.contact.bank"), value: `${company.account.bank[locale]}, ${company.account.bic}` },
    ],
  },
];
