import type { Tiyn } from "@shanyraq/rules";

/** What the operator decides about claims that no law sets. */
export interface ClaimLimits {
  /** Whether simple claims are accepted by rule, without a person. */
  readonly byRule: boolean;
  /** The greatest sum that is. */
  readonly maxSum: Tiyn;
  /** Least days from the start of the contract, or from its last change, to the event. */
  readonly minDays: number;
  /** Lines of which a claim is; none has none. */
  readonly lines: readonly string[];
  /** Days from the start of a contract within which an event is looked at by a person. */
  readonly soonDays: number;
}

/**
 * What holds unless the operator sets something else. Two years: before them the cause of a death may be a ground for a refusal (Civil Code, article 839,
 * paragraph 1), and only a person reads it in a paper.
 */
export const usualClaimLimits: ClaimLimits = {
  byRule: true,
  maxSum: 3_000_000_00,
  minDays: 731,
  lines: ["term-life", "senim"],
  soonDays: 90,
};
