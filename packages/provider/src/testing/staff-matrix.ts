import type { CallName } from "@shanyraq/calls";
import type { StaffRight } from "../api/reception/staff-duties.ts";

/** One of the staff with a single right, or with none. */
export const holders = ["none", "desk", "assessor", "medical", "accountant", "supervisor", "underwriter"] as const satisfies readonly (
  | StaffRight
  | "none"
)[];
export type RightHolder = (typeof holders)[number];
/** Let in, or the code of the refusal. */
type Row = Readonly<Record<RightHolder, string>>;

const IN = "let in";
const rowOf = (letIn: readonly RightHolder[], others: string, more: Partial<Row> = {}): Row => ({
  ...(Object.fromEntries(holders.map((holder) => [holder, letIn.includes(holder) ? IN : others])) as Row),
  ...more,
});

/** Whoever works through what customers ask. */
const answering: readonly RightHolder[] = ["desk", "assessor", "supervisor", "underwriter"];
const atDesk = rowOf(["desk"], "notAtDesk");
const answers = rowOf(answering, "notAtDesk");
/** To an expert there is nothing but the claims on which they are asked. */
const opens = rowOf(answering, "notAtDesk", { medical: "notFound" });
const assesses = rowOf(["assessor"], "notAssessor");

/** What each call of the reception answers each right: written here, and not read from the provider's own table. */
export const staffMatrix = {
  employeeStatus: atDesk,
  getEmployeeReception: rowOf(holders, ""),
  getEmployeeReceptionData: atDesk,
  setEmployeeReceptionData: atDesk,
  sendEmployeeReception: atDesk,
  digitalDocSendSms: atDesk,
  digitalDocConfirmSms: atDesk,
  leaveReception: atDesk,
  workItem: opens,
  workFile: opens,
  decideWork: answers,
  reportContracts: assesses,
  linkReport: assesses,
  askOpinion: assesses,
  giveOpinion: rowOf(["medical"], "notMedical"),
  staffLog: rowOf(["supervisor"], "notSupervisor"),
  claimFigures: rowOf(["accountant", "supervisor"], "notAccountant"),
  claimJournal: rowOf(["accountant", "supervisor"], "notAccountant"),
} as const satisfies Partial<Record<CallName, Row>>;

/** The same of a claim: those who answer other requests see that it is there, and open nothing of it. */
export const claimMatrix = {
  workItem: opens,
  workFile: rowOf(["assessor"], "notAtDesk", {
    desk: "notAssessor",
    supervisor: "notAssessor",
    underwriter: "notAssessor",
    medical: "notFound",
  }),
  decideWork: rowOf(["assessor"], "notAtDesk", { desk: "notAssessor", supervisor: "notAssessor", underwriter: "notAssessor" }),
} as const satisfies Partial<Record<CallName, Row>>;

/** What a row of the staff is set to, so that they have one right alone. */
export const rightsOf = (holder: RightHolder): Readonly<Record<StaffRight, boolean>> => ({
  desk: holder === "desk",
  assessor: holder === "assessor",
  medical: holder === "medical",
  accountant: holder === "accountant",
  supervisor: holder === "supervisor",
  underwriter: holder === "underwriter",
});
