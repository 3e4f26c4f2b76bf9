import type { Tiyn } from "@shanyraq/rules";

/** Rules by which a claim is accepted without a person. */
export const claimRuleNames = ["recordedDeath"] as const;
export type ClaimRuleName = (typeof claimRuleNames)[number];

/** What has to hold of a claim, so that a rule accepts it. */
export const ruleConditions = [
  /** The operator lets claims of this line be accepted by rule. */
  "line",
  /** One report and one claim of the contract, which nobody of the staff has touched. */
  "alone",
  /** Every paper of the event's table that the insurer or a register does not have itself. */
  "papers",
  /** No sign asks a person to look. */
  "signs",
  /** As old as the operator asks, counted from its last change. */
  "age",
  /** The application declared no illness, and nobody assessed it. */
  "declarations",
  /** The contract owes a sum, whatever the cause. */
  "sum",
  /** No greater than the operator's limit. */
  "limit",
  /** Everybody who is paid is named in the contract and of age, and the account is of one of them. */
  "payees",
  /** The contract holds the number of the one person whom it insures: the register is asked by it. */
  "person",
  /** The state's register records the death on the day that was reported. */
  "register",
] as const;
export type RuleCondition = (typeof ruleConditions)[number];

/** The rule by which a claim was accepted, with what it found and what it asked on that day. */
export interface AcceptedByRule {
  readonly rule: ClaimRuleName;
  /** The day of the edition of the rule. */
  readonly from: string;
  /** Files that came with the claim. */
  readonly files: number;
  /** Days from the start of the contract, or from its last change, to the event. */
  readonly days: number;
  readonly minDays: number;
  readonly maxSum: Tiyn;
}
