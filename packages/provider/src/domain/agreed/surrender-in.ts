import { dateText, numberText } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { section, type SectionOptions, type Section } from "./section.ts";
import { byTime, columnIn } from "./table-of.ts";

/** The surrender value of the contract at the end of each year except the last, by its tariff; empty for a line without savings. */
export function surrenderIn(agreed: AgreedPolicy, { locale }: SectionOptions): readonly Section[] {
  const surrender = agreed.surrender();
  if (surrender.length === 0) return [];
  const column = columnIn(locale);
  const table = byTime(surrender, [
    column("calculator.column.no", ({ year }) => String(year), true),
    column("document.policy.surrender.year", ({ on }) => dateText(on)),
    column("document.policy.surrender.value", ({ value }) => numberText(Number(decimalOf(value)), locale), true),
  ]);
  return [
    section("surrender", text(locale, "agreed.surrender"), {
      notes: [text(locale, agreed.dues.length > 1 ? "document.policy.surrender.text" : "document.policy.surrender.text.single")],
      tables: [table],
    }),
  ];
}
