import { dateText, numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { answers } from "../../domain/agreed/answers.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { quote, replyOf } from "../../domain/products/quote.ts";
import { suggestedForm } from "../../domain/products/suggested-form.ts";

interface Fact {
  readonly term: string;
  readonly value: string;
}

/** A sum of an example in whole tenge: an example that ends in tiyn looks like an offer. */
const wholeTenge = (amount: number, locale: Locale) => `${numberText(amount, locale, 0)}\u00a0₸`;

/** What the form takes in whole tenge, without the tiyn that papers write. */
const withoutTiyn = (value: string) => value.replace(/[.,]00(?=\u00a0₸$)/, "");

/** A person who takes the calculator's suggestion: who they are and what they request, then what they pay, rounded up, and what they get, rounded down. */
export function productExample(slug: string, locale: Locale, now: number): readonly Fact[] {
  const line = lineOf(slug);
  if (!line) return [];
  const elements = line.elements(locale);
  const inputs = suggestedForm(line);
  const { item } = replyOf(quote(inputs, locale, now), locale, now);
  if (!item) return [];
  const paid = (amount: string) => wholeTenge(Math.ceil(Number(amount)), locale);
  const received = (amount: string) => wholeTenge(Math.floor(Number(amount)), locale);
  const facts = answers(elements, inputs, locale).flatMap((block) => (block.kind === "facts" ? block.facts : []));
  const pays = text(locale, `calculator.example.pays.${item.frequency}`);
  return [
    ...facts.map(({ name, value }) => ({ term: name, value: withoutTiyn(value) })),
    { term: pays, value: paid(item.instalment) },
    ...(item.headline ? [{ term: `${item.headline.name}, ${item.headline.period ?? ""}`, value: received(item.headline.amount) }] : []),
    ...(item.headline === undefined && Number(item.guaranteed) > 0
      ? [{ term: text(locale, "calculator.example.guaranteed", { date: dateText(item.endDate) }), value: received(item.guaranteed) }]
      : []),
  ];
}
