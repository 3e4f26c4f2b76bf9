import type { ClaimMeasures } from "./records/claim-measures.ts";
import type { ClaimRefusal } from "./records/claim-refusal.ts";
import type { NamedHeirs } from "./records/heirs.ts";
import type { SealedJson } from "../sealing/sealed-json.ts";
import type { ColumnType, Generated } from "kysely";
import type { ReceptionTopic, StaffAct, WorkDecision, WorkKind } from "@shanyraq/calls/vocabulary";

/** Nothing at first. */
type Later = ColumnType<string | null, string | null | undefined, string | null>;

/** Records about the staff: where each works, whom they serve, what they looked at, and what two of them decide. */
export interface ReceptionTables {
  staff: {
    customer_id: string;
    office: string;
    /** Their rights (`staff-duties.ts` says what each is for). */
    desk: Generated<boolean>;
    assessor: Generated<boolean>;
    medical: Generated<boolean>;
    accountant: Generated<boolean>;
    supervisor: Generated<boolean>;
    underwriter: Generated<boolean>;
  };
  medical_opinion: {
    id: string;
    claim_id: string;
    asked_by: string;
    asked_at: string;
    deadline: string;
    /** Sealed; null once the papers of the claim are removed. */
    question: ColumnType<SealedJson | null, string, null>;
    given_by: Later;
    given_at: Later;
    opinion: ColumnType<SealedJson | null, string | undefined, string | null>;
  };
  reception: {
    id: string;
    office: string;
    employee_id: string;
    customer_id: string;
    topic: ReceptionTopic;
    contract_id: Later;
    words: Generated<string>;
    opened_at: string;
    confirmed_at: Later;
    seen_at: Later;
    statement_id: Later;
    ended_at: Later;
  };
  reception_file: { id: string; reception_id: string; name: string; mime: string; file_key: string; size: number };
  staff_access: {
    id: string;
    at: string;
    employee_id: string;
    office: string;
    act: StaffAct;
    customer_id: string | null;
    subject: string;
    /** Of a case that was opened or decided. */
    case_kind: ColumnType<WorkKind | null, WorkKind | null | undefined, never>;
    case_id: ColumnType<string | null, string | null | undefined, never>;
  };
  /** Which contract one of the staff found a report to be about. */
  report_contract: {
    id: string;
    report_id: string;
    contract_id: string;
    former_id: string | null;
    covered: boolean;
    by_id: string;
    at: string;
  };
  proposed_decision: {
    id: string;
    kind: WorkKind;
    subject_id: string;
    decision: WorkDecision;
    words: string;
    by_id: string;
    at: string;
    closed_by: string | null;
    closed_at: string | null;
    agreed: boolean | null;
    /** Of a claim that is to be accepted: the day of its event. */
    event_day: ColumnType<string | null, string | null | undefined, never>;
    by_accident: Generated<boolean>;
    /** What its papers show, where the sum is found by it: sealed; plain of what was proposed before measures were. */
    measures: ColumnType<ClaimMeasures | SealedJson | null, string | null | undefined, null>;
    /** Of a burial benefit that is to be paid: who buried the annuitant. */
    person: ColumnType<string | null, string | null | undefined, never>;
    /** Of a claim that is to be refused. */
    refusal: ColumnType<ClaimRefusal | null, string | null | undefined, never>;
    /** Of a share that is to be divided among heirs. */
    heirs: ColumnType<NamedHeirs | null, string | null | undefined, never>;
  };
}
