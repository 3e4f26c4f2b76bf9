import { failure, failureAt, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { OsnsTariff } from "./osns-tariff.ts";
import { ratedActivity, readOsnsWorkplace } from "./osns-workplace.ts";
import type { OsnsWorkplace, PricedWorkplace } from "./osns-workplace.ts";

/**
 * An employer as its contract counts it. `main` is of the main activity, and of every worker of who has no branches; where none is
 * the main one, `others` are the activities that stand level with it. `branches` are those with an activity of their own.
 */
export type OsnsEmployer = {
  readonly main: OsnsWorkplace;
  readonly others?: readonly string[];
  readonly branches?: readonly OsnsWorkplace[];
};

/**
 * Reads an employer from outside, the main workplace first. Activities that stand level are charged by the highest class, whose
 * rate need not be the highest; nothing else divides a payroll. Codes: those of `readOsnsWorkplace`, with the `index` of a branch;
 * "others" (no list, too long, or with the `index` of an unknown activity); "branches" (no list, or too long).
 * Source: Law No. 30-III of 07.02.2005, article 17, paragraph 3.
 */
export function readOsnsEmployer(
  { main, others = [], branches = [] }: Loose<OsnsEmployer>,
  leastWage: number,
  tariff: OsnsTariff,
): Computed<readonly PricedWorkplace[]> {
  const own = readOsnsWorkplace(main, leastWage, tariff);
  if (!own.ok) return own;
  const classed = byHighestClass(own.value, others, tariff);
  if (!classed.ok) return classed;
  if (!Array.isArray(branches)) return failure("branches");
  if (branches.length > tariff.limits.branches.max) return failure("branches", tariff.limits.branches.max);
  const workplaces = [classed.value];
  for (const [index, branch] of (branches as readonly unknown[]).entries()) {
    const read = readOsnsWorkplace(branch, leastWage, tariff);
    if (!read.ok) return failureAt(index, read.error);
    workplaces.push(read.value);
  }
  return success(workplaces);
}

function byHighestClass(own: PricedWorkplace, others: unknown, tariff: OsnsTariff): Computed<PricedWorkplace> {
  if (!Array.isArray(others)) return failure("others");
  // The first of them is the workplace's own.
  const most = tariff.limits.activities.max - 1;
  if (others.length > most) return failure("others", most);
  let highest = own;
  for (const [index, oked] of (others as readonly unknown[]).entries()) {
    const activity = ratedActivity(oked, tariff);
    if (activity === undefined) return failureAt(index, { code: "others" });
    if (activity.riskClass > highest.riskClass) highest = { ...own, ...activity };
  }
  return success(highest);
}
