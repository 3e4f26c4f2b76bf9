import { text, type TextId } from "@shanyraq/i18n/text";
import { isObject } from "@shanyraq/rules/is-object";
import { refusing, fieldValue, type Answers, type Field, type Fields, type Range } from "./field.ts";
import { elementsOf, readFields } from "./read-fields.ts";

/** A list of people or things, each asked the same. */
export const rows = <F extends Fields>({
  label,
  range: { min, max },
  fields,
}: {
  readonly label: TextId;
  readonly range: Range;
  readonly fields: F;
}): Field<readonly Answers<F>[]> => ({
  element: (name, locale) => ({
    name,
    format: "rows",
    label: text(locale, label),
    value: "",
    description: {},
    limit: { min: String(min), max: String(max) },
    elements: elementsOf(fields, locale),
  }),
  read: (given, agesOn) => {
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    if (list.length < min || list.length > max) return refusing({ id: "error.calc.rows", label, values: { min, max } });
    const answers: Answers<F>[] = [];
    for (const [index, one] of list.entries()) {
      const read = readFields(fields, isObject(one) ? one : {}, agesOn);
      if (!read.ok) return refusing({ ...read.refused, field: `[${index}].${read.refused.field ?? ""}` });
      answers.push(read.value);
    }
    return fieldValue(answers);
  },
});
