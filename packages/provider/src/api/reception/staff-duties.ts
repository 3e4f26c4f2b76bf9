import type { StaffDuty, WorkKind, WorkSubject } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

/** What one of the staff is given the right to, each separately: columns of their row. A right lets more be done, and takes nothing away. */
export const staffRights = ["desk", "assessor", "medical", "accountant", "supervisor", "underwriter"] as const;
export type StaffRight = (typeof staffRights)[number];

interface DutyRow {
  /** Any of them is enough. */
  readonly rights: readonly StaffRight[];
  /** What whoever has none of them reads. */
  readonly refusal: TextId;
}

/** What the staff do, and the rights that let them: the one table that says who may do what. */
export const duties = {
  /** Finds a customer, opens their data by their code, and takes their statement. */
  serveCustomers: { rights: ["desk"], refusal: "error.notAtDesk" },
  /** Reads what waits for an answer, and answers what is neither a claim, an application nor about misconduct. */
  answerRequests: { rights: ["desk", "assessor", "supervisor", "underwriter"], refusal: "error.notAtDesk" },
  /** Reads and answers what people report of misconduct, since it may be about whoever else reads it. */
  answerMisconduct: { rights: ["supervisor"], refusal: "error.notSupervisor" },
  /** Decides applications, and reads what applicants answered about their health. */
  decideApplications: { rights: ["underwriter"], refusal: "error.notUnderwriter" },
  /** Reads what an insured event and its claim are about, with their papers, and decides them. */
  assessClaims: { rights: ["assessor"], refusal: "error.notAssessor" },
  /** Reads the papers of a claim on which an opinion was requested, and gives it. */
  giveOpinions: { rights: ["medical"], refusal: "error.notMedical" },
  /** Reads the claims of the whole company as numbers, days and sums. */
  readFigures: { rights: ["accountant", "supervisor"], refusal: "error.notAccountant" },
  /** Reads who of an office has looked at what. */
  readLog: { rights: ["supervisor"], refusal: "error.notSupervisor" },
} as const satisfies Readonly<Record<StaffDuty, DutyRow>>;

/** Whether a case is about an insured event: its report, or the claim that follows it. */
export const isOfClaim = ({ what }: { readonly what: WorkSubject }): boolean => what === "claim" || what === "insuredEvent";

/** What deciding a case is, with all that is read for it. */
export function dutyOf({ kind, what }: { readonly kind: WorkKind; readonly what: WorkSubject }): StaffDuty {
  if (kind === "application") return "decideApplications";
  if (isOfClaim({ what })) return "assessClaims";
  return what === "compliance" ? "answerMisconduct" : "answerRequests";
}

/** Whether one of the staff may do something: they have one of its rights. */
export const staffMay = (staff: Readonly<Record<StaffRight, boolean>>, duty: StaffDuty): boolean =>
  duties[duty].rights.some((right) => staff[right]);

/** The refusal of whoever lacks the right; undefined where they have it. */
export const refuseWithout = (staff: Readonly<Record<StaffRight, boolean>>, duty: StaffDuty): Refusal | undefined =>
  staffMay(staff, duty) ? undefined : refuse(403, duties[duty].refusal);
