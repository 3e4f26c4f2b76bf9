import type { Output } from "@shanyraq/contract";
import type { Calculation } from "@shanyraq/flows";

export type Elements = NonNullable<Output<"getProductForm">["elements"]>;
export type FormElement = Elements[number];

/** A select's values and their names, pairwise, as the specification has it. */
export const choicesOf = ({ description, limit }: FormElement): readonly { readonly value: string; readonly label: string }[] =>
  (limit.selectValues ?? []).map((value, index) => ({ value, label: description.selectDescriptions?.[index] ?? value }));

/** What the form starts with: the values the server suggests. */
export const initialCalculation = (product: string, elements: Elements): Calculation =>
  ({ product, ...Object.fromEntries(elements.map(({ name, value }) => [name, value])) }) as Calculation;

/** Of the two amounts only the one that was chosen is asked. */
export const isAsked = ({ name }: FormElement, { by }: Calculation): boolean => {
  if (name === "sumAssured") return by !== "premium";
  return name === "premium" ? by === "premium" : true;
};
