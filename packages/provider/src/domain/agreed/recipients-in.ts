import { dateText, numberText } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { factIn, numberFor, section, type SectionOptions, type Section } from "./section.ts";
import { columnIn, tableOf } from "./table-of.ts";

/** Who is paid on an insured event: people with their shares, legal heirs, or the recipient that the line itself names. */
export function recipientsIn({ recipients, loan }: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { locale } = reading;
  const title = text(locale, "agreed.recipients");
  if (recipients.kind === "named") {
    const column = columnIn(locale);
    const table = tableOf(recipients.list, [
      column("agreed.name", ({ name }) => name),
      column("agreed.relation", ({ relation }) => text(locale, `agreed.relation.${relation}`)),
      column("agreed.birthDate", ({ birthDate }) => dateText(birthDate)),
      column("document.policy.share", ({ share }) => numberText(share, locale, 0), true),
    ]);
    return [section("recipients", title, { tables: [table] })];
  }
  const notes = [text(locale, recipients.kind === "heirs" ? "document.paysTo.heirs" : recipients.id)];
  const fact = factIn(locale);
  const number = numberFor(reading)("number", loan?.number) ?? "";
  const facts = [
    ...fact("agreed.bank", loan?.bank),
    ...fact("agreed.loan.number", loan && text(locale, "agreed.loan.value", { number, date: dateText(loan.date) })),
  ];
  return [section("recipients", title, { notes, facts })];
}
