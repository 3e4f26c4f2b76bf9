import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { daysBetween, decimalOf } from "@shanyraq/rules";
import { sumText } from "../agreed/sum-text.ts";
import { partText } from "../claim-measures/part-text.ts";
import { lateTermsOn } from "../claims/late-terms.ts";
import { lineOf } from "../products/lines/index.ts";
import type { AcceptedBenefit } from "./benefit-of.ts";

/** How the sum was found: what was agreed, less overdue premiums, up to what is divided among payees. All of it stands in the ledger. */
export function sumBlocks({ accepted, shares, view }: AcceptedBenefit, locale: Locale): readonly Block[] {
  const { parts, setOff } = accepted;
  const divided = shares.reduce((all, { amount, late = 0 }) => all + amount - late, 0);
  const sum = divided + setOff;
  if (sum === 0)
    return [
      { kind: "heading", text: text(locale, "claim.paper.sum") },
      { kind: "paragraph", text: text(locale, lineOf(view.terms.product)?.annuity ? "claim.paper.sum.annuity" : "claim.paper.sum.none") },
    ];
  // Claims from before their parts were kept have the sum alone.
  const rows = parts
    ? parts.map((part) => [partText(part, accepted, locale), sumText(part.amount, locale)])
    : [[text(locale, "claim.paper.part.agreed"), sumText(sum, locale)]];
  return [
    { kind: "heading", text: text(locale, "claim.paper.sum") },
    {
      kind: "table",
      columns: [{ heading: text(locale, "claim.paper.sum.rule") }, { heading: text(locale, "claim.paper.sum.amount"), numeric: true }],
      rows: [
        ...rows,
        ...(setOff > 0 ? [[text(locale, "claim.paper.setOff"), sumText(-setOff, locale)]] : []),
        [text(locale, "claim.paper.divided"), sumText(divided, locale)],
      ],
    },
  ];
}

/** What lateness costs, with its arithmetic: the days, those that do not count, and the rate. Nothing of a claim that was answered in time. */
export function lateBlocks({ accepted, view }: AcceptedBenefit, locale: Locale): readonly Block[] {
  const { late, acceptedOn } = accepted;
  if (!late) return [];
  const { deadline, days, per, rate } = late;
  const all = daysBetween(deadline, acceptedOn);
  const terms = lateTermsOn(view.terms.product, acceptedOn);
  const values = { rate: Number(decimalOf(rate)), days };
  const fact = (id: Parameters<typeof text>[1], value: string) => ({ name: text(locale, id), value });
  const dayCount = (count: number) => text(locale, "claim.paper.days", { count });
  return [
    { kind: "heading", text: text(locale, "claim.paper.late") },
    {
      kind: "facts",
      facts: [
        fact("claim.paper.late.deadline", dateText(deadline)),
        fact("claim.paper.late.decided", dateText(acceptedOn)),
        fact("claim.paper.late.all", dayCount(all)),
        ...(all > days ? [fact("claim.paper.late.paused", dayCount(all - days))] : []),
        fact("claim.paper.late.days", dayCount(days)),
        fact("claim.paper.late.rate", text(locale, per === "year" ? "claim.paper.rate.year" : "claim.paper.rate.day", values)),
        // A row that was corrected since is not the one that was applied.
        ...(terms?.rate === rate ? [fact("claim.paper.late.from", dateText(terms.from))] : []),
      ],
    },
    {
      kind: "paragraph",
      text: text(locale, per === "year" ? "claim.paper.formula.year" : "claim.paper.formula.day", values),
    },
  ];
}
