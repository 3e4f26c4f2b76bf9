import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Day } from "../lives/story.ts";

/** What the papers show, as the staff type it. */
export interface StoryMeasures {
  readonly disabilityGroup?: string;
  readonly injuries?: readonly string[];
  readonly sickDays?: number;
  readonly hospitalDays?: number;
}

/** Somebody who is paid, with the days after the acceptance on which they name an account; none where it came with the claim. */
export interface StoryPayee {
  readonly name: string;
  readonly birthDate: Day;
  readonly iin: string;
  /** Percents of the sum. */
  readonly share: number;
  readonly accountAfter: number;
  /** The bank sends their money back once. */
  readonly isSentBack: boolean;
}

export type Outcome = "accepted" | "refused" | "acceptedInReview" | "withdrawn";

/** One claim: the contract, the event, and all that people do on their days. */
export interface ClaimStory {
  readonly seed: number;
  readonly line: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly start: Day;
  /** What the product quotes; the second program has its own price. */
  readonly instalment: number;
  /** The days of the premiums that were paid. */
  readonly paidOn: readonly Day[];
  readonly event: InsuredEvent;
  /** What its papers show, where the sum is found by it; it is then the insured person's own. */
  readonly measures?: StoryMeasures;
  readonly byAccident: boolean;
  readonly eventOn: Day;
  readonly reportedOn: Day;
  readonly claimedOn: Day;
  /** Papers were asked for, and came on another day. */
  readonly papers?: { readonly askedOn: Day; readonly cameOn: Day };
  readonly decidedOn: Day;
  readonly outcome: Outcome;
  /** Of a review: the days on which it was asked for and decided. */
  readonly review?: { readonly askedOn: Day; readonly decidedOn: Day };
  readonly payees: readonly StoryPayee[];
}

/** What one program sees of a claim: whole tiyn. */
export interface ClaimAccount {
  readonly instalment: number;
  readonly deadline: Day;
  readonly daysLate: number;
  readonly setOff: number;
  /** What each payee is owed, and the part of it that is owed for lateness. */
  readonly shares: readonly { readonly amount: number; readonly late: number }[];
  /** What the bank was ordered to pay and did not send back, in all. */
  readonly sent: number;
}
