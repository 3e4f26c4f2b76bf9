import { osnsTariff20262 } from "@shanyraq/actuarial";
import { array, number, object, string } from "yup";
import { faultsOf, readYears, type ReadYears } from "../../platform/server/read-years.ts";
import type { OsnsTariff, OsnsTariffs } from "./osns-tariffs.ts";

/** The first year that may have rates of its own: contracts of the years before it were sold by what the product came with. */
const FIRST_YEAR = 2027;
/** How far a rate may lie from that of its class before: a digit too many or too few cannot be a change of the law. */
const MIN_CHANGE = 0.4;
const MAX_CHANGE = 2.5;

const classes = Object.keys(osnsTariff20262.rates).length;
const row = object({
  year: number()
    .strict()
    .integer("a year")
    .min(FIRST_YEAR, `a year from ${FIRST_YEAR} on: older contracts keep their tariff`)
    .max(2199, "a year")
    .required("is missing"),
  rates: array()
    .of(number().strict().positive("per cent, more than nothing").required("is missing"))
    .length(classes, `${classes} rates, one for each class of risk`)
    .required("is missing"),
  incomeCap: number().strict().integer("whole least wages").min(1, "at least 1").max(100, "at most 100").required("is missing"),
  minimumPremium: number().strict().min(0, "not less than nothing").max(10, "at most 10").required("is missing"),
  source: string().matches(/\S/, "is missing").required("is missing: the law and its article"),
})
  .noUnknown("names a field that nothing reads: ${unknown}")
  .strict();

const implausible = (rates: readonly number[], { rates: before }: OsnsTariff): readonly string[] =>
  rates.flatMap((rate, index) => {
    const then = before[index + 1] ?? rate;
    if (rate >= then * MIN_CHANGE && rate <= then * MAX_CHANGE) return [];
    return [`rates: ${rate} of class ${index + 1} beside ${then}; is a digit wrong?`];
  });

function oneYear(value: unknown, years: OsnsTariffs): { readonly year: number; readonly figures: OsnsTariff } | readonly string[] {
  try {
    const { year, rates, incomeCap, minimumPremium } = row.validateSync(value, { abortEarly: false });
    if (Object.hasOwn(years, year)) return [`year: ${year} is told twice`];
    const before = years[Math.max(...Object.keys(years).map(Number))] ?? osnsTariff20262;
    const faults = implausible(rates, before);
    if (faults.length > 0) return faults;
    const byClass = Object.fromEntries(rates.map((rate, index) => [index + 1, rate]));
    return { year, figures: { ...before, version: `${year}-1`, rates: byClass, incomeCap, minimumPremium } };
  } catch (error) {
    return faultsOf(error);
  }
}

/**
 * Reads the operator's file of tariffs of workers' accident insurance (YAML): a list of years from which rates, cap and least premium of
 * the law hold. The matrix of corrections stays as it is.
 */
export const readOsnsTariffs = (file: string, text: string): ReadYears<OsnsTariff> => readYears(file, text, {}, oneYear);
