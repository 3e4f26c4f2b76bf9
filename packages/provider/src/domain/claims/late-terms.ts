import { daysBetween, type Tiyn } from "@shanyraq/rules";

/** What lateness of a payment costs, in hundredths of a percent for each year or each day of it. */
export interface LateTerms {
  readonly from: string;
  readonly per: "year" | "day";
  readonly rate: number;
}

/**
 * Interest for the use of somebody else's money (Civil Code, articles 353 and 820, paragraph 8): the base rate of the National Bank on the day of the payment.
 * The operator adds a row when the rate changes. The last row has to be confirmed by them.
 */
const interest: readonly LateTerms[] = [
  { from: "2023-07-10", per: "year", rate: 1_675 },
  { from: "2023-10-09", per: "year", rate: 1_600 },
  { from: "2023-11-27", per: "year", rate: 1_575 },
  { from: "2025-10-13", per: "year", rate: 1_800 },
];

/**
 * Lost earnings of an injured worker (law No. 30-III of 07.02.2005, article 9, paragraph 2, subparagraph 9): without an upper limit. Their sum is decided by
 * papers, and no contract owes it of itself yet.
 */
const penalty: readonly LateTerms[] = [{ from: "2020-01-01", per: "day", rate: 150 }];

const byPenalty: ReadonlySet<string> = new Set(["employer-osns"]);

/** What lateness costs under a line for what is paid on a day; undefined before the first row. */
export const lateTermsOn = (product: string, day: string): LateTerms | undefined =>
  (byPenalty.has(product) ? penalty : interest).findLast(({ from }) => from <= day);

const DAYS_OF_YEAR = 365n;
/** A rate in hundredths of a percent, of the whole. */
const WHOLE = 10_000n;

/** What is owed for days of lateness of a sum, rounded to the nearer tiyn, and up from the middle. */
export function lateSum(amount: Tiyn, { per, rate }: Pick<LateTerms, "per" | "rate">, days: number): Tiyn {
  const product = BigInt(amount) * BigInt(rate) * BigInt(days);
  const whole = per === "year" ? WHOLE * DAYS_OF_YEAR : WHOLE;
  return Number((2n * product + whole) / (2n * whole));
}

/** Days on which the insurer waited for papers that it had asked for. */
export interface Pause {
  readonly from: string;
  readonly to: string;
}

/** Days from a last day on to the day of the payment, without those on which something of the claimant was awaited. Pauses do not overlap. */
export function daysLate(deadline: string, on: string, pauses: readonly Pause[]): number {
  const later = (one: string, other: string) => (one > other ? one : other);
  const earlier = (one: string, other: string) => (one < other ? one : other);
  const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(later(from, deadline), earlier(to, on))), 0);
  return Math.max(0, daysBetween(deadline, on) - paused);
}
