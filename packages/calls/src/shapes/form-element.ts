import { array, lazy, string, type Schema } from "yup";
import { shape, text } from "./shape.ts";

/** How one element is asked: `choices` are several of the listed values, `rows` a list of the same elements again and again. */
export const elementFormats = ["number", "select", "date", "flag", "choices", "text", "classifier", "rows"] as const;
export type ElementFormat = (typeof elementFormats)[number];

const units = ["tenge", "years", "months", "percent", "people"] as const;

/** One element of a calculator form that the server describes. */
export interface FormElement {
  readonly name: string;
  readonly format: ElementFormat;
  readonly label: string;
  readonly hint?: string;
  /** What it starts with; of `choices` the values by commas, of `rows` empty: one row of its elements' own values. */
  readonly value: string;
  /** Names for the values of `limit.selectValues`, pairwise. */
  readonly description: { readonly selectDescriptions?: readonly string[] };
  readonly limit: {
    readonly selectValues?: readonly string[];
    /** Of a number its bounds, of a date ages in years, of `rows` how few and how many. */
    readonly min?: string;
    readonly max?: string;
    readonly step?: string;
    /** As much as may be typed, where that is more than the slider's `max`. */
    readonly most?: string;
    /** Values many people choose, offered as chips. */
    readonly common?: readonly string[];
  };
  readonly unit?: (typeof units)[number];
  /** Asked only where another element has one of these values. */
  readonly when?: { readonly name: string; readonly values: readonly string[] };
  /** What every one of the `rows` asks. */
  readonly elements?: readonly FormElement[];
}

/** A back office that describes a form otherwise describes none: half of an element could not be asked. */
export const formElement = lazy((): Schema<FormElement> => element as unknown as Schema<FormElement>);
const words = () => array(text().defined());
const element = shape({
  name: text().required(),
  format: string().oneOf(elementFormats).required(),
  label: text().defined(),
  hint: text(),
  value: text().defined(),
  description: shape({ selectDescriptions: words() }).required(),
  limit: shape({ selectValues: words(), min: text(), max: text(), step: text(), most: text(), common: words() }).required(),
  unit: string().oneOf(units),
  when: shape({ name: text().required(), values: words().required() }).default(undefined).optional(),
  elements: array(formElement),
}).required();
