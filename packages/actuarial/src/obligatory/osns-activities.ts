import { readWhole } from "../shared/contract-terms.ts";
import type { Range } from "../shared/contract-terms.ts";
import { failure, failureAt, success } from "../shared/result.ts";
import type { Loose, Result } from "../shared/result.ts";
import { osnsRiskClass } from "./osns-risk-class.ts";
import type { OsnsTariff } from "./osns-tariff.ts";

/**
 * One activity of an employer by its OKED code. One of the whole payroll of a month, that of a year, and the monthly income of
 * every worker, in whole tenge; none where the employer keeps one payroll for several activities.
 */
export type OsnsActivity = {
  readonly oked: string;
  readonly headcount: number;
  readonly monthlyPayroll?: number;
  readonly annualPayroll?: number;
  readonly incomes?: readonly number[];
};

/** `payroll` is a year's, each income counted up to the cap; undefined where none was given. `rate` is per cent. */
export type PricedActivity = {
  readonly oked: string;
  readonly riskClass: number;
  readonly rate: number;
  readonly headcount: number;
  readonly payroll: number | undefined;
};

/**
 * Reads the activities from outside. Codes: "activities" (no list, or too long a one); with the `index` of the activity
 * "oked" (unknown), "headcount" (out of range, or not the number of incomes), "monthlyPayroll" (out of range, or more than
 * one payroll), "annualPayroll" and "incomes".
 */
export function readOsnsActivities(value: unknown, leastWage: number, tariff: OsnsTariff): Result<readonly PricedActivity[]> {
  const { activities: count } = tariff.limits;
  if (!Array.isArray(value) || value.length < count.min) return failure("activities", count.min);
  if (value.length > count.max) return failure("activities", count.max);
  const activities: PricedActivity[] = [];
  for (const [index, one] of (value as readonly unknown[]).entries()) {
    const read = readActivity(one, leastWage, tariff);
    if (!read.ok) return failureAt(index, read.error);
    activities.push(read.value);
  }
  return success(activities);
}

function readActivity(value: unknown, leastWage: number, tariff: OsnsTariff): Result<PricedActivity> {
  if (typeof value !== "object" || value === null) return failure("activities");
  const { oked, headcount, ...payrolls }: Loose<OsnsActivity> = value;
  const riskClass = osnsRiskClass(oked);
  const rate = riskClass === undefined ? undefined : tariff.rates[riskClass];
  if (riskClass === undefined || rate === undefined) return failure("oked");
  const workers = readWhole(headcount, tariff.limits.headcounts, "headcount");
  if (!workers.ok) return workers;
  const payroll = readPayroll(payrolls, workers.value, leastWage, tariff);
  return payroll.ok ? success({ oked: String(oked), riskClass, rate, headcount: workers.value, payroll: payroll.value }) : payroll;
}

const YEAR = 12;

function readPayroll(
  { monthlyPayroll, annualPayroll, incomes }: Loose<OsnsActivity>,
  workers: number,
  leastWage: number,
  { limits: { payrolls }, incomeCap }: OsnsTariff,
): Result<number | undefined> {
  const given = [monthlyPayroll, annualPayroll, incomes].filter((one) => one !== undefined).length;
  if (given === 0) return success(undefined);
  if (given > 1) return failure("monthlyPayroll");
  if (incomes !== undefined) return readIncomes(incomes, workers, incomeCap * leastWage, payrolls);
  if (annualPayroll !== undefined) return readWhole(annualPayroll, { min: payrolls.min, max: YEAR * payrolls.max }, "annualPayroll");
  const payroll = readWhole(monthlyPayroll, payrolls, "monthlyPayroll");
  return payroll.ok ? success(YEAR * payroll.value) : payroll;
}

function readIncomes(incomes: unknown, workers: number, cap: number, range: Range): Result<number> {
  if (!Array.isArray(incomes)) return failure("incomes");
  if (incomes.length !== workers) return failure("headcount", incomes.length);
  let monthly = 0;
  for (const income of incomes as readonly unknown[]) {
    const read = readWhole(income, range, "incomes");
    if (!read.ok) return read;
    monthly += Math.min(read.value, cap);
  }
  return success(YEAR * monthly);
}
