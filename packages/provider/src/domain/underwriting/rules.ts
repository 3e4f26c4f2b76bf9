import type { Condition } from "@shanyraq/calls/topics";
import type { TextId } from "@shanyraq/i18n/text";
import type { Outcome } from "../../platform/database/records/assessment.ts";

/** What a rule looks at. */
export type Circumstance =
  | { readonly condition: Condition }
  | { readonly publicOfficial: true }
  | { readonly taxAbroad: true }
  /** A sum assured above so many tenge, on the insured's life. */
  | { readonly sumAbove: number };

export interface Rule {
  readonly when: Circumstance;
  /** Slugs of the lines it holds for; left out when it holds for all that ask. */
  readonly lines?: readonly string[];
  readonly outcome: Exclude<Outcome, "issue">;
  /** What the customer reads or is asked. */
  readonly says: TextId;
}

export interface UnderwritingRules {
  readonly version: string;
  /** The day from which applications are assessed by them, yyyy-mm-dd. */
  readonly from: string;
  readonly rules: readonly Rule[];
}

/** Lines that pay on an illness or a death soon after the issue, and hold nothing of the customer's own. */
const protection = ["term-life", "credit-life", "critical-illness"];

/**
 * Rules of underwriting 2026-1, ours: the law asks only that what is essential be asked in writing (Civil Code, article 832) and that
 * officials and foreign taxpayers be looked at by a person (AML law, article 8). No rule refuses an endowment outright.
 */
const rules20261: UnderwritingRules = {
  version: "2026-1",
  from: "2026-11-01",
  rules: [
    { when: { condition: "cancer" }, lines: protection, outcome: "decline", says: "underwriting.decline.cancer" },
    { when: { condition: "cancer" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "heart" }, lines: ["critical-illness"], outcome: "decline", says: "underwriting.decline.heart" },
    { when: { condition: "heart" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "stroke" }, lines: ["critical-illness"], outcome: "decline", says: "underwriting.decline.heart" },
    { when: { condition: "stroke" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "organFailure" }, lines: protection, outcome: "decline", says: "underwriting.decline.organFailure" },
    { when: { condition: "organFailure" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "diabetes" }, outcome: "question", says: "underwriting.question.diabetes" },
    { when: { condition: "infection" }, outcome: "question", says: "underwriting.question.infection" },
    { when: { condition: "mental" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "disability" }, outcome: "review", says: "underwriting.review.health" },
    { when: { condition: "operation" }, outcome: "question", says: "underwriting.question.operation" },
    { when: { condition: "otherIllness" }, outcome: "review", says: "underwriting.review.health" },
    { when: { publicOfficial: true }, outcome: "review", says: "underwriting.review.publicOfficial" },
    { when: { taxAbroad: true }, outcome: "review", says: "underwriting.review.taxAbroad" },
    {
      when: { sumAbove: 50_000_000 },
      lines: ["senim", "education", "term-life", "critical-illness", "accident"],
      outcome: "review",
      says: "underwriting.review.sum",
    },
  ],
};

/** Every version, the newest first. */
export const underwritingRules: readonly UnderwritingRules[] = [rules20261];
