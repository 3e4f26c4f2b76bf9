import { documentsOfEvent, type EventDocument, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { ClaimRuleName } from "../../platform/database/records/claim-rule.ts";

/** What stands for a paper: a file of the claimant; the insurer's own contract, which also names who is paid; a register of the state. */
type Proof = "file" | "contract" | "register";

/** One edition of a rule. */
export interface ClaimRule {
  readonly rule: ClaimRuleName;
  /** From this day on, by the day on which the claim came; a later edition is a further row. */
  readonly from: string;
  readonly event: InsuredEvent;
  /** By what each paper of the event's table is proved. */
  readonly proofs: Readonly<Partial<Record<EventDocument, Proof>>>;
}

/** Rules by which a claim is accepted without a person. None refuses: what they do not accept is decided by people. */
const rules: readonly ClaimRule[] = [
  {
    rule: "recordedDeath",
    from: "2026-11-01",
    event: "death",
    // Whoever is named in the contract proves no kinship.
    proofs: { identity: "file", policy: "contract", deathCertificate: "register", medical: "file", kinship: "contract" },
  },
];

/** The rule for an event on the day on which its claim came; undefined without a rule, or where a paper of the event's table is not in it. */
export function ruleOn(event: InsuredEvent, day: string): ClaimRule | undefined {
  const rule = rules.findLast((one) => one.event === event && one.from <= day);
  return rule && documentsOfEvent[event].every((paper) => rule.proofs[paper] !== undefined) ? rule : undefined;
}

/** The papers that the claimant sends as files. */
export const papersAsFiles = ({ event, proofs }: ClaimRule): readonly EventDocument[] =>
  documentsOfEvent[event].filter((paper) => proofs[paper] === "file");
