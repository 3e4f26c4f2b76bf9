import type { StatementKind, WorkDecision, WorkKind } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** What of a case says who may decide it. */
export interface Weighed {
  readonly kind: WorkKind;
  /** Of a statement what it is. */
  readonly statement?: StatementKind;
  /** Of an application what it insures for, of a claim what is owed on it. */
  readonly sumAssured?: Tiyn;
  /** Of a claim: whether a person has typed its sum, which nothing but papers shows. */
  readonly isTyped?: boolean;
  /** Of a claim: whether it is measured otherwise than a register measures it. */
  readonly isAgainstRegister?: boolean;
}

interface Rule {
  readonly kind: WorkKind;
  readonly decisions: readonly WorkDecision[];
  readonly statements?: readonly StatementKind[];
  /** From this sum on. */
  readonly from?: Tiyn;
  /** Only where a person has typed the sum. */
  readonly isTyped?: true;
  /** Only where a person says otherwise than a register. */
  readonly isAgainstRegister?: true;
}

/**
 * Decisions that take two: a refusal always, since somebody loses by it; whose money it is, by a paper from outside; what is paid for, or answered to who complains; and a sum that
 * one person should not take upon the company, or that one person has typed,
 * or measures otherwise than a register does. The company's own rules, not the law's.
 */
const rules: readonly Rule[] = [
  { kind: "application", decisions: ["decline"] },
  { kind: "application", decisions: ["accept"], from: 10_000_000_00 },
  { kind: "statement", decisions: ["refuse", "nameHeirs", "endEarnings", "payBurial"] },
  { kind: "statement", decisions: ["acceptClaim"], from: 1_000_000_00 },
  { kind: "statement", decisions: ["acceptClaim"], isTyped: true },
  { kind: "statement", decisions: ["acceptClaim"], isAgainstRegister: true },
  { kind: "statement", decisions: ["answer"], statements: ["claim", "compliance", "ombudsman"] },
];

/** Whether a decision of a case is proposed by one and agreed to by another. */
export const takesTwo = (
  decision: WorkDecision,
  { kind, statement, sumAssured = 0, isTyped = false, isAgainstRegister = false }: Weighed,
): boolean =>
  rules.some(
    (rule) =>
      rule.kind === kind &&
      rule.decisions.includes(decision) &&
      (rule.statements === undefined || (statement !== undefined && rule.statements.includes(statement))) &&
      (rule.isTyped === undefined || isTyped) &&
      (rule.isAgainstRegister === undefined || isAgainstRegister) &&
      sumAssured >= (rule.from ?? 0),
  );
