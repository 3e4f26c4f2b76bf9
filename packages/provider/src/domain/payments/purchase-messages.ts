import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Tiyn } from "@shanyraq/rules";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { shownDate, shownMoney } from "../../platform/messages/shown.ts";
import { withdrawalOf } from "../documents/tariffs.ts";
import type { Fact } from "@shanyraq/documents";
import type { WrittenMessage } from "../../platform/messages/outbox.ts";
import type { AfterPayment } from "./after-payment.ts";

interface Purchase {
  readonly customer: Pick<CustomerRow, "name" | "phone">;
  readonly email: string;
  readonly locale: Locale;
  readonly contract: string;
  readonly contractId: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  readonly startDate: string;
  readonly product: string;
  /** What the contract names, as its papers say it. */
  readonly named: readonly Fact[];
}

/** The recipient of a message, and its language. */
export interface Reader {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

export function boughtMessages({
  customer,
  email,
  locale,
  contract,
  contractId,
  receipt,
  amount,
  startDate,
  product,
  named,
}: Purchase): WrittenMessage[] {
  const values = {
    name: customer.name,
    contract,
    receipt,
    amount: shownMoney(amount, locale),
    date: shownDate(startDate),
    named: named.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    // What comes back is the line's own: an annuity is not ended within 14 days.
    withdrawal: withdrawalOf(product)
      .map(({ id, values: given }) => text(locale, id, given))
      .join(" "),
  };
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

interface PaidPremium {
  readonly contract: string;
  readonly contractId: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  /** When the next one falls due; nothing is left after the last. */
  readonly next?: string | undefined;
  /** What it has left of the arrears. */
  readonly after?: AfterPayment | undefined;
}

/** The state of a contract after a premium, in sentences. */
function standingAfter({ next, after }: PaidPremium, locale: Locale): string {
  const arrears =
    after &&
    text(locale, `letter.premium.${after.cover}`, {
      date: shownDate(after.date),
      ...(after.cover !== "restored" && { amount: shownMoney(after.overdue, locale) }),
    });
  const ahead = next && text(locale, "letter.premium.next", { date: shownDate(next) });
  return [arrears, ahead].filter(Boolean).join(" ") || text(locale, "letter.premium.last");
}

/** The receipt of a premium after the first. */
export function premiumMessage({ name, email, locale }: Reader, paid: PaidPremium): WrittenMessage {
  const { contract, contractId, receipt, amount } = paid;
  const values = { name, contract, receipt, amount: shownMoney(amount, locale), standing: standingAfter(paid, locale) };
  return {
    key: `receipt/${receipt}`,
    channel: "email",
    to: email,
    subject: text(locale, "letter.premium.subject", values),
    text: text(locale, "letter.premium.text", values),
    papers: [{ contractId, type: "receipt", receipt, locale }],
  };
}

interface Overpaid {
  readonly contract: string;
  readonly receipt: string;
  readonly received: Tiyn;
  readonly back: Tiyn;
}

/** More came than was left to pay for the contract. */
export const overpaidMessage = ({ name, email, locale }: Reader, { contract, receipt, received, back }: Overpaid): WrittenMessage => ({
  key: `overpaid/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.overpaid.subject", { contract }),
  text: text(locale, "letter.overpaid.text", {
    name,
    contract,
    receipt,
    received: shownMoney(received, locale),
    back: shownMoney(back, locale),
  }),
});

export const refundMessage = ({ name, email, locale }: Reader, receipt: string, amount: Tiyn): WrittenMessage => ({
  key: `refund/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.refund.subject"),
  text: text(locale, "letter.refund.text", { name, receipt, amount: shownMoney(amount, locale) }),
});

/** What was owed back to a payer has gone, by the way it came. */
export const refundSentMessage = ({ name, email, locale }: Reader, receipt: string, amount: Tiyn): WrittenMessage => ({
  key: `refund-sent/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.refundSent.subject"),
  text: text(locale, "letter.refundSent.text", { name, receipt, amount: shownMoney(amount, locale) }),
});

interface TooLate {
  readonly receipt: string;
  readonly amount: Tiyn;
  /** The last day of the price that was promised. */
  readonly until: string;
}

/** The first premium came when its price was promised no more: no policy is issued for it, and it goes back. */
export const tooLateMessage = ({ name, email, locale }: Reader, { receipt, amount, until }: TooLate): WrittenMessage => ({
  key: `too-late/${receipt}`,
  channel: "email",
  to: email,
  subject: text(locale, "letter.tooLate.subject"),
  text: text(locale, "letter.tooLate.text", { name, receipt, amount: shownMoney(amount, locale), date: shownDate(until) }),
});

interface WrongAmount {
  readonly receipt: string;
  readonly received: Tiyn;
  readonly amount: Tiyn;
}
const wrong =
  (message: "letter.wrongAmount.text" | "letter.wrongPremium.text") =>
  ({ name, email, locale }: Reader, { receipt, received, amount }: WrongAmount): WrittenMessage => ({
    key: `wrong-amount/${receipt}`,
    channel: "email",
    to: email,
    subject: text(locale, "letter.wrongAmount.subject"),
    text: text(locale, message, { name, receipt, received: shownMoney(received, locale), amount: shownMoney(amount, locale) }),
  });

/** Another sum than the first premium arrived: no policy is issued for it. */
export const wrongAmountMessage = wrong("letter.wrongAmount.text");
/** Another sum than a premium's order arrived: it is not counted. */
export const wrongPremiumMessage = wrong("letter.wrongPremium.text");
