import { dateText, numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { answers } from "../agreed/answers.ts";
import { lineOf } from "../products/lines/index.ts";
import { quote, replyOf } from "../products/quote.ts";
import { suggestedForm } from "../products/suggested-form.ts";

interface Fact {
  readonly term: string;
  readonly value: string;
}

/** Somebody who takes what the calculator suggests: who he is and what he asks for, then what he pays and what he gets. */
export function productExample(slug: string, locale: Locale, now: number): readonly Fact[] {
  const line = lineOf(slug);
  if (!line) return [];
  const elements = line.elements(locale);
  const inputs = suggestedForm(line);
  const { item } = replyOf(quote(inputs, locale, now), locale, now);
  if (!item) return [];
  const money = (amount: string) => `${numberText(Number(amount), locale)}\u00a0₸`;
  const asked = answers(elements, inputs, locale).flatMap((block) => (block.kind === "facts" ? block.facts : []));
  const pays = text(locale, `calculator.example.pays.${item.frequency}`);
  return [
    ...asked.map(({ name, value }) => ({ term: name, value })),
    { term: pays, value: money(item.instalment) },
    ...(item.headline ? [{ term: `${item.headline.name}, ${item.headline.period ?? ""}`, value: money(item.headline.amount) }] : []),
    ...(item.headline === undefined && Number(item.guaranteed) > 0
      ? [{ term: text(locale, "calculator.example.guaranteed", { date: dateText(item.endDate) }), value: money(item.guaranteed) }]
      : []),
  ];
}
