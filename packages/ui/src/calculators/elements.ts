import type { Output } from "@shanyraq/calls";
import type { Calculation } from "@shanyraq/flows";

export type Elements = NonNullable<Output<"getProductForm">["elements"]>;
export type FormElement = Elements[number];

/** What one element holds: a text, several of the listed values, or rows of the same elements. */
export type RowValues = Readonly<Record<string, string | undefined>>;
export type ElementValue = string | readonly string[] | readonly RowValues[];
export type ElementValues = Readonly<Record<string, ElementValue | undefined>>;

/** A select's values and their names, pairwise, as the specification has it. */
export const choicesOf = ({ description, limit }: FormElement): readonly { readonly value: string; readonly label: string }[] =>
  (limit.selectValues ?? []).map((value, index) => ({ value, label: description.selectDescriptions?.[index] ?? value }));

/** A row as it begins. */
export const initialRow = ({ elements = [] }: FormElement): RowValues =>
  Object.fromEntries(elements.map(({ name, value }) => [name, value]));

function initialValue(element: FormElement): ElementValue {
  if (element.format === "choices") return element.value.split(",").filter((value) => value !== "");
  if (element.format !== "rows") return element.value;
  // A list that may be empty begins so.
  return element.limit.min === "0" ? [] : [initialRow(element)];
}

/** What the form starts with: the values the server suggests. */
export const initialCalculation = (product: string, elements: Elements): Calculation =>
  // The server names the elements by the fields of a calculation: its form and its schema are of one row of the contract.
  ({ product, ...Object.fromEntries(elements.map((element) => [element.name, initialValue(element)])) }) as Calculation;

/** Some elements are asked only where another has a certain value. */
export const isApplicable = ({ when }: FormElement, values: ElementValues): boolean =>
  when === undefined || when.values.includes(String(values[when.name] ?? ""));

export const textOf = (value: ElementValue | undefined): string => (typeof value === "string" ? value : "");
export const rowsOf = (value: ElementValue | undefined): readonly RowValues[] =>
  typeof value === "object" ? value.filter((row): row is RowValues => typeof row === "object") : [];
export const chosenOf = (value: ElementValue | undefined): readonly string[] =>
  typeof value === "object" ? value.filter((one): one is string => typeof one === "string") : [];

const QUICK = 2;
/** The first numbers of a form that are asked: with them alone a price can be tried. */
export const quickElements = (elements: Elements, values: ElementValues): Elements =>
  elements.filter((element) => element.format === "number" && isApplicable(element, values)).slice(0, QUICK);

const IN_A_ROW = /^(\w+)\[(\d+)\]\.(\w+)$/;
/** Puts a value where a refusal says it belongs: into an element, or into one of its rows ("persons[1].birthDate"). */
export function changeAt(values: ElementValues, field: string, value: string): ElementValues {
  const [, name = "", index = "", inner = ""] = IN_A_ROW.exec(field) ?? [];
  if (name === "") return { [field]: value };
  return { [name]: rowsOf(values[name]).map((row, place) => (place === Number(index) ? { ...row, [inner]: value } : row)) };
}
/** Which element a refusal speaks of. */
export const elementAt = (field: string): string => IN_A_ROW.exec(field)?.[1] ?? field;

/** Whether a limit's nearest value may be offered for what was typed: a birth date is a fact, and is never moved to make a policy fit. */
export const mayBeTaken = ({ field, value }: { readonly field: string; readonly value: string }): boolean =>
  value !== "" && !/birthdate$/i.test(field);
