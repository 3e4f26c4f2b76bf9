import type { Calculation } from "../../platform/database/records/terms.ts";
import type { Element } from "./fields/field.ts";
import type { Line } from "./lines/line.ts";

type Value = string | readonly string[] | readonly Readonly<Record<string, Value>>[];
type Values = Readonly<Record<string, Value>>;

function valueOf({ format, value, limit, elements = [] }: Element): Value {
  if (format === "choices") return value === "" ? [] : value.split(",");
  if (format !== "rows") return value;
  // A list that may be empty starts empty: a visitor who has nothing to add need not remove a row.
  return limit.min === "0" ? [] : [valuesOf(elements)];
}
const isApplicable = ({ when }: Element, all: readonly Element[]): boolean =>
  !when || when.values.includes(all.find(({ name }) => name === when.name)?.value ?? "");
const valuesOf = (elements: readonly Element[]): Values =>
  Object.fromEntries(elements.filter((one) => isApplicable(one, elements)).map((element) => [element.name, valueOf(element)]));

/** The form of a line as it opens: what the line suggests, and nothing that is not asked. */
export const suggestedForm = (line: Line): Calculation =>
  // Elements are named by the fields of a calculation.
  ({ product: line.slug, ...valuesOf(line.elements("ru")) }) as Calculation;
