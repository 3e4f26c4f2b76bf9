import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Tiyn } from "@shanyraq/rules";
import { sumText } from "../agreed/sum-text.ts";
import type { ContractView } from "../ledger/fold.ts";
import { lineOf } from "../products/lines/index.ts";
import { today } from "../../platform/server/moment.ts";
import type { ContractSource } from "./contract-source.ts";
import { insurer, notice } from "./insurer.ts";

interface SentPayment {
  readonly dueOn: string;
  readonly sentOn: string;
  readonly amount: Tiyn;
}
/** The payments of an annuity that were sent in a calendar year, and did not come back. */
export interface PaymentsOfYear {
  readonly year: string;
  readonly sent: readonly SentPayment[];
}

/** What an annuity has paid, year by year from the latest; nothing of another contract. What a bank sent back was not paid. */
export function paymentsByYear({ terms, moved }: Pick<ContractView, "terms" | "moved">): readonly PaymentsOfYear[] {
  if (lineOf(terms.product)?.annuity !== true) return [];
  const open: SentPayment[] = [];
  for (const { at, dueOn, amount } of moved) {
    const back = amount < 0 ? open.findLastIndex((one) => one.dueOn === dueOn && one.amount === -amount) : -1;
    if (amount > 0) open.push({ dueOn, sentOn: today(Date.parse(at)), amount });
    else if (back >= 0) open.splice(back, 1);
  }
  const years = Map.groupBy(open, ({ sentOn }) => sentOn.slice(0, 4));
  return [...years].map(([year, sent]) => ({ year, sent })).toSorted((one, other) => Number(other.year) - Number(one.year));
}

/** A paper with the payments of a year, as proof of what the annuitant was paid. */
export function paymentsOf(
  { contract: { number, view }, product }: ContractSource,
  { year, sent }: PaymentsOfYear,
  locale: Locale,
): readonly Block[] {
  const total = sent.reduce((sum, { amount }) => sum + amount, 0);
  const fact = (id: Parameters<typeof text>[1], value: string) => ({ name: text(locale, id), value });
  return [
    ...notice(undefined, locale),
    { kind: "paragraph", text: text(locale, "document.payments.lead", { number, year }), look: "lead" },
    {
      kind: "facts",
      facts: [
        fact("signature.paper.product", product(locale).name),
        fact("document.payments.recipient", view.insured),
        fact("document.payments.count", String(sent.length)),
        fact("document.payments.total", sumText(total, locale)),
      ],
    },
    {
      kind: "table",
      caption: text(locale, "document.payments.table"),
      columns: [
        { heading: text(locale, "document.payments.due") },
        { heading: text(locale, "document.payments.sent") },
        { heading: text(locale, "document.payments.amount"), numeric: true },
      ],
      rows: sent.map(({ dueOn, sentOn, amount }) => [dateText(dueOn), dateText(sentOn), sumText(amount, locale)]),
    },
    ...insurer(locale),
  ];
}
