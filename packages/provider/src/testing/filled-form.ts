import type { Element } from "../calculators/fields/field.ts";
import { lines } from "../calculators/lines/index.ts";
import type { Line } from "../calculators/lines/line.ts";

export type Filled = Readonly<Record<string, unknown>>;

function valueOf({ format, value, elements = [] }: Element): unknown {
  if (format === "choices") return value === "" ? [] : value.split(",");
  if (format === "rows") return [fieldsOf(elements)];
  return value;
}
const isAsked = ({ when }: Element, all: readonly Element[]): boolean =>
  !when || when.values.includes(all.find(({ name }) => name === when.name)?.value ?? "");
const fieldsOf = (elements: readonly Element[]): Filled =>
  Object.fromEntries(elements.filter((one) => isAsked(one, elements)).map((element) => [element.name, valueOf(element)]));

/** The form of a line as it opens: nothing is changed yet. */
export const filledForm = (line: Line): Filled => ({ product: line.slug, ...fieldsOf(line.elements("ru")) });

export const everyLine = lines.map((line) => [line.slug, line] as const);
