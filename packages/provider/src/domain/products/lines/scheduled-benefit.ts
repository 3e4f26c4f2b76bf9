import type { Tiyn } from "@shanyraq/rules";

/** A sum of a contract that falls due without any claim for an insured event. */
export interface ScheduledBenefit {
  readonly dueOn: string;
  readonly amount: Tiyn;
  /**
   * Of the sum for a burial, which is paid to the person who buried the annuitant; the ledger decides the recipient of any other sum (`ledger/benefits.ts`).
   */
  readonly of?: "burial";
  /** It is owed only while the annuitant lives; other payments are made after a death too. */
  readonly whileAlive?: true;
}

/** The facts of a contract that its line needs for its schedule. */
export interface BenefitQuestion {
  /** The sum of the contract: less than was agreed when it continues without premiums. */
  readonly sum: Tiyn;
  readonly startDate: string;
  readonly endDate: string;
  /** The day on which its premium was there whole; undefined while it is not. */
  readonly paidOn: string | undefined;
  readonly diedOn: string | undefined;
  /** A schedule without an end is given up to this day, with the one payment after it. */
  readonly upTo: string;
}
