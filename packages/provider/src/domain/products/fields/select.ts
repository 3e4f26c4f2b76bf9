import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { refusing, fieldValue, type Element, type Field } from "./field.ts";

interface SelectOptions<V extends string> {
  readonly label: TextId;
  readonly hint?: TextId;
  readonly value: NoInfer<V>;
  readonly names: Readonly<Record<V, TextId>>;
  /** The default value; without one, a value is required. */
  readonly otherwise?: NoInfer<V>;
  readonly refusal?: TextId;
}

const namesIn = (names: Readonly<Record<string, TextId>>, locale: Locale) => ({
  description: { selectDescriptions: Object.values(names).map((id) => text(locale, id)) },
  limit: { selectValues: Object.keys(names) },
});
const isOneOf = <V extends string>(names: Readonly<Record<V, TextId>>, value: unknown): value is V =>
  typeof value === "string" && Object.hasOwn(names, value);

/** One of the listed values. */
export const select = <V extends string>({
  label,
  hint,
  value,
  names,
  otherwise,
  refusal = "error.calc.select",
}: SelectOptions<V>): Field<V> => ({
  element: (name, locale) => ({
    name,
    format: "select",
    label: text(locale, label),
    ...(hint && { hint: text(locale, hint) }),
    value,
    ...namesIn(names, locale),
  }),
  read: (given = otherwise) => (isOneOf(names, given) ? fieldValue(given) : refusing({ id: refusal, label })),
});

interface Several<V extends string> extends Omit<SelectOptions<V>, "value" | "otherwise"> {
  readonly value: readonly NoInfer<V>[];
  /** How many are to be chosen at least. */
  readonly few: number;
}

/** Several of the listed values. */
export const choices = <V extends string>({
  label,
  hint,
  value,
  names,
  few,
  refusal = "error.calc.choices",
}: Several<V>): Field<readonly V[]> => ({
  element: (name, locale) => {
    const { description, limit } = namesIn(names, locale);
    const element: Element = { name, format: "choices", label: text(locale, label), value: value.join(","), description, limit };
    return { ...element, ...(hint && { hint: text(locale, hint) }), limit: { ...limit, min: String(few) } };
  },
  read: (given = []) => {
    const chosen = Array.isArray(given) ? [...new Set<unknown>(given)] : [undefined];
    const known = chosen.filter((one) => isOneOf(names, one));
    return known.length === chosen.length && known.length >= few ? fieldValue(known) : refusing({ id: refusal, label, values: { few } });
  },
});

/** Yes or no; no by default. */
export const flag = ({ label, hint }: Pick<SelectOptions<string>, "label" | "hint">): Field<boolean> => ({
  element: (name, locale) => ({
    name,
    format: "flag",
    label: text(locale, label),
    ...(hint && { hint: text(locale, hint) }),
    value: "false",
    description: {},
    limit: {},
  }),
  read: (given = "false") =>
    given === "true" || given === "false" ? fieldValue(given === "true") : refusing({ id: "error.calc.select", label }),
});
