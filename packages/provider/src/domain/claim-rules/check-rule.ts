import type { EventDocument } from "@shanyraq/calls/vocabulary";
import { daysBetween } from "@shanyraq/rules";
import type { RuleCondition } from "../../platform/database/records/claim-rule.ts";
import type { ClaimLimits } from "../../platform/ports/claim-limits.ts";
import type { RegisteredDeath } from "../../platform/ports/death-register.ts";
import type { AssessedClaim } from "../claims/assess-claim.ts";
import { isPayeesAccount, type GivenAccount } from "../claims/payee-account.ts";
import { isMinorOn } from "../claim-payees/payee-standing.ts";
import { papersAsFiles, type ClaimRule } from "./rules.ts";

/** What is known of a claim that a rule asks about. */
export interface RuleFacts {
  /** The day of the event, as it was reported. */
  readonly day: string;
  readonly product: string;
  /** Of the person insured, where the contract holds it. */
  readonly iin?: string;
  readonly isAlone: boolean;
  /** Papers that the claimant says are with the claim. */
  readonly papers: readonly EventDocument[];
  readonly files: number;
  readonly hasSigns: boolean;
  /** The start of the contract or, if it was changed later, of its last change. */
  readonly since: string;
  readonly isDeclaredHealthy: boolean;
  /** What is owed; undefined where the contract owes nothing of itself, or where the sum depends on the cause. */
  readonly owed?: AssessedClaim;
  /** Whether one of those who are paid is known to have died. */
  readonly isPayeeDead: boolean;
  readonly account?: GivenAccount;
  /** What the register records; undefined while it was not asked. */
  readonly death?: RegisteredDeath;
}

function arePayeesKnown({ owed, account, isPayeeDead }: RuleFacts, today: string): boolean {
  // Nobody is paid without a sum: that is another condition.
  if (!owed || owed.payees.length === 0) return true;
  if (!account || isPayeeDead) return false;
  const areNamed = owed.payees.every(
    ({ kind, birthDate }) => kind === "beneficiary" && birthDate !== undefined && !isMinorOn({ birth_date: birthDate }, today),
  );
  return (
    areNamed &&
    owed.payees.some(({ kind, name, iin = null, birthDate = null }) => isPayeesAccount({ kind, name, iin, birth_date: birthDate }, account))
  );
}

const conditions: Readonly<
  Record<Exclude<RuleCondition, "register">, (facts: RuleFacts, rule: ClaimRule, limits: ClaimLimits, today: string) => boolean>
> = {
  line: ({ product }, _, { byRule, lines }) => byRule && lines.includes(product),
  alone: ({ isAlone }) => isAlone,
  papers: ({ papers, files }, rule) => {
    const wanted = papersAsFiles(rule);
    return wanted.every((paper) => papers.includes(paper)) && files >= wanted.length;
  },
  signs: ({ hasSigns }) => !hasSigns,
  age: ({ day, since }, _, { minDays }) => daysBetween(since, day) >= minDays,
  declarations: ({ isDeclaredHealthy }) => isDeclaredHealthy,
  sum: ({ owed }) => owed !== undefined && owed.payees.length > 0,
  limit: ({ owed }, _, { maxSum }) => owed === undefined || owed.sum <= maxSum,
  person: ({ iin }) => iin !== undefined,
  payees: (facts, _, __, today) => arePayeesKnown(facts, today),
};

/** What a claim lacks of what the insurer knows itself, before a register is asked about the person. A pure function. */
export const unmetOwn = (facts: RuleFacts, rule: ClaimRule, limits: ClaimLimits, today: string): readonly RuleCondition[] =>
  (Object.keys(conditions) as (keyof typeof conditions)[]).filter((name) => !conditions[name](facts, rule, limits, today));

/** Everything that a claim lacks, so that a rule accepts it: of a register only where it was asked. A pure function. */
export function unmetOf(facts: RuleFacts, rule: ClaimRule, limits: ClaimLimits, today: string): readonly RuleCondition[] {
  const own = unmetOwn(facts, rule, limits, today);
  return own.length > 0 || facts.death === "recorded" ? own : ["register"];
}
