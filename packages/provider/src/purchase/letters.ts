import { text } from "@shanyraq/i18n/text";
import { decimalOf, type Tiyn } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../database/tables.ts";
import type { Letter } from "../ports.ts";
import { moment } from "../server/context.ts";
import type { Worksheet } from "./worksheet-data.ts";

/** Written with what they tell about; delivered by the next tick of `work`. A letter that is there already stays. */
export async function writeLetters(db: Kysely<Tables>, letters: readonly Letter[], now: number): Promise<void> {
  const at = moment(now);
  await db
    .insertInto("outbox")
    .values(letters.map((letter) => ({ key: letter.key, letter: JSON.stringify(letter), created_at: at, next_at: at, sent_at: null })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

interface Bought {
  readonly customer: Pick<CustomerRow, "name" | "phone">;
  readonly worksheet: Pick<Worksheet, "email" | "locale">;
  readonly contract: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  readonly startDate: string;
}

/** Tenge as people read them: "19 530.00" would be read as two numbers, so without the tiyn where there are none. */
export const shownMoney = (amount: Tiyn): string =>
  decimalOf(amount)
    .replace(/\.00$/, "")
    .replace(/\B(?=(\d{3})+(?!\d))/g, "\u00a0");
export const shownDate = (iso: string): string => iso.split("-").reverse().join(".");

export function boughtLetters({ customer, worksheet: { email, locale }, contract, receipt, amount, startDate }: Bought): Letter[] {
  const values = { name: customer.name, contract, receipt, amount: shownMoney(amount), date: shownDate(startDate) };
  return [
    {
      key: `receipt/${receipt}`,
      channel: "email",
      to: email,
      subject: text(locale, "letter.receipt.subject", values),
      text: text(locale, "letter.receipt.text", values),
    },
    { key: `issued/${contract}`, channel: "sms", to: customer.phone, text: text(locale, "letter.issued", values) },
  ];
}

export const refundLetter = (
  { customer, worksheet: { email, locale } }: Pick<Bought, "customer" | "worksheet">,
  receipt: string,
  amount: Tiyn,
): Letter => ({
  key: `refund/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.refund.subject"),
  text: text(locale, "letter.refund.text", { name: customer.name, receipt, amount: shownMoney(amount) }),
});

export const wrongAmountLetter = (
  { customer, worksheet: { email, locale } }: Pick<Bought, "customer" | "worksheet">,
  { receipt, received, amount }: { readonly receipt: string; readonly received: Tiyn; readonly amount: Tiyn },
): Letter => ({
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
