import { text, type TextId } from "@shanyraq/i18n/text";
import { addDays, addMonths, completeYears, isIsoDate } from "@shanyraq/rules";
import { refusing, fieldValue, type Field, type Range } from "./field.ts";

export interface Born {
  readonly birthDate: string;
  /** Complete years on the day of the start. */
  readonly age: number;
}

interface BirthDateOptions {
  readonly label?: TextId;
  readonly value: string;
  /** Ages the tariff takes. */
  readonly ages: Range;
}

/** The nearest dates of birth that give ages within the range. */
const bounds = ({ min, max }: Range, agesOn: string) => ({
  youngest: addMonths(agesOn, -12 * min),
  oldest: addDays(addMonths(agesOn, -12 * (max + 1)), 1),
});

export const ageRefused = (ages: Range, age: number | undefined, agesOn: string) => {
  const { youngest, oldest } = bounds(ages, agesOn);
  return { id: "error.calc.age", values: { ...ages }, nearest: age !== undefined && age > ages.max ? oldest : youngest } as const;
};

/** A date of birth that gives an age within the tariff's. */
export const birthDate = ({ label = "calculator.form.birthDate", value, ages }: BirthDateOptions): Field<Born> => ({
  element: (name, locale) => ({
    name,
    format: "date",
    label: text(locale, label),
    value,
    description: {},
    limit: { min: String(ages.min), max: String(ages.max) },
    unit: "years",
  }),
  read: (given, agesOn) => {
    if (typeof given !== "string" || !isIsoDate(given)) return refusing(ageRefused(ages, undefined, agesOn));
    const age = completeYears(given, agesOn);
    return age >= ages.min && age <= ages.max ? fieldValue({ birthDate: given, age }) : refusing(ageRefused(ages, age, agesOn));
  },
});
