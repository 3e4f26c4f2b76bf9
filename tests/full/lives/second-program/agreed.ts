import type { Day } from "../story.ts";

/** A sum that falls due on a day. */
export interface Benefit {
  readonly on: Day;
  readonly tiyn: number;
  /** Paid whoever lives. */
  readonly guaranteed: boolean;
}

/** What an ended contract gives back of the premium of the period that its last day lies in. */
export type EndRule =
  /** The surrender value (senim, education). */
  | { readonly gives: "surrender" }
  /** The unused days less the tariff's costs; once a loan is repaid, the law's formula where it gives more. */
  | { readonly gives: "unused"; readonly kept: number; readonly repaidKept: number | undefined }
  /** Nothing: the premium pays for cover (accident, illness). */
  | { readonly gives: "nothing" }
  /** Everything within the first days, less what it has paid, and nothing later: a payout annuity is then paid to its end (decision 053). */
  | { readonly gives: "withdrawal" }
  /** It cannot be ended by its owner (pension annuity, workers' insurance). */
  | { readonly gives: "refused" };

/** Terms of a contract as its tariff prices them. Sums are whole tiyn. */
export interface Agreed {
  readonly instalment: number;
  /** Months from one premium to the next; 0 where it is paid once. */
  readonly monthsApart: number;
  /** Months of the whole contract; undefined of a pension, which is for life. */
  readonly months: number | undefined;
  readonly end: EndRule;
  /** Of savings: what surrender gives when premiums are paid for so many complete months, and so many have passed. */
  readonly surrenderAt?: (months: number) => number;
  /** Of savings: the sum assured that stays when premiums stop after so many months. */
  readonly paidUpAt?: (months: number) => number;
  /** What falls due if all premiums are paid; asked up to a day, since a pension has no last payment. */
  readonly benefits: (start: Day, premiumOn: Day, until: Day) => readonly Benefit[];
  /** The same contract with other answers, from an anniversary; undefined where the tariff or the form refuses it. */
  readonly changed?: (to: Readonly<Record<string, string>>) => Agreed | undefined;
  readonly burial?: number;
}

export type Answers = Readonly<Record<string, unknown>>;

/** The form takes no such answers. */
export const REFUSED = "refused";
export type Priced = Agreed | typeof REFUSED;

/** A whole number that was typed, within its bounds; undefined otherwise. */
export function wholeWithin(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
