import { indicatorsByYear, type Indicators, type IndicatorsByYear } from "@shanyraq/actuarial";
import { number, object, string } from "yup";
import { faultsOf, readYears, type ReadYears } from "../../platform/server/read-years.ts";

/** How far an indicator may lie from the year before: a digit too many or too few cannot be the rise of a year. */
const MIN_RISE = 0.9;
const MAX_RISE = 1.5;

const tenge = () => number().strict().integer("a whole number of tenge").positive("more than nothing").required("is missing");
const row = object({
  year: number().strict().integer("a year").min(2000, "a year").max(2199, "a year").required("is missing"),
  mrp: tenge(),
  mzp: tenge(),
  pm: tenge(),
  mp: tenge(),
  source: string().matches(/\S/, "is missing").required("is missing: the law and its article"),
})
  .noUnknown("names a field that nothing reads: ${unknown}")
  .strict();

export type ReadIndicators = ReadYears<Indicators>;

const figures = ["mrp", "mzp", "pm", "mp"] as const;

/** What is not plausible about a year beside the one before it. */
const implausible = (year: number, indicators: Indicators, before: Indicators | undefined): readonly string[] =>
  before === undefined
    ? [`${year - 1} is not known: years are added without a gap`]
    : figures.flatMap((name) => {
        const [now, then] = [indicators[name], before[name]];
        if (now === undefined || then === undefined || (now >= then * MIN_RISE && now <= then * MAX_RISE)) return [];
        return [`${name}: ${now} beside ${then} of ${year - 1}; is a digit wrong?`];
      });

function oneYear(value: unknown, years: IndicatorsByYear): { readonly year: number; readonly figures: Indicators } | readonly string[] {
  try {
    const { year, ...figures } = row.validateSync(value, { abortEarly: false });
    const indicators: Indicators = { ...figures, status: "published" };
    if (Object.hasOwn(years, year)) return [`year: ${year} is known already`];
    const faults = implausible(year, indicators, years[year - 1]);
    return faults.length > 0 ? faults : { year, figures: indicators };
  } catch (error) {
    return faultsOf(error);
  }
}

/**
 * Reads the operator's file of yearly indicators (YAML): a list of years with MRP, MZP, PM and MP in whole tenge and the source of each in law. A year that the
 * product already knows is not accepted again, since contracts were priced by it. A file with a fault is rejected whole.
 */
export const readIndicators = (file: string, text: string): ReadIndicators => readYears(file, text, indicatorsByYear, oneYear);
