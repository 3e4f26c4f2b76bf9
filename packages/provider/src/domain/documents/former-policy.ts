import { dateText, numberText, type Block, type Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { addMonths, decimalOf, tiynOf } from "@shanyraq/rules";
import { sumText } from "../agreed/sum-text.ts";
import { duesOf } from "../products/dues.ts";
import { surrenderAfter } from "../products/price.ts";
import type { ContractSource } from "./contract-source.ts";
import { coversOf } from "./covers.ts";
import { namedOf } from "./former-named.ts";
import { insurer, notice } from "./insurer.ts";
import { signingBlock } from "./signing-block.ts";
import { tariffOf } from "./tariffs.ts";

const heading = (locale: Locale, id: TextId): Block => ({ kind: "heading", text: text(locale, id) });

function termsOf({ contract: { number, view }, product }: ContractSource, locale: Locale): readonly Fact[] {
  const { terms, issuedOn } = view;
  const fact = (id: TextId, value: string): Fact => ({ name: text(locale, id), value });
  return [
    fact("signature.paper.number", number),
    fact("document.policy.issued", dateText(issuedOn)),
    fact("signature.paper.product", product(locale).name),
    fact(
      "signature.paper.period",
      text(locale, "document.offer.period.value", { from: dateText(terms.startDate), to: dateText(terms.endDate) }),
    ),
    // A line that pays what was lost names no sum of its own.
    ...(Number(terms.sumAssured) > 0 ? [fact("signature.paper.sum", `${numberText(Number(terms.sumAssured), locale)}\u00a0₸`)] : []),
    fact("signature.paper.premium", sumText(terms.instalment, locale)),
    fact("document.offer.frequency", text(locale, `calculator.frequency.${terms.frequency}`)),
  ];
}

/** Who concluded it and whose life it is, as the law requires (Civil Code, article 826); older contracts kept less. */
function peopleOf({ contract: { view } }: ContractSource, locale: Locale): readonly Fact[] {
  const { iin, document, address, insured, child } = view.subjects ?? {};
  const say = (id: TextId, value: string | undefined): readonly Fact[] => (value ? [{ name: text(locale, id), value }] : []);
  return [
    ...say("document.policy.iin", iin),
    ...say("document.policy.document", document),
    ...say("document.policy.address", address),
    ...say("document.policy.insuredIin", insured?.iin ?? child?.iin),
  ];
}

/** The surrender value of the contract at the end of each year except the last, by its tariff; empty for a line without savings. */
function surrenderIn({ contract: { view } }: ContractSource, locale: Locale): readonly Block[] {
  const { terms } = view;
  const years = Array.from({ length: Math.max(0, (terms.term ?? 0) - 1) }, (_, index) => index + 1);
  const values = years.map((year) => tiynOf(surrenderAfter(terms, 12 * year)) ?? 0);
  if (values.every((value) => value === 0)) return [];
  return [
    heading(locale, "document.policy.surrender"),
    { kind: "paragraph", text: text(locale, "document.policy.surrender.text") },
    {
      kind: "table",
      columns: [
        { heading: text(locale, "calculator.column.no"), numeric: true },
        { heading: text(locale, "document.policy.surrender.year") },
        { heading: text(locale, "document.policy.surrender.value"), numeric: true },
      ],
      rows: years.map((year, index) => [
        String(year),
        dateText(addMonths(terms.startDate, 12 * year)),
        numberText(Number(decimalOf(values[index] ?? 0)), locale),
      ]),
    },
  ];
}

/** The premiums of the first year day by day, and in a sentence how many there are in all. */
function duesIn({ contract: { view } }: ContractSource, locale: Locale): readonly Block[] {
  const { terms } = view;
  const dues = duesOf(terms);
  const yearAfter = addMonths(terms.startDate, 12);
  const last = dues.at(-1);
  return [
    heading(locale, "document.policy.dues"),
    {
      kind: "table",
      columns: [
        { heading: text(locale, "calculator.column.no"), numeric: true },
        { heading: text(locale, "calculator.column.dueDate") },
        { heading: text(locale, "calculator.column.amount"), numeric: true },
      ],
      rows: dues
        .filter(({ dueDate }) => dueDate < yearAfter)
        .map(({ no, dueDate, amount }) => [String(no), dateText(dueDate), numberText(Number(decimalOf(amount)), locale)]),
    },
    ...(dues.length > 1 && last
      ? ([
          {
            kind: "paragraph",
            text: text(locale, "document.policy.dues.all", {
              count: dues.length,
              total: sumText(terms.instalment * dues.length, locale),
              last: dateText(last.dueDate),
            }),
          },
        ] satisfies Block[])
      : []),
  ];
}

/**
 * The policy document of a contract that was issued without a form: its bytes stay what they were, whatever is printed by today's form
 * (docs/decisions/051).
 */
export function formerPolicyOf(source: ContractSource, siteOrigin: string, locale: Locale): readonly Block[] {
  const { contract } = source;
  const { beneficiaries, ...view } = contract.view;
  const { terms } = view;
  const tariff = tariffOf(contract.product, terms.startDate);
  return [
    ...notice(tariff && { ...tariff, version: terms.tariff }, locale),
    { kind: "facts", facts: [...termsOf(source, locale), ...namedOf(view, locale), ...peopleOf(source, locale)] },
    ...coversOf(source.product(locale), locale),
    ...(beneficiaries.length > 0
      ? ([
          heading(locale, "signature.paper.beneficiaries"),
          {
            kind: "table",
            columns: [
              { heading: text(locale, "document.policy.beneficiary") },
              { heading: text(locale, "document.policy.born") },
              { heading: text(locale, "document.policy.share"), numeric: true },
            ],
            rows: beneficiaries.map(({ name, birthDate, share }) => [name, dateText(birthDate), String(share)]),
          },
        ] satisfies Block[])
      : []),
    ...duesIn(source, locale),
    ...surrenderIn(source, locale),
    ...signingBlock(source, siteOrigin, locale),
    ...insurer(locale),
  ];
}
