import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { hideIban } from "@shanyraq/rules";
import { dayOf } from "../../platform/server/moment.ts";
import { sumText } from "../agreed/sum-text.ts";
import { leftOf } from "../ledger/benefits.ts";
import { sentBy } from "../payouts/payout-days.ts";
import { fractionText, leftText } from "../claim-heirs/fractions.ts";
import type { AcceptedBenefit, PaidShare } from "./benefit-of.ts";

function nameOf({ id, kind, name }: PaidShare, { shares }: AcceptedBenefit, locale: Locale): string {
  if (kind === "burial") return text(locale, "claim.paper.burial", { name });
  if (kind !== "heirs") return name;
  return text(locale, shares.some(({ inherited }) => inherited?.share === id) ? "claim.paper.heirsRest" : "claim.paper.heirs");
}

/** A percent with all of its decimals: of a third there are four. Of an heir, and of what they leave of a share, it is a part of that share. */
function partText({ id, percent, fraction }: PaidShare, { shares }: AcceptedBenefit, locale: Locale): string {
  const named = shares.flatMap((one) => (one.inherited?.share === id && one.fraction ? [one.fraction] : []));
  const part = fraction ? fractionText(fraction) : named.length > 0 && leftText(named);
  const whole = percent === undefined ? "" : `${locale === "en" ? percent : String(percent).replace(".", ",")}\u00a0%`;
  return [whole, part].filter(Boolean).join(" × ");
}

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
function owedTable(benefit: AcceptedBenefit, shown: readonly PaidShare[], locale: Locale): Block {
  const isLate = benefit.accepted.late !== undefined;
  const hasPercent = shown.some(({ percent, fraction }) => percent !== undefined || fraction !== undefined);
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
      nameOf(one, benefit, locale),
      ...(hasPercent ? [partText(one, benefit, locale)] : []),
      ...(isLate ? [sumText(one.amount - (one.late ?? 0), locale), sumText(one.late ?? 0, locale)] : []),
      sumText(one.amount, locale),
    ]),
  };
}

/** By which certificate an heir is paid, and which part of the divided share is theirs. */
function heirFacts({ fraction, inherited }: PaidShare, locale: Locale) {
  if (!fraction || !inherited) return [];
  const { number, issuedOn, notary } = inherited.certificate;
  return [
    {
      name: text(locale, "claim.paper.certificate"),
      value: text(locale, "claim.paper.certificate.value", { number, date: dateText(issuedOn), notary }),
    },
    { name: text(locale, "claim.paper.part"), value: fractionText(fraction) },
  ];
}

/** What went to the bank of each share and what is left, and where it stands. */
const moneyBlocks = (benefit: AcceptedBenefit, shown: readonly PaidShare[], locale: Locale): readonly Block[] =>
  shown.flatMap((one): readonly Block[] => [
    { kind: "heading", text: text(locale, "claim.paper.money", { name: nameOf(one, benefit, locale) }) },
    {
      kind: "facts",
      facts: [
        ...heirFacts(one, locale),
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
    ...moneyBlocks(benefit, shown, locale),
  ];
}
