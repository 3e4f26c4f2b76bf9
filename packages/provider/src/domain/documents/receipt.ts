import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { agreedPolicy, insuredText } from "../agreed/agreed-policy.ts";
import type { Paid } from "../ledger/payments.ts";
import { TIME_ZONE, today } from "../../platform/server/moment.ts";
import type { ContractSource } from "./contract-source.ts";
import { insurer, notice } from "./insurer.ts";
import { sumText } from "../agreed/sum-text.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The receipt of one payment, from the ledger. */
export function receiptOf(
  { contract: { number, view }, product }: ContractSource,
  { receipt, at, amount, method }: Paid,
  locale: Locale,
): readonly Block[] {
  const moment = Date.parse(at);
  const agreed = agreedPolicy(view);
  const { policyholder } = agreed;
  const facts = {
    number: receipt,
    time: text(locale, "document.receipt.time.value", { date: dateText(today(moment)), time: clock.format(moment) }),
    amount: sumText(amount, locale),
    purpose: text(locale, "document.receipt.purpose.value", { number, date: dateText(view.issuedOn) }),
    policyholder:
      policyholder.kind === "person"
        ? policyholder.name
        : text(locale, "document.named.withBin", { name: policyholder.name, bin: policyholder.bin }),
    insured: insuredText(agreed),
    product: product(locale).name,
    method,
  } as const;
  const fact = (key: keyof typeof facts, id: TextId) => ({ name: text(locale, id), value: facts[key] });
  return [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        fact("number", "document.receipt.number"),
        fact("time", "document.receipt.time"),
        fact("amount", "document.receipt.amount"),
        fact("purpose", "document.receipt.purpose"),
        fact("product", "signature.paper.product"),
        fact("policyholder", "document.named.policyholder"),
        ...(facts.insured === "" ? [] : [fact("insured", "document.named.insured")]),
        fact("method", "document.receipt.method"),
      ],
    },
    { kind: "together", blocks: insurer(locale) },
  ];
}
