import { dateText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { MeasuredBy } from "../../platform/database/records/claim-measures.ts";
import type { ClaimPart } from "../../platform/database/records/contract-event.ts";
import { sumText } from "../agreed/sum-text.ts";
import { hundredthsText } from "../products/figure-text.ts";
import { measuredAmount } from "./measured-part.ts";

function measuredText(measured: MeasuredBy, about: { readonly cover: string; readonly whole: string }, locale: Locale): string {
  const values = { ...about, share: hundredthsText(measured.share, locale) };
  switch (measured.by) {
    case "disabilityGroup":
      return text(locale, "claim.paper.part.group", { ...values, group: text(locale, `claim.group.${measured.group}`) });
    case "injuries": {
      const rows = measured.rows.map(({ injury, share }) =>
        text(locale, "claim.paper.part.injury", { injury: text(locale, `claim.injury.${injury}`), share: hundredthsText(share, locale) }),
      );
      return text(locale, "claim.paper.part.injuries", { ...values, injuries: rows.join(", ") });
    }
    case "sickDays":
    case "hospitalDays":
      return text(locale, "claim.paper.part.days", { ...values, days: measured.days, paidDays: measured.paidDays });
  }
}

/** The rule by which a part of a sum was found, with what the papers showed. */
export function partText(
  part: ClaimPart,
  { day, byAccident = false }: { readonly day: string; readonly byAccident?: boolean },
  locale: Locale,
): string {
  const { of, cover, measured, whole, amount, earnings } = part;
  if (of === "expenses" && whole !== undefined && whole > amount)
    return text(locale, "claim.paper.part.expensesLimited", { whole: sumText(whole, locale) });
  if (of === "schedule") return text(locale, "claim.paper.part.schedule");
  if (of === "expenses") return text(locale, "claim.paper.part.expenses");
  if (earnings)
    return text(locale, "claim.paper.part.earnings", {
      percent: earnings.percent,
      income: sumText(earnings.income, locale),
      fund: sumText(earnings.fundPayment, locale),
      monthly: sumText(earnings.monthly, locale),
      months: earnings.months,
      until: dateText(earnings.until),
    });
  if (of !== "cover" || cover === undefined)
    return text(locale, of === "balance" ? "claim.paper.part.balance" : "claim.paper.part.contract", { date: dateText(day) });
  const name = text(locale, cover);
  if (measured === undefined || whole === undefined)
    return text(locale, byAccident ? "claim.paper.part.accident" : "claim.paper.part.cover", { cover: name });
  const words = measuredText(measured, { cover: name, whole: sumText(whole, locale) }, locale);
  return measuredAmount(whole, measured) > amount ? text(locale, "claim.paper.part.left", { part: words }) : words;
}
