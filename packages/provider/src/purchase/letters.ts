import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Tiyn } from "@shanyraq/rules";
import type { CustomerRow } from "../database/tables.ts";
import { shownDate, shownMoney } from "../messages/shown.ts";
import type { WrittenLetter } from "../messages/outbox.ts";

interface Purchase {
  readonly customer: Pick<CustomerRow, "name" | "phone">;
  readonly email: string;
  readonly locale: Locale;
  readonly contract: string;
  readonly contractId: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  readonly startDate: string;
}

export function boughtLetters({ customer, email, locale, contract, contractId, receipt, amount, startDate }: Purchase): WrittenLetter[] {
  const values = { name: customer.name, contract, receipt, amount: shownMoney(amount), date: shownDate(startDate) };
  return [
    {
      key: `receipt/${receipt}`,
      channel: "email",
      to: email,
      subject: text(locale, "letter.receipt.subject", values),
      text: text(locale, "letter.receipt.text", values),
      papers: [
        { contractId, type: "policy", locale },
        { contractId, type: "rules", locale },
        { contractId, type: "receipt", receipt, locale },
      ],
    },
    { key: `issued/${contract}`, channel: "sms", to: customer.phone, text: text(locale, "letter.issued", values) },
  ];
}

export const refundLetter = (
  { customer, email, locale }: Pick<Purchase, "customer" | "email" | "locale">,
  receipt: string,
  amount: Tiyn,
): WrittenLetter => ({
  key: `refund/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.refund.subject"),
  text: text(locale, "letter.refund.text", { name: customer.name, receipt, amount: shownMoney(amount) }),
});

export const wrongAmountLetter = (
  { customer, email, locale }: Pick<Purchase, "customer" | "email" | "locale">,
  { receipt, received, amount }: { readonly receipt: string; readonly received: Tiyn; readonly amount: Tiyn },
): WrittenLetter => ({
  key: `wrong-amount/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.wrongAmount.subject"),
  text: text(locale, "letter.wrongAmount.text", {
    name: customer.name,
    receipt,
    received: shownMoney(received),
    amount: shownMoney(amount),
  }),
});
