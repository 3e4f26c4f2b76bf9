import rules from "./data/osns-risk-rules.json" with { type: "json" };
import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { round, tiyn } from "./rounding.ts";
import { indicators } from "./tariff-2026-1.ts";

/** The class of an activity: the longest prefix of its code that has one (calculators.md 2.6, Order No. 86 of 05.03.2022). */
export function riskClassOf(oked: string): number | undefined {
  const classes: Readonly<Record<string, number>> = rules.prefix_rules;
  for (let length = oked.length; length > 0; length -= 1) {
    const found = classes[oked.slice(0, length)];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tariff of a class as a share of the insured sum (law 30-III, article 17, paragraph 2). */
function rateOf(riskClass: number): number {
  const basisPoints: Readonly<Record<string, number>> = rules.rates_bp;
  return (basisPoints[riskClass] ?? Number.NaN) / 10_000;
}

const headcountsTo = [100, 500, 1_000, 10_000, 20_000, Infinity];
const NO_CELL = Number.NaN;
/** The coefficients of law 30-III, article 17-1, paragraph 2, as in law.md 1. */
const coefficients = [
  { from: 300, row: [NO_CELL, NO_CELL, 4, 3.8, 3.6, 3.5] },
  { from: 200, row: [NO_CELL, 4, 3.75, 3.5, 3.2, 3] },
  { from: 100, row: [NO_CELL, 3.6, 3.5, 3.4, 3, 2] },
  { from: 50, row: [4, 3.5, 3.3, 3, 3.1, 1.5] },
  { from: 20, row: [3.8, 3.3, 3.2, 2.75, 2.4, 1.25] },
  { from: 10, row: [3.4, 3.2, 3, 2.5, 1.25, 1.1] },
  { from: 2, row: [3, 2, 1.75, 1, 1, 1] },
];

/** K by the mean of victims a year in five years and the workers at the conclusion, branches included; below 2 victims 1. */
export function coefficientOf(victims5y: number, headcount: number): number {
  const mean = round(victims5y / 5, 0);
  const column = headcountsTo.findIndex((to) => headcount <= to);
  const found = coefficients.find(({ from }) => mean >= from);
  return found ? (found.row[column] ?? NO_CELL) : 1;
}

/** The insured sum is at least the year's payroll, where a worker counts up to 10 MZP a month (law 30-III, articles 16 and 17, paragraph 1). */
export function yearlyPayroll(monthly: number, headcount: number, aboveCap: number, mzp: number): number {
  const cap = 10 * mzp;
  // What the others earn counts up to the cap of each of them too.
  return 12 * (Math.min(monthly, (headcount - aboveCap) * cap) + aboveCap * cap);
}

interface Workplace {
  readonly riskClass: number;
  readonly headcount: number;
  readonly payroll: number;
}

function workplaceOf(answers: Answers, activities: readonly string[], mzp: number): Workplace | undefined {
  const headcount = wholeWithin(answers["headcount"], 1, 1_000_000);
  const aboveCap = wholeWithin(answers["aboveCap"] ?? "0", 0, 1_000_000);
  const payroll = wholeWithin(answers["payroll"], 0, 10_000_000_000);
  if (headcount === undefined || aboveCap === undefined || payroll === undefined || aboveCap > headcount) return undefined;
  // Somebody earns no more than the cap, so their payroll is given.
  if (aboveCap < headcount && payroll === 0) return undefined;
  const classes = activities.map(riskClassOf);
  if (classes.some((one) => one === undefined)) return undefined;
  // Evenly spread activities: the higher class, not the higher rate (law 30-III, article 17, paragraph 3).
  const riskClass = Math.max(...classes.map((one) => one ?? 0));
  return { riskClass, headcount, payroll: yearlyPayroll(payroll, headcount, aboveCap, mzp) };
}

/** Accidents at work (law 30-III): max(base, 1 MZP) times K, law.md 1 before calculators.md 2.6. */
export function priceEmployerOsns(answers: Answers, on: string): Priced {
  const mzp = indicators[on.slice(0, 4)]?.mzp;
  if (mzp === undefined || typeof answers["oked"] !== "string") return REFUSED;
  const others: readonly Answers[] = Array.isArray(answers["otherActivities"]) ? answers["otherActivities"] : [];
  const activities =
    answers["evenActivities"] === "true" ? [answers["oked"], ...others.map(({ oked }) => String(oked))] : [answers["oked"]];
  const branches: readonly Answers[] = Array.isArray(answers["branches"]) ? answers["branches"] : [];
  const places = [workplaceOf(answers, activities, mzp), ...branches.map((branch) => workplaceOf(branch, [String(branch["oked"])], mzp))];
  let base = 0;
  let headcount = 0;
  for (const place of places) {
    if (!place) return REFUSED;
    base += round(place.payroll * rateOf(place.riskClass), 2);
    headcount += place.headcount;
  }
  const victims = answers["employerFault"] === "true" ? wholeWithin(answers["victims5y"], 1, 1_000_000) : 0;
  if (victims === undefined) return REFUSED;
  // K applies only when an event happened through the employer's fault (article 17-1, paragraph 1).
  const coefficient = coefficientOf(victims, headcount);
  if (Number.isNaN(coefficient) || victims > headcount * 5) return REFUSED;
  return {
    instalment: tiyn(round(Math.max(base, mzp) * coefficient, 2)),
    monthsApart: 0,
    months: 12,
    // Compulsory while there are workers: not ended in the cabinet (termination.nobody.employer).
    end: { gives: "refused" },
    benefits: () => [],
  };
}
