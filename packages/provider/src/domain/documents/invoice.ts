import { brand } from "@shanyraq/brand";
import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Tiyn } from "@shanyraq/rules";
import { insurer, notice } from "./insurer.ts";
import { sumText } from "../agreed/sum-text.ts";

/** What an invoice requests, and from whom. */
export interface Invoiced {
  readonly number: string;
  /** yyyy-mm-dd of the order. */
  readonly date: string;
  readonly amount: Tiyn;
  readonly payer: { readonly name: string; readonly bin: string; readonly contract?: string };
  /** Where the same order is paid by a code. */
  readonly address: string;
}

/** What the payer's accountant writes into the transfer: by it the money finds its order. */
export const purposeOf = ({ number, date }: Pick<Invoiced, "number" | "date">, locale: Locale): string =>
  text(locale, "document.invoice.purpose.value", { number, date: dateText(date) });

/** An invoice: who pays whom, how much, to which account and with which purpose. Insurance is free of VAT (Tax Code, article 397 of 2017). */
export function invoiceOf(invoiced: Invoiced, locale: Locale): readonly Block[] {
  const { amount, payer, address } = invoiced;
  const { account, legalName, bin } = brand.company;
  return [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        { name: text(locale, "document.invoice.to"), value: legalName[locale] },
        { name: text(locale, "document.contact.bin"), value: bin },
        { name: text(locale, "document.invoice.iban"), value: account.iban },
        { name: text(locale, "document.invoice.bank"), value: `${account.bank[locale]}, ${account.bic}` },
        { name: text(locale, "document.invoice.kbe"), value: account.kbe },
        { name: text(locale, "document.invoice.payer"), value: text(locale, "document.named.withBin", payer) },
        ...(payer.contract === undefined ? [] : [{ name: text(locale, "document.invoice.contract"), value: payer.contract }]),
        { name: text(locale, "document.invoice.amount"), value: sumText(amount, locale) },
        { name: text(locale, "document.invoice.purpose"), value: purposeOf(invoiced, locale) },
      ],
    },
    { kind: "paragraph", text: text(locale, "document.invoice.how") },
    { kind: "qr", address, text: text(locale, "document.invoice.qr"), alt: text(locale, "document.invoice.qr.alt") },
    { kind: "together", blocks: insurer(locale) },
  ];
}
