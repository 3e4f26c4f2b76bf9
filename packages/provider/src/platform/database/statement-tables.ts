import type { StatementKind, StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { Tiyn } from "@shanyraq/rules";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./json.ts";
import type { ClaimRefusal } from "./records/claim-refusal.ts";
import type { PayeeKind } from "./records/contract-event.ts";
import type { RegisterAnswer, RegisterName } from "./records/register-answer.ts";
import type { SealedJson } from "../sealing/sealed-json.ts";

/** What people write to the insurer, what was answered, and who asked to be called. */
export interface StatementTables {
  statement: {
    id: string;
    number: string;
    kind: Exclude<StatementKind, "order">;
    customer_id: string | null;
    /** The contract it is about, found by the number when it was written, or by one of the staff; null when the number is unknown. */
    contract_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Of a claim: the event that it follows from. */
    event_id: ColumnType<string | null, string | null | undefined, string | null>;
    phone: string;
    locale: Locale;
    details: Json<Readonly<Record<string, unknown>>>;
    deadline: string;
    created_at: string;
    /** Of a claim or a report: the day from which the term of its papers counts, as was known when it was last looked at; null before that. */
    papers_since: ColumnType<string | null, string | null | undefined, string | null>;
    /** The day on which papers of it were removed. */
    papers_removed_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  statement_event: {
    statement_id: string;
    seq: number;
    status: StatementStatus;
    at: string;
    words: Generated<string>;
    /** Who of the staff; null: automatically. */
    by_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Of a claim that was refused; the words are what was found. */
    refusal: ColumnType<ClaimRefusal | null, string | null | undefined, never>;
  };
  claim_share: {
    id: string;
    claim_id: string;
    contract_id: string;
    no: number;
    kind: PayeeKind;
    name: string;
    birth_date: string | null;
    iin: string | null;
    amount: Tiyn;
    owed_on: string;
    iban: string | null;
    holder: string | null;
    /** Of an heir: the share that theirs is a part of, that part, and the number of the certificate. */
    of_share: ColumnType<string | null, string | null | undefined, never>;
    fraction: ColumnType<string | null, string | null | undefined, never>;
    certificate: ColumnType<string | null, string | null | undefined, never>;
  };
  /** What an accepted claim owes later, payment by payment. */
  claim_payment: {
    claim_id: string;
    no: number;
    contract_id: string;
    kind: PayeeKind;
    name: string;
    birth_date: string | null;
    amount: Tiyn;
    due_on: string;
    share_id: string | null;
    ended: Generated<boolean>;
  };
  /** A claim that waits for the rules of acceptance, and what they found. */
  claim_rule_check: {
    claim_id: string;
    asked_at: string;
    /** Null while it waits. */
    checked_at: string | null;
    accepted: Generated<boolean>;
    /** Of a claim that is left to people: what it lacks, with spaces between the names. */
    unmet: Generated<string>;
  };
  /** What a register outside says of a claim. */
  claim_register: {
    id: string;
    claim_id: string;
    register: RegisterName;
    asked_at: string;
    /** Null while it is silent. */
    answered_at: ColumnType<string | null, string | null | undefined, string | null>;
    /** Sealed; plain of what was kept before answers were. */
    answer: ColumnType<RegisterAnswer | SealedJson | null, string | null | undefined, string>;
  };
  service_score: { id: string; score: number; words: string; created_at: string };
  callback_request: {
    id: string;
    name: string;
    phone: string;
    preferred_time: Generated<string>;
    minor: Generated<boolean>;
    /** What the call is to be about. */
    calculation: ColumnType<string | null, string | null | undefined, string | null>;
    locale: Locale;
    created_at: string;
    /** The day by which they are called; null in what was asked before there was one. */
    deadline: ColumnType<string | null, string | null | undefined, string | null>;
    called_at: ColumnType<string | null, string | null | undefined, string | null>;
    called_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
}
