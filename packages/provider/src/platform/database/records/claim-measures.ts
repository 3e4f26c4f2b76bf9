import type { DisabilityGroup, Injury } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What the papers of a claim show that its sum is found by; of each event only what its line asks for. */
export interface ClaimMeasures {
  readonly disabilityGroup?: DisabilityGroup;
  /** Rows of the table of injuries, each once. */
  readonly injuries?: readonly Injury[];
  /** Days on sick leave. */
  readonly sickDays?: number;
  /** Days in hospital, the first and the last one counted. */
  readonly hospitalDays?: number;
  /** Bills for treatment, in all. */
  readonly expenses?: Tiyn;
  /** Whose event it is and who is paid, where the contract insures several people or names none. */
  readonly person?: string;
  /** The loss of earning capacity, or a dependant's share of the income, in percent. */
  readonly lossPercent?: number;
  /** A month: the income before the event, and what the social insurance fund pays. */
  readonly income?: Tiyn;
  readonly fundPayment?: Tiyn;
  /** The first day of monthly payments, where it is not that of the event: a new degree starts on its own day. */
  readonly lossFrom?: string;
  /** The day before which monthly payments end: the term of the degree, or of a dependant's right. */
  readonly lossUntil?: string;
}

/** Lost earnings, paid monthly in advance. */
export interface LostEarnings {
  /** The first day that is paid. */
  readonly from: string;
  readonly percent: number;
  /** What counts of the income: no more than the law's cap. */
  readonly income: Tiyn;
  readonly fundPayment: Tiyn;
  readonly monthly: Tiyn;
  /** Months that have started by the day of the decision. */
  readonly months: number;
  readonly until: string;
}

/** By what of the papers a part of a cover was found: shares in hundredths of a percent of the agreed sum. */
export type MeasuredBy =
  | { readonly by: "disabilityGroup"; readonly group: DisabilityGroup; readonly share: number }
  | { readonly by: "injuries"; readonly rows: readonly { readonly injury: Injury; readonly share: number }[]; readonly share: number }
  | {
      readonly by: "sickDays" | "hospitalDays";
      readonly days: number;
      /** Those of them that are paid. */
      readonly paidDays: number;
      /** For each paid day. */
      readonly share: number;
    };
