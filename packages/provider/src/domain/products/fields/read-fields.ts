import type { Locale } from "@shanyraq/i18n";
import { refusing, fieldValue, type Answers, type Element, type Fields, type FieldResult, type When } from "./field.ts";

export type FormAnswers = Readonly<Record<string, unknown>>;

const holds = ({ name, values }: When, answers: ReadonlyMap<string, unknown>): boolean => values.includes(String(answers.get(name)));

/** Reads the given values field by field, in the order of the form; the first invalid one is reported. Fields that the form does not ask for are ignored. */
export function readFields<F extends Fields>(fields: F, given: FormAnswers, agesOn: string): FieldResult<Answers<F>> {
  const answers = new Map<string, unknown>();
  for (const [name, { read, when }] of Object.entries(fields)) {
    if (when && !holds(when, answers)) continue;
    const value = read(given[name], agesOn);
    if (!value.ok) return refusing({ ...value.refused, field: name + (value.refused.field ?? "") });
    answers.set(name, value.value);
  }
  // Each was read by the field of its own name: what the table pairs, the checker cannot follow through a loop.
  return fieldValue(Object.fromEntries(answers) as Answers<F>);
}

/** The form that asks them, in a language. */
export const elementsOf = (fields: Fields, locale: Locale): Element[] =>
  Object.entries(fields).map(([name, { element }]) => element(name, locale));
