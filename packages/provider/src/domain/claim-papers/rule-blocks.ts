import { brand } from "@shanyraq/brand";
import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { sumText } from "../agreed/sum-text.ts";
import type { AcceptedBenefit } from "./benefit-of.ts";
import type { PaperReader } from "./paper-reader.ts";

/**
 * By which rule a claim was accepted without a person, and what was checked: the limits of the operator, signs and what was declared of somebody's health are
 * for the staff alone. Nothing of a claim that people accepted.
 */
export function ruleBlocks({ accepted, shares }: AcceptedBenefit, reader: PaperReader, locale: Locale): readonly Block[] {
  const { byRule, day, setOff } = accepted;
  if (!byRule) return [];
  const isStaff = reader.is === "staff";
  const { phone, email } = brand.company;
  const sum = shares.reduce((all, { amount, late = 0 }) => all + amount - late, setOff);
  const days = text(locale, "claim.paper.days", { count: byRule.days });
  const row = (id: "register" | "files" | "days" | "payees" | "limit" | "signs" | "declarations", found: string) => [
    text(locale, `claim.paper.rule.${id}`),
    found,
  ];
  return [
    { kind: "heading", text: text(locale, "claim.paper.rule") },
    {
      kind: "paragraph",
      text: text(locale, "claim.paper.rule.text", {
        rule: text(locale, `claim.rule.${byRule.rule}`),
        date: dateText(byRule.from),
        phone,
        email,
      }),
    },
    {
      kind: "table",
      columns: [{ heading: text(locale, "claim.paper.rule.what") }, { heading: text(locale, "claim.paper.rule.found") }],
      rows: [
        row("register", text(locale, "claim.paper.rule.register.found", { date: dateText(day) })),
        row("files", String(byRule.files)),
        row("days", isStaff ? text(locale, "claim.paper.rule.days.atLeast", { days, least: byRule.minDays }) : days),
        row("payees", text(locale, "claim.paper.rule.payees.found")),
        ...(isStaff
          ? [
              row(
                "limit",
                text(locale, "claim.paper.rule.limit.found", { sum: sumText(sum, locale), most: sumText(byRule.maxSum, locale) }),
              ),
              row("signs", text(locale, "claim.paper.rule.none")),
              row("declarations", text(locale, "claim.paper.rule.none")),
            ]
          : []),
      ],
    },
  ];
}
