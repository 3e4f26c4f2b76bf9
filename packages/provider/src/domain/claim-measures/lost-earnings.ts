import { addMonths, type Tiyn } from "@shanyraq/rules";
import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { ClaimMeasures, LostEarnings } from "../../platform/database/records/claim-measures.ts";
import { knownIndicators } from "../products/known-indicators.ts";

/** From this loss on the insurer pays; less is the employer's (Law 30-III, article 19, paragraph 1). */
const MIN_LOSS_PERCENT = 30;
/** Least wages of the year of the contract up to which an income counts (the same). */
const INCOME_CAP = 10;
/** Bills up to so many monthly indices, by the degree of loss; a funeral up to the last (article 19, paragraphs 2 and 3). */
const EXPENSES = [
  { from: 90, indices: 1000 },
  { from: 60, indices: 750 },
  { from: MIN_LOSS_PERCENT, indices: 500 },
] as const;
const FUNERAL_INDICES = 100;
const TIYN = 100;
/** Nobody is paid longer, whatever day was typed: a century. */
const MAX_MONTHS = 1200;

const earlier = (one: string, other: string): string => (one < other ? one : other);
const indicatorsOf = (day: string) => knownIndicators()[Number(day.slice(0, 4))];

/** Whether the loss is one that the insurer pays for: of a death each dependant has their share of the income. */
export const isPaidLoss = (event: InsuredEvent, percent: number): boolean => event === "death" || percent >= MIN_LOSS_PERCENT;

/** Months of a term that have started by a day; a month is paid in advance. */
function monthsStarted(from: string, until: string, day: string): number {
  let months = 0;
  for (let start = from; start < until && start <= day; start = addMonths(from, months)) months += 1;
  return months;
}

/** The days on which the months after those that have started are paid. */
export function laterMonths({ from, until, months }: Pick<LostEarnings, "from" | "until" | "months">): readonly string[] {
  const days: string[] = [];
  for (let month = months; addMonths(from, month) < until; month += 1) days.push(addMonths(from, month));
  return days;
}

/**
 * Lost earnings (Civil Code, article 938; Law 30-III, article 19): a percent of the monthly income up to the cap of the contract's year, less what the social
 * insurance fund pays. Rounded to the nearer tiyn, and up from the middle.
 * @returns undefined where the papers do not say it all, or no indicators of the year are known.
 */
export function lostEarnings(
  { lossPercent: percent, income, fundPayment = 0, lossFrom, lossUntil: until }: ClaimMeasures,
  { eventDay, contractFrom, day }: { readonly eventDay: string; readonly contractFrom: string; readonly day: string },
): LostEarnings | undefined {
  const indicators = indicatorsOf(contractFrom);
  if (percent === undefined || income === undefined || until === undefined || !indicators) return undefined;
  const from = lossFrom ?? eventDay;
  const counted = Math.min(income, INCOME_CAP * indicators.mzp * TIYN);
  const lost = Number((2n * BigInt(counted) * BigInt(percent) + 100n) / 200n);
  return {
    from,
    percent,
    income: counted,
    fundPayment,
    monthly: Math.max(0, lost - fundPayment),
    months: monthsStarted(from, until, day),
    until: earlier(until, addMonths(from, MAX_MONTHS)),
  };
}

/** Up to how much bills are paid, of an event on a day; of a death its funeral. Undefined where the index of its year is not known. */
export function maxExpenses(event: InsuredEvent, percent: number, day: string): Tiyn | undefined {
  const indicators = indicatorsOf(day);
  if (!indicators) return undefined;
  const indices = event === "death" ? FUNERAL_INDICES : (EXPENSES.find(({ from }) => percent >= from)?.indices ?? 0);
  return indices * indicators.mrp * TIYN;
}
