import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { indicatorsOn } from "../shared/indicators.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Result } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import { readOsnsActivities } from "./osns-activities.ts";
import type { OsnsActivity, PricedActivity } from "./osns-activities.ts";
import { correctionCoefficient } from "./osns-coefficient.ts";
import type { OsnsTariff } from "./osns-tariff.ts";

/** `victims5y` of accidents in five years, `companyAge` in complete years, `startDate` yyyy-mm-dd; the contract runs a year. */
export type OsnsQuestion = {
  readonly activities: readonly OsnsActivity[];
  readonly victims5y: number;
  readonly companyAge: number;
  readonly noClaims3y: boolean;
  readonly startDate: string;
};

/** `rate` is the per cent a year that was charged; the money fields are decimal strings in tenge, `payroll` a year's. */
export type OsnsRow = {
  readonly oked: string;
  readonly riskClass: number;
  readonly rate: number;
  readonly headcount: number;
  readonly payroll: string;
  readonly sumAssured: string;
  readonly premium: string;
};

/**
 * Decimal strings in tenge. `base` is the premium by the rates alone, `coefficient` the correction with the discount;
 * `correctionStatus` says whether the matrix behind it is the law's. The rows' premiums sum to `premium`.
 */
export type OsnsQuote = {
  readonly tariffVersion: string;
  readonly premium: string;
  readonly base: string;
  readonly coefficient: number;
  readonly discount: boolean;
  readonly correctionStatus: OsnsTariff["correction"]["status"];
  readonly minimumApplied: boolean;
  readonly sumAssured: string;
  readonly rows: readonly OsnsRow[];
};

type Branch = PricedActivity & { readonly payroll: number; readonly base: number };

/**
 * Quotes the compulsory insurance of workers against accidents: base = sum over the activities of round2(payroll rate);
 * premium = max(round2(base K), least wage). Where an activity has no payroll of its own the highest rate is charged on all.
 * At the least premium the insured sums are raised to what it buys. The discount is refused where it would fall below it.
 *
 * Domain: the limits of the tariff. Codes: "startDate", "year" (the least wage of the year is not known), those of
 * `readOsnsActivities`, "monthlyPayroll" (none at all), "victims", "companyAge", "noClaims"; never throws.
 * Source: Law No. 30-III of 07.02.2005, article 17; the tariff (2026-1).
 */
export function quoteOsns(input: Loose<OsnsQuestion>, tariff: OsnsTariff): Result<OsnsQuote> {
  const fields = fieldsOf(input);
  const { startDate, noClaims3y } = fields;
  if (!isContractDate(startDate)) return failure("startDate");
  const indicators = indicatorsOn(startDate);
  if (!indicators.ok) return indicators;
  const activities = readOsnsActivities(fields.activities, indicators.value.mzp, tariff);
  if (!activities.ok) return activities;
  if (activities.value.every(({ payroll }) => payroll === undefined)) return failure("monthlyPayroll");
  const victims = readWhole(fields.victims5y, tariff.limits.victims, "victims");
  if (!victims.ok) return victims;
  const companyAge = readWhole(fields.companyAge, tariff.limits.companyAges, "companyAge");
  if (!companyAge.ok) return companyAge;
  if (typeof noClaims3y !== "boolean") return failure("noClaims");

  const branches = branchesOf(activities.value);
  const base = roundTo(total(branches.map((branch) => branch.base)), 2);
  const correction = correctionCoefficient(victims.value, total(branches.map(({ headcount }) => headcount)), tariff);
  const least = tariff.minimumPremium * indicators.value.mzp;
  const discounted = correction * tariff.discount.coefficient;
  const discount = noClaims3y && companyAge.value >= tariff.discount.companyAge && base * discounted >= least;
  const coefficient = discount ? discounted : correction;
  const corrected = roundTo(base * coefficient, 2);
  const premium = Math.max(corrected, least);
  const raise = corrected < least ? least / (base * coefficient) : 1;
  return success({
    tariffVersion: tariff.version,
    premium: decimalText(premium),
    base: decimalText(base),
    coefficient,
    discount,
    correctionStatus: tariff.correction.status,
    minimumApplied: corrected < least,
    sumAssured: decimalText(total(branches.map(({ payroll }) => payroll)) * raise),
    rows: rowsOf(branches, base, premium, raise),
  });
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function branchesOf(activities: readonly PricedActivity[]): Branch[] {
  const pooled = activities.some(({ payroll }) => payroll === undefined);
  const highest = Math.max(...activities.map(({ rate }) => rate));
  return activities.map((activity) => {
    const rate = pooled ? highest : activity.rate;
    const { payroll = 0 } = activity;
    return { ...activity, rate, payroll, base: roundTo((payroll * rate) / 100, 2) };
  });
}

// The premium is shared out by the branches' bases, rounded on the running total so that the rows sum to it.
function rowsOf(branches: readonly Branch[], base: number, premium: number, raise: number): OsnsRow[] {
  let reached = 0;
  return branches.map(({ oked, riskClass, rate, headcount, payroll, base: own }) => {
    const before = roundTo((reached * premium) / base, 2);
    reached = roundTo(reached + own, 2);
    return {
      oked,
      riskClass,
      rate,
      headcount,
      payroll: decimalText(payroll),
      sumAssured: decimalText(payroll * raise),
      premium: decimalText(roundTo((reached * premium) / base, 2) - before),
    };
  });
}
