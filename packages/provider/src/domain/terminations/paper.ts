import { brand } from "@shanyraq/brand";
import { addDays, ibanText, tiynOf } from "@shanyraq/rules";
import { dateText, type Block, type Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { blocksOf } from "../agreed/sections-of.ts";
import { sumText } from "../agreed/sum-text.ts";
import { headSections, type ContractAgreed } from "../agreements/contract-agreed.ts";
import type { StoredTermination } from "../../platform/database/records/contract-event.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { printed } from "../documents/printed.ts";
import { PAYOUT_DAYS } from "../payouts/payout-days.ts";
import { today } from "../../platform/server/moment.ts";
import { returnedLines } from "./returned-lines.ts";
import { reasonText } from "./reason-text.ts";

export interface TerminationFacts {
  readonly number: string;
  readonly contract: ContractAgreed;
  /** The day on which it is made. */
  readonly madeAt: number;
  readonly deadline: string;
}

/** An account number in groups of four, as bank papers have it. */
export const ibanGroups = (iban: string): string => ibanText(iban).replace(/(.{4})(?=.)/g, "$1\u00a0");

const heading = (locale: Locale, id: TextId): Block => ({ kind: "heading", text: text(locale, id) });

/** An agreement that ends a contract: what ends and when, what comes back by which rule, to which account, and how it is concluded. */
export function printTermination(facts: TerminationFacts, kept: StoredTermination, locale: Locale): Promise<Uint8Array> {
  const { number, contract, madeAt, deadline } = facts;
  const { agreed, reading } = contract;
  const { paid, back, account, repaidOn } = kept;
  const name = text(locale, "termination.name", { number });
  const fact = (id: TextId, value: string): Fact => ({ name: text(locale, id), value });
  const sumAssured = tiynOf(agreed.terms.sumAssured) ?? 0;
  const blocks: readonly Block[] = [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        fact("termination.number", number),
        fact("agreement.date", dateText(today(madeAt))),
        fact("termination.from", text(locale, "agreement.from.signature")),
      ],
    },
    ...blocksOf(headSections(contract)),
    heading(locale, "termination.what"),
    { kind: "paragraph", text: text(locale, "termination.what.text", { contract: agreed.number ?? "" }) },
    heading(locale, "termination.money"),
    {
      kind: "facts",
      facts: [
        fact("termination.row.paid", sumText(paid, locale)),
        ...returnedLines(locale, kept).map(({ name: part, amount }) => ({ name: part, value: sumText(amount, locale) })),
        fact("termination.row.back", sumText(back, locale)),
        fact("termination.row.withheld", sumText(0, locale)),
        ...(sumAssured > 0 ? [fact("termination.row.cover", sumText(sumAssured, locale))] : []),
        ...(repaidOn === undefined ? [] : [fact("termination.row.repaid", dateText(repaidOn))]),
        ...(account ? [fact("termination.row.account", ibanGroups(account.iban)), fact("termination.row.holder", account.holder)] : []),
      ],
    },
    { kind: "paragraph", text: reasonText(locale, kept) },
    heading(locale, "termination.rest"),
    {
      kind: "list",
      items: [
        ...(back > 0 ? [text(locale, "termination.rest.payout", { days: PAYOUT_DAYS })] : []),
        text(locale, "termination.rest.claims"),
        text(locale, "termination.rest.final"),
        text(locale, "termination.rest.signing", { phone: brand.company.phone, email: brand.company.email, date: dateText(deadline) }),
      ],
    },
    { kind: "together", blocks: insurer(locale) },
  ];
  return printed({ language: locale, title: name, subject: reading.product.name, madeAt, print: contract.print }, blocks);
}

/** The sums of an agreement are those of its day, and are valid for so many more. An owner who withdraws on the last day has done so in time by their code. */
const OPEN_DAYS = 3;
export const terminationDeadline = (day: string): string => addDays(day, OPEN_DAYS);
