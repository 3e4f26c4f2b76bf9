import { readWhole } from "../shared/contract-terms.ts";
import type { Range } from "../shared/contract-terms.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { osnsRiskClass } from "./osns-risk-class.ts";
import type { OsnsTariff } from "./osns-tariff.ts";

/**
 * An employer's workers of one class of risk: all of them, or those of a branch with another activity. `aboveCap` of the `headcount` earn more a month than the
 * law counts; the payroll, of a month or of a year, is that of the others, in whole tenge. Or the monthly income of every worker is given instead.
 */
export type OsnsWorkplace = {
  readonly oked: string;
  readonly headcount: number;
  readonly aboveCap?: number;
  readonly monthlyPayroll?: number;
  readonly annualPayroll?: number;
  readonly incomes?: readonly number[];
};

/** `payroll` is a year's, each income counted up to the cap; `capped` says that more was given than counts. `rate` is per cent. */
export type PricedWorkplace = {
  readonly oked: string;
  readonly riskClass: number;
  readonly rate: number;
  readonly headcount: number;
  readonly payroll: number;
  readonly capped: boolean;
};

/** An activity with its class and rate; undefined where the classifier has no such code. */
export function ratedActivity(oked: unknown, { rates }: OsnsTariff): Pick<PricedWorkplace, "oked" | "riskClass" | "rate"> | undefined {
  const riskClass = osnsRiskClass(oked);
  const rate = riskClass === undefined ? undefined : rates[riskClass];
  return riskClass === undefined || rate === undefined ? undefined : { oked: String(oked), riskClass, rate };
}

/**
 * Reads a workplace from outside. Codes: "oked" (unknown), "headcount" (out of range, or not the number of incomes), "aboveCap" (more than there are workers),
 * "monthlyPayroll" (none, out of range, or given twice), "annualPayroll" and "incomes".
 * Source: Law No. 30-III of 07.02.2005, article 16 and article 17, paragraph 1: an income counts up to ten least wages.
 */
export function readOsnsWorkplace(value: unknown, leastWage: number, tariff: OsnsTariff): Computed<PricedWorkplace> {
  if (typeof value !== "object" || value === null) return failure("oked");
  const { oked, headcount, aboveCap = 0, ...payrolls }: Loose<OsnsWorkplace> = value;
  const activity = ratedActivity(oked, tariff);
  if (activity === undefined) return failure("oked");
  const workers = readWhole(headcount, tariff.limits.headcounts, "headcount");
  if (!workers.ok) return workers;
  const above = readWhole(aboveCap, { min: 0, max: workers.value }, "aboveCap");
  if (!above.ok) return above;
  const counted = readPayroll(payrolls, workers.value, above.value, leastWage, tariff);
  return counted.ok ? success({ ...activity, headcount: workers.value, ...counted.value }) : counted;
}

const YEAR = 12;

type WorkplaceTotals = Pick<PricedWorkplace, "payroll" | "capped">;

function readPayroll(
  { monthlyPayroll, annualPayroll, incomes }: Loose<OsnsWorkplace>,
  workers: number,
  above: number,
  leastWage: number,
  { limits: { payrolls }, incomeCap }: OsnsTariff,
): Computed<WorkplaceTotals> {
  const cap = incomeCap * leastWage;
  if ([monthlyPayroll, annualPayroll, incomes].filter((one) => one !== undefined).length > 1) return failure("monthlyPayroll");
  if (incomes !== undefined) return readIncomes(incomes, workers, cap, payrolls);
  // When everybody earns more than counts, nobody is left whose payroll would have to be given.
  if (above === workers) return success({ payroll: YEAR * workers * cap, capped: true });
  const result =
    annualPayroll === undefined
      ? readWhole(monthlyPayroll, payrolls, "monthlyPayroll")
      : readWhole(annualPayroll, { min: YEAR * payrolls.min, max: YEAR * payrolls.max }, "annualPayroll");
  if (!result.ok) return result;
  const year = annualPayroll === undefined ? YEAR * result.value : result.value;
  const most = YEAR * (workers - above) * cap;
  return success({ payroll: Math.min(year, most) + YEAR * above * cap, capped: year > most });
}

function readIncomes(incomes: unknown, workers: number, cap: number, range: Range): Computed<WorkplaceTotals> {
  if (!Array.isArray(incomes)) return failure("incomes");
  if (incomes.length !== workers) return failure("headcount", incomes.length);
  let monthly = 0;
  let capped = false;
  for (const income of incomes as readonly unknown[]) {
    const read = readWhole(income, range, "incomes");
    if (!read.ok) return read;
    monthly += Math.min(read.value, cap);
    capped ||= read.value > cap;
  }
  return success({ payroll: YEAR * monthly, capped });
}
