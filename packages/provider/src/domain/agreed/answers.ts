import { dateText, numberText, type Block, type Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { oked } from "@shanyraq/rules/oked";
import { isObject } from "@shanyraq/rules/is-object";
import type { Element } from "../products/fields/field.ts";
import { percentSign } from "../products/figure-text.ts";

type Answers = Readonly<Record<string, unknown>>;

const nameOf = ({ limit, description }: Element, value: unknown): string =>
  description.selectDescriptions?.[(limit.selectValues ?? []).indexOf(String(value))] ?? String(value);

function numberOf({ unit }: Element, value: string, locale: Locale): string {
  const count = Number(value);
  if (unit === "tenge") return `${numberText(count, locale)}\u00a0₸`;
  if (unit === "percent") return numberText(count, locale) + percentSign(locale);
  return unit === undefined ? numberText(count, locale, 0) : text(locale, `document.unit.${unit}`, { count });
}

/** One answer in the words of its form. */
function answerText(element: Element, value: unknown, locale: Locale): string {
  const given = typeof value === "string" ? value : "";
  switch (element.format) {
    case "number":
      return numberOf(element, given, locale);
    case "date":
      return dateText(given);
    case "select":
      return nameOf(element, value);
    case "flag":
      return text(locale, given === "true" ? "answer.yes" : "answer.no");
    case "choices": {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      return chosen.length === 0 ? text(locale, "document.offer.none") : chosen.map((one) => nameOf(element, one)).join(", ");
    }
    case "classifier": {
      const activity = oked.find(({ code }) => code === given);
      return activity ? `${given}, ${activity[locale]}` : given;
    }
    case "text":
    case "rows":
      return given;
  }
}

/** Whether a question depends on another whose answer makes it one; what was not answered is as the form suggests it. */
function isApplicable({ when }: Element, elements: readonly Element[], inputs: Answers): boolean {
  if (!when) return true;
  const suggested = elements.find(({ name }) => name === when.name)?.value;
  return when.values.includes(String(inputs[when.name] ?? suggested ?? ""));
}

const tableOf = ({ label, elements = [] }: Element, value: unknown, locale: Locale): Block => ({
  kind: "table",
  caption: label,
  columns: elements.map((inner) => ({ heading: inner.label, numeric: inner.format === "number" })),
  rows: (Array.isArray(value) ? value : [])
    .filter(isObject)
    .map((row) => elements.map((inner) => answerText(inner, row[inner.name], locale))),
});

/** The answers in the words of the form: facts, and a table for each list of people or things. */
export function answers(elements: readonly Element[], inputs: Answers, locale: Locale): readonly Block[] {
  const questions = elements.filter(
    (element) => isApplicable(element, elements, inputs) && (element.format !== "text" || inputs[element.name]),
  );
  const facts = questions
    .filter(({ format }) => format !== "rows")
    .map((element): Fact => ({ name: element.label, value: answerText(element, inputs[element.name] ?? element.value, locale) }));
  const lists = questions.filter(({ name, format }) => format === "rows" && Array.isArray(inputs[name]) && inputs[name].length > 0);
  return [
    ...(facts.length > 0 ? [{ kind: "facts", facts } as const] : []),
    ...lists.map((element) => tableOf(element, inputs[element.name], locale)),
  ];
}
