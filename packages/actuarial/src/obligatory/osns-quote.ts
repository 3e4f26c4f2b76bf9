import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { indicatorsOn } from "../shared/indicators.ts";
import { indicatorsByYear } from "../shared/tables/indicators.ts";
import type { IndicatorsByYear } from "../shared/tables/indicators.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import { correctionCoefficient } from "./osns-coefficient.ts";
import { readOsnsEmployer } from "./osns-employer.ts";
import type { OsnsEmployer } from "./osns-employer.ts";
import type { OsnsTariff } from "./osns-tariff.ts";
import type { PricedWorkplace } from "./osns-workplace.ts";

/**
 * `victims5y` died or lost 30-100 % of their capacity to work in five years, in accidents through the employer's fault; 0 when the employer was not at fault.
 * `startDate` yyyy-mm-dd; the contract runs a year.
 */
export type OsnsQuestion = OsnsEmployer & {
  readonly victims5y: number;
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
 * Decimal strings in tenge. `base` is the premium by the rates alone; `minimumApplied` says that the least wage replaces it, `incomeCapped` that more income
 * was given than counts. The rows' premiums sum to `premium`.
 */
export type OsnsQuote = {
  readonly tariffVersion: string;
  readonly premium: string;
  readonly base: string;
  readonly coefficient: number;
  readonly minimumApplied: boolean;
  readonly incomeCapped: boolean;
  readonly sumAssured: string;
  readonly rows: readonly OsnsRow[];
};

/**
 * Quotes the compulsory insurance of workers against accidents: base = sum over the workplaces of round2(payroll rate);
 * premium = round2(max(base, least wage) K). At the least premium the insured sums are raised to what it buys.
 *
 * Domain: the limits of the tariff, and the `years` whose indicators are known. Codes: "startDate", "year" (the least wage of the year is not known), those of
 * `readOsnsEmployer`, "victims" and those of `correctionCoefficient`; never throws.
 * Source: Law No. 30-III of 07.02.2005, article 17, paragraphs 1 to 3 and 2-1, and article 17-1; the tariff (2026-2).
 */
export function quoteOsns(input: Loose<OsnsQuestion>, tariff: OsnsTariff, years: IndicatorsByYear = indicatorsByYear): Computed<OsnsQuote> {
  const { startDate, victims5y, ...employer } = fieldsOf(input);
  if (!isContractDate(startDate)) return failure("startDate");
  const indicators = indicatorsOn(startDate, years);
  if (!indicators.ok) return indicators;
  const workplaces = readOsnsEmployer(employer, indicators.value.mzp, tariff);
  if (!workplaces.ok) return workplaces;
  const victims = readWhole(victims5y, tariff.limits.victims, "victims");
  if (!victims.ok) return victims;
  const headcount = total(workplaces.value.map((one) => one.headcount));
  const coefficient = correctionCoefficient(victims.value, headcount, tariff);
  if (!coefficient.ok) return coefficient;

  const bases = workplaces.value.map(({ payroll, rate }) => roundTo((payroll * rate) / 100, 2));
  const base = roundTo(total(bases), 2);
  const least = tariff.minimumPremium * indicators.value.mzp;
  const premium = roundTo(Math.max(base, least) * coefficient.value, 2);
  const raise = base < least ? least / base : 1;
  return success({
    tariffVersion: tariff.version,
    premium: decimalText(premium),
    base: decimalText(base),
    coefficient: coefficient.value,
    minimumApplied: base < least,
    incomeCapped: workplaces.value.some(({ capped }) => capped),
    sumAssured: decimalText(total(workplaces.value.map(({ payroll }) => payroll)) * raise),
    rows: rowsOf(workplaces.value, bases, premium, raise),
  });
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

// The premium is shared out by the workplaces' bases, rounded on the running total so that the rows sum to it.
function rowsOf(workplaces: readonly PricedWorkplace[], bases: readonly number[], premium: number, raise: number): OsnsRow[] {
  const base = total(bases);
  let reached = 0;
  return workplaces.map(({ oked, riskClass, rate, headcount, payroll }, index) => {
    const before = roundTo((reached * premium) / base, 2);
    reached = index === workplaces.length - 1 ? base : reached + (bases[index] ?? 0);
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
