import { addDays, addMonths, decimalOf } from "@shanyraq/rules";
import { dateText, numberText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { changedSection } from "../agreed/difference-of.ts";
import { recipientsIn } from "../agreed/recipients-in.ts";
import { blocksOf } from "../agreed/sections-of.ts";
import { headSections, type ContractAgreed } from "../agreements/contract-agreed.ts";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { printed } from "../documents/printed.ts";
import { today } from "../../platform/server/moment.ts";
import { rowsOf, versionsAgreed, type Compared } from "./compare.ts";
import type { Proposal } from "./propose.ts";

export interface AgreementFacts {
  readonly number: string;
  readonly contract: ContractAgreed;
  /** The day on which it is made. */
  readonly madeAt: number;
  readonly deadline: string;
  readonly phone: string;
  readonly email: string;
}

const heading = (locale: Locale, id: "agreement.what" | "agreement.dues" | "agreement.rest"): Block => ({
  kind: "heading",
  text: text(locale, id),
});

/** The people who are paid, as the policy names them, or that none are named. */
function peopleIn({ agreed, reading }: ContractAgreed, list: readonly Beneficiary[], caption: string): readonly Block[] {
  if (list.length === 0) return [{ kind: "paragraph", text: `${caption}: ${text(reading.locale, "agreement.heirs")}` }];
  return recipientsIn({ ...agreed, recipients: { kind: "named", list } }, reading)
    .flatMap(({ tables }) => tables)
    .map(({ columns, rows }) => ({ kind: "table", caption, columns, rows }));
}

/** The premiums of the first year under the new terms, day by day. */
function duesIn({ after }: Compared, from: string, locale: Locale): readonly Block[] {
  const later = after.dues.filter(({ dueDate }) => dueDate >= from);
  const last = later.at(-1);
  if (!last) return [];
  return [
    heading(locale, "agreement.dues"),
    {
      kind: "table",
      columns: [
        { heading: text(locale, "calculator.column.no"), numeric: true },
        { heading: text(locale, "calculator.column.dueDate") },
        { heading: text(locale, "calculator.column.amount"), numeric: true },
      ],
      rows: later
        .filter(({ dueDate }) => dueDate < addMonths(from, 12))
        .map(({ no, dueDate, amount }) => [String(no), dateText(dueDate), numberText(Number(decimalOf(amount)), locale)]),
    },
    { kind: "paragraph", text: text(locale, "agreement.dues.last", { date: dateText(last.dueDate) }) },
  ];
}

/** What the contract comes to be worth year by year, where other premiums make it worth another sum. */
function surrenderIn(compared: Compared, { change }: Proposal, locale: Locale): readonly Block[] {
  if (change.kind === "beneficiaries") return [];
  const { was, is } = versionsAgreed(compared, change.terms);
  const changed = changedSection(was, is, "surrender", locale);
  return changed ? blocksOf([changed]) : [];
}

/** An additional agreement to a contract: what changes from when, what stays, and how it is signed. */
export async function printAgreement(facts: AgreementFacts, compared: Compared, proposal: Proposal, locale: Locale): Promise<Uint8Array> {
  const { number, contract, madeAt, deadline, phone, email } = facts;
  const { change, from } = proposal;
  const name = text(locale, "agreement.name", { number });
  const { before, after } = compared;
  const what: readonly Block[] =
    change.kind === "beneficiaries"
      ? [
          ...peopleIn(contract, before.beneficiaries, text(locale, "agreement.before")),
          ...peopleIn(contract, change.beneficiaries, text(locale, "agreement.after")),
        ]
      : [
          {
            kind: "table",
            columns: [
              { heading: text(locale, "agreement.condition") },
              { heading: text(locale, "agreement.before") },
              { heading: text(locale, "agreement.after") },
            ],
            rows: rowsOf({ before, after }, proposal, locale).map((row) => [row.name, row.before, row.after]),
          },
        ];
  const blocks: readonly Block[] = [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        { name: text(locale, "agreement.number"), value: number },
        { name: text(locale, "agreement.date"), value: dateText(today(madeAt)) },
        {
          name: text(locale, "agreement.from"),
          value: from === undefined ? text(locale, "agreement.from.signature") : dateText(from),
        },
      ],
    },
    ...blocksOf(headSections(contract)),
    heading(locale, "agreement.what"),
    ...what,
    ...(from === undefined ? [] : duesIn(compared, from, locale)),
    ...surrenderIn(compared, proposal, locale),
    heading(locale, "agreement.rest"),
    {
      kind: "list",
      items: [
        text(locale, "agreement.rest.paid"),
        text(locale, "agreement.rest.stays"),
        text(locale, "agreement.rest.signing", { phone, email, date: dateText(deadline) }),
      ],
    },
    { kind: "together", blocks: insurer(locale) },
  ];
  return printed({ language: locale, title: name, subject: contract.reading.product.name, madeAt, print: contract.print }, blocks);
}

/** Until when an agreement may be signed: ten days, and before the day from which its premiums would be due. */
export const deadlineOf = (from: string | undefined, day: string): string => {
  const last = addDays(day, 10);
  return from !== undefined && addDays(from, -1) < last ? addDays(from, -1) : last;
};
