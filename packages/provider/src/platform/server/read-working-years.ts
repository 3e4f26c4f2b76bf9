import { addWorkingDays, daysBetween, isIsoDate, isWeekend, workingYears, type WorkingYear, type WorkingYears } from "@shanyraq/rules";
import { array, number, object, string } from "yup";
import { faultsOf, readYears, type ReadYears } from "./read-years.ts";

/** Years of the moon are 354 or 355 days long; the muftiate may differ from the sky by a day or two. */
const MIN_BETWEEN = 352;
const MAX_BETWEEN = 357;

const date = () => string().test("date", "a date as 2027-05-16", (value) => value === undefined || isIsoDate(value));
const row = object({
  year: number().strict().integer("a year").min(2026, "a year from 2026 on").max(2199, "a year").required("is missing"),
  kurbanAit: date().required("is missing: the first day of Kurban Ait"),
  off: array().of(date().required("a date as 2027-05-16")),
  working: array().of(date().required("a date as 2027-05-16")),
  source: string().matches(/\S/, "is missing").required("is missing: who published it"),
})
  .noUnknown("names a field that nothing reads: ${unknown}")
  .strict();

/** Whether a day is a working day by the calendar, without the moves of the government. */
const isWorked = (day: string, years: WorkingYears) => !isWeekend(day) && addWorkingDays(yesterday(day), 1, years) === day;
const yesterday = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function implausible(year: number, { kurbanAit, off = [], working = [] }: WorkingYear, before: WorkingYear | undefined): readonly string[] {
  const calendar = { [year]: { kurbanAit } };
  const outside = [kurbanAit, ...off, ...working].filter((day) => !day.startsWith(`${year}-`));
  if (outside.length > 0) return outside.map((day) => `${day} is no day of ${year}`);
  const between = before && daysBetween(before.kurbanAit, kurbanAit);
  return [
    ...(between !== undefined && (between < MIN_BETWEEN || between > MAX_BETWEEN)
      ? [`kurbanAit: ${kurbanAit} is ${between} days after that of ${year - 1}; is a digit wrong?`]
      : []),
    ...off.filter((day) => !isWorked(day, calendar)).map((day) => `off: ${day} is a day off already`),
    ...working.filter((day) => isWorked(day, calendar)).map((day) => `working: ${day} is a working day already`),
  ];
}

function oneYear(value: unknown, years: WorkingYears): { readonly year: number; readonly figures: WorkingYear } | readonly string[] {
  try {
    const { year, kurbanAit, off, working } = row.validateSync(value, { abortEarly: false });
    if (Object.hasOwn(years, year) && !Object.hasOwn(workingYears, year)) return [`year: ${year} is told twice`];
    const figures: WorkingYear = { kurbanAit, ...(off && { off }), ...(working && { working }) };
    const faults = implausible(year, figures, years[year - 1]);
    return faults.length > 0 ? faults : { year, figures };
  } catch (error) {
    return faultsOf(error);
  }
}

/**
 * Reads the operator's file of days off (YAML): a list of years with the first day of Kurban Ait, what the government moved, and who published it. A year that
 * the product knows may be given again, since moves are decreed during a year; nothing is priced by them.
 */
export const readWorkingYears = (file: string, text: string): ReadYears<WorkingYear> => readYears(file, text, workingYears, oneYear);
