import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { hideIban } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";
import { sumText } from "../agreed/sum-text.ts";
import { leftOf } from "../ledger/benefits.ts";
import { sentBy } from "../payouts/payout-days.ts";
import type { AcceptedBenefit, PaidShare } from "./benefit-of.ts";

const dayOf = (at: string): string => today(Date.parse(at));
const nameOf = ({ kind, name }: PaidShare, locale: Locale): string => (kind === "heirs" ? text(locale, "claim.paper.heirs") : name);

/** A percent with all of its decimals: of a third there are four. */
const percentText = ({ percent }: PaidShare, locale: Locale): string =>
  percent === undefined ? "" : `${locale === "en" ? percent : String(percent).replace(".", ",")}\u00a0%`;

/** Where the money of a share is, or what it waits for. */
function standingOf({ kind, row }: PaidShare, locale: Locale): string {
  const { order } = row;
  if (kind === "heirs") return text(locale, "claim.paper.waits.heirs");
  if (row.payee === "died") return text(locale, "claim.paper.waits.payeeDied");
  if (!order) return text(locale, row.payee === "minor" ? "claim.paper.waits.minor" : "claim.paper.waits.account");
  switch (order.state) {
    case "ordered":
    case "sent":
      return text(locale, "claim.paper.sent", { date: dateText(dayOf(order.orderedAt)), until: dateText(sentBy(dayOf(order.orderedAt))) });
    case "paid":
      return text(locale, "claim.paper.paid", { date: dateText(dayOf(order.endedAt ?? order.orderedAt)) });
    case "returned":
      return text(locale, "claim.paper.returned", { date: dateText(dayOf(order.endedAt ?? order.orderedAt)) });
  }
}

/** What each payee is owed, and how much of it is their share and how much is for lateness. */
function owedTable({ accepted }: AcceptedBenefit, shown: readonly PaidShare[], locale: Locale): Block {
  const isLate = accepted.late !== undefined;
  const hasPercent = shown.some(({ percent }) => percent !== undefined);
  return {
    kind: "table",
    caption: text(locale, "claim.paper.owed"),
    columns: [
      { heading: text(locale, "claim.paper.payee") },
      ...(hasPercent ? [{ heading: text(locale, "claim.paper.percent"), numeric: true }] : []),
      ...(isLate
        ? [
            { heading: text(locale, "claim.paper.share"), numeric: true },
            { heading: text(locale, "claim.paper.interest"), numeric: true },
          ]
        : []),
      { heading: text(locale, "claim.paper.total"), numeric: true },
    ],
    rows: shown.map((one) => [
      nameOf(one, locale),
      ...(hasPercent ? [percentText(one, locale)] : []),
      ...(isLate ? [sumText(one.amount - (one.late ?? 0), locale), sumText(one.late ?? 0, locale)] : []),
      sumText(one.amount, locale),
    ]),
  };
}

/** What went to the bank of each share and what is left, and where it stands. */
const moneyBlocks = (shown: readonly PaidShare[], locale: Locale): readonly Block[] =>
  shown.flatMap((one): readonly Block[] => [
    { kind: "heading", text: text(locale, "claim.paper.money", { name: nameOf(one, locale) }) },
    {
      kind: "facts",
      facts: [
        ...(one.row.iban === null ? [] : [{ name: text(locale, "claim.paper.account"), value: hideIban(one.row.iban) }]),
        { name: text(locale, "claim.paper.gone"), value: sumText(one.paid, locale) },
        { name: text(locale, "claim.paper.left"), value: sumText(leftOf(one), locale) },
        { name: text(locale, "claim.paper.standing"), value: standingOf(one, locale) },
      ],
    },
  ]);

/** Who is paid how much, and where the money is: of the shares that the reader may see, and how many there are besides. */
export function payeeBlocks(benefit: AcceptedBenefit, shown: readonly PaidShare[], locale: Locale): readonly Block[] {
  const others = benefit.shares.length - shown.length;
  if (benefit.shares.length === 0) return [];
  return [
    { kind: "heading", text: text(locale, "claim.paper.payees") },
    ...(shown.length > 0 ? [owedTable(benefit, shown, locale)] : []),
    ...(others > 0 ? [{ kind: "paragraph", text: text(locale, "claim.paper.others", { count: others }), look: "note" } as const] : []),
    ...moneyBlocks(shown, locale),
  ];
}
