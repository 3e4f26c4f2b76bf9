import type { CheckStanding, PensionCheck } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What the insurer's accounting is asked to compare: the set of papers, or the terms of the contract. */
export interface CheckQuestion {
  /** The same reference is the same question, however often it is asked. */
  readonly reference: string;
  readonly check: PensionCheck;
  readonly case: string;
  readonly premium: Tiyn;
  readonly papers: readonly string[];
}
export interface CheckAnswer {
  readonly standing: CheckStanding;
  /** Why it refused, in words for the customer. */
  readonly reason?: string;
}

/** The insurer's accounting. Rejects when it does not answer. */
export interface PensionAccounting {
  check(question: CheckQuestion): Promise<CheckAnswer>;
}
