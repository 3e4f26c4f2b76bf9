import { birthDate } from "../fields/birth-date.ts";
import { years } from "../fields/number.ts";
import { frequency, sex } from "./person-fields.ts";

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Whose life a line insures for whole years, and how often it is paid. Limits are the tariff's, in years. */
export const insuredForTerm = ({ ages, terms }: { readonly ages: Range; readonly terms: Range }) => ({
  sex,
  birthDate: birthDate({ value: "1991-01-01", ages }),
  term: years({ label: "calculator.form.term", value: 10, range: terms, common: [5, 10, 15, 20], refusal: "error.calc.term" }),
  frequency: frequency("monthly"),
});
