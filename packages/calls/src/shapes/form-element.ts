import { lazy, mixed } from "yup";

/** How one element is asked: `choices` are several of the listed values, `rows` a list of the same elements again and again. */
export const elementFormats = ["number", "select", "date", "flag", "choices", "text", "classifier", "rows"] as const;
export type ElementFormat = (typeof elementFormats)[number];

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
  readonly unit?: "tenge" | "years" | "months" | "percent" | "people";
  /** Asked only where another element has one of these values. */
  readonly when?: { readonly name: string; readonly values: readonly string[] };
  /** What every one of the `rows` asks. */
  readonly elements?: readonly FormElement[];
}

export const formElement = lazy(() => mixed<FormElement>().required());
