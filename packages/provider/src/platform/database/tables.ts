import type { Locale } from "@shanyraq/i18n";
import type { Sex, Tiyn } from "@shanyraq/rules";
import type { Auth } from "@shanyraq/calls";
import type { ApplicationState, QrState, ReadingWay, underwritingEvents } from "@shanyraq/calls/vocabulary";
import type { ColumnType, Generated } from "kysely";
import type { ContractChangeTables } from "./contract-change-tables.ts";
import type { DeskTables } from "./desk-tables.ts";
import type { FileTables } from "./file-tables.ts";
import type { ReceptionTables } from "./reception-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { Json } from "./json.ts";
import type { PensionTables } from "./pension-tables.ts";
import type { PostingTables } from "./posting-tables.ts";
import type { SignatureTables } from "./signature-tables.ts";
import type { SessionTables } from "./session-tables.ts";
import type { StatementTables } from "./statement-tables.ts";
import type { ContractEventKind } from "./records/contract-event.ts";
import type { NoticeKind } from "./records/notice-kind.ts";
import type { QrOperation } from "./records/qr-operation.ts";
import type { Registration } from "./records/registration.ts";
import type { Terms } from "./records/terms.ts";
import type { FormerWorksheet, Worksheet } from "./records/worksheet.ts";
import type { Written } from "./records/written.ts";
import type { Assessment } from "./records/assessment.ts";

/** An editor may call only what concerns their own account: their work is done in the editing. */
export type Role = Exclude<Auth, "anyone" | "account"> | "editor";

export interface CustomerRow {
  id: string;
  iin: string | null;
  id_number: string | null;
  surname: string;
  name: string;
  patronymic: string;
  /** Null for a foreigner who registered by their document and has not given it. */
  birth_date: string | null;
  /** The source of the birth date; null without one. */
  born_by: "register" | "person" | "iin" | null;
  sex: Sex | null;
  resident: boolean;
  phone: string;
  email: string;
  role: Role;
  locale: Locale;
  /** They cannot take calls, and are written to. */
  in_writing: boolean;
  reading: ReadingWay;
}

/** Who signs: the company, or the one it insures. */
export type PartyRole = "insurer" | "policyholder";

export type PaymentState = "creating" | Exclude<QrState, "unknown">;

/** Every table, as queries see it: dates and moments are ISO text, bigint is a number of tiyn. */
export interface Tables
  extends
    FileTables,
    ContractChangeTables,
    DeskTables,
    JobTables,
    PensionTables,
    PostingTables,
    ReceptionTables,
    SessionTables,
    SignatureTables,
    StatementTables {
  customer: Omit<CustomerRow, "in_writing" | "reading"> & { in_writing: Generated<boolean>; reading: Generated<ReadingWay> };
  organisation: { bin: string; name: string; head_id: string };
  credential: { customer_id: string; password_hash: string; device_generation: Generated<number>; frozen_until: Generated<string | null> };
  login_failure: { key: string; count: number; began_at: string; last_at: string; known: boolean };
  one_time_code: {
    purpose: string;
    request_id: string;
    subject: string;
    mac: string;
    tries: Generated<number>;
    sent: Generated<number>;
    sent_at: string;
    delivered_at: string | null;
    expires_at: string;
    used_at: string | null;
  };
  calculation: { hash: string; data: Json<unknown>; created_at: string };
  application: {
    id: string;
    customer_id: string;
    product: string;
    worksheet: Json<Worksheet | FormerWorksheet>;
    terms: Json<Terms>;
    state: ApplicationState;
    created_at: string;
    /** While it waits for a person: the day by which they decide. */
    deadline: ColumnType<string | null, string | null | undefined, string | null>;
    judgement: ColumnType<Assessment | null, string | null | undefined, string | null>;
    /** As of a statement: from when the term of its papers counts, and when they were removed. */
    papers_since: ColumnType<string | null, string | null | undefined, string | null>;
    papers_removed_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  underwriting_event: {
    application_id: string;
    seq: number;
    kind: (typeof underwritingEvents)[number];
    at: string;
    by_id: string | null;
    words: string;
  };
  worksheet_draft: { customer_id: string; calculation: string; draft: string; expires_at: string };
  purchase_order: {
    id: string;
    hash: string;
    number: string;
    /** What is paid for: exactly one of the two. */
    application_id: string | null;
    contract_id: string | null;
    /** Null: a guest's, who knows its hash. */
    customer_id: string | null;
    amount: Tiyn;
    state: "awaiting_payment" | "paid";
    /** The payment that settled it. */
    paid_by: string | null;
    /** Of a charge of a saved card: no page shows it. */
    by_card: Generated<boolean>;
    created_at: string;
  };
  saved_card: {
    id: string;
    customer_id: string;
    state: "adding" | "saved" | "declined";
    /** What the bank calls the adding of it. */
    bank_id: string | null;
    /** By which the bank charges it. It goes nowhere but to the bank. */
    profile: string | null;
    mask: string | null;
    expires: string | null;
    created_at: string;
  };
  autopay: {
    id: string;
    contract_id: string;
    customer_id: string;
    card_id: string;
    consent_version: string;
    consent_text: string;
    consented_at: string;
    /** When a worker has last looked whether something is due. */
    looked_at: string | null;
    off_at: string | null;
    off_reason: "customer" | "declined" | "ended" | null;
  };
  bank_transfer: { id: string; amount: Tiyn; purpose: string; received_at: string; order_id: string | null };
  payment: {
    id: string;
    order_id: string;
    attempt: number;
    reference: string;
    state: PaymentState;
    amount: Tiyn;
    qr: Generated<string>;
    url: Generated<string>;
    receipt: string | null;
    refund_due: Generated<boolean>;
    /**
     * How much of it is owed back, null for nothing; when it is sent next, null at once; whether a person has to send it, because it came in a way that cannot
     * be reversed.
     */
    refund_amount: ColumnType<Tiyn | null, Tiyn | null | undefined, Tiyn | null>;
    refund_next_at: ColumnType<string | null, never, string | null>;
    refund_tries: Generated<number>;
    refund_by_hand: Generated<boolean>;
    refunded_at: ColumnType<string | null, never, string | null>;
    created_at: string;
    expires_at: string;
    paid_at: string | null;
    /** Null: nothing more can become of it. */
    next_check_at: string | null;
    /** What arrived, if it was another sum. */
    received: Tiyn | null;
    /** What the bank calls it; null until the bank has made it. */
    bank_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** How often the bank wants to be asked. */
    poll_seconds: ColumnType<number | null, number | null | undefined, number | null>;
    /** The transfer that it came by. */
    transfer_id: ColumnType<string | null, string | null | undefined, never>;
    /** The number of the policy that owed it to the payer, if that paid it. */
    from_policy: ColumnType<string | null, string | null | undefined, never>;
    /** The consent by which it is charged, and its due date; null when the payer pays on their own. */
    autopay_id: ColumnType<string | null, string | null | undefined, string | null>;
    due_date: ColumnType<string | null, string | null | undefined, string | null>;
  };
  contract: {
    id: string;
    number: string;
    product: string;
    customer_id: string;
    order_id: string | null;
    payment_id: string | null;
    created_at: string;
    /** The version of its product's text under which it was concluded; null when none was kept. */
    product_text: ColumnType<number | null, number | null | undefined, never>;
  };
  contract_event: { contract_id: string; seq: number; kind: ContractEventKind; at: string; data: Json<unknown> };
  idempotency: { call: string; customer: string; key: string; fingerprint: string; answer: Json<unknown>; created_at: string };
  content: {
    kind: string;
    id: string;
    slug: string;
    position: number;
    /** Where an editor has put it; null while the order of the content folder holds. */
    placed: ColumnType<number | null, number | null | undefined, number | null>;
    published_on: string | null;
    facts: Json<Readonly<Record<string, unknown>>>;
    texts: Json<Readonly<Record<Locale, Readonly<Record<string, unknown>>>>>;
    /** Of the files it was read from; null when it comes from none. */
    source_hash: ColumnType<string | null, string | null | undefined, string | null>;
    /** As it was written; null when it is in the code. */
    written: ColumnType<Written | null, string | null | undefined, string | null>;
    /** The editors' revision that is live; null without one. */
    desk_revision: ColumnType<number | null, number | null | undefined, number | null>;
    /** Removed by an editor. */
    hidden: Generated<boolean>;
  };
  write_probe: { id: number; at: string };
  registration: { id: string; data: Json<Registration>; created_at: string };
  flow_proof: { id: string; at: string };
  client_record: {
    id: string;
    name: string;
    id_number: string;
    created_at: string;
    object_id: string | null;
    text_xml: string | null;
    consented_at: string | null;
    consented_phone: string | null;
    flow: string | null;
    spent_at: string | null;
  };
  consent: {
    id: string;
    customer_id: string;
    type: string;
    version: string;
    channel: "form" | "sms" | "signature";
    text_xml: string | null;
    given_at: string;
    withdrawn_at: string | null;
  };
  /** The signature by which a consent was given, and the evidence of its verification. */
  consent_signature: { consent_id: string; cms: string; signer: string; judged_at: string };
  consent_evidence: { consent_id: string; sha256: string };
  notification: {
    id: string;
    key: string;
    customer_id: string;
    kind: NoticeKind;
    data: Json<Readonly<Record<string, string>>>;
    url: string;
    created_at: string;
    read_at: string | null;
  };
  picture: { hash: string; width: number; height: number; content: Uint8Array };
  picture_cut: { name: string; hash: string; content: Uint8Array };
  signing_nonce: { nonce_hash: string; challenge: string; expires_at: string };
  signing_request: { id: string; contract_id: string; created_at: string; deadline: string };
  signing_party: {
    id: string;
    request_id: string;
    position: number;
    role: PartyRole;
    name: string;
    iin: string;
    bin: string | null;
    customer_id: string | null;
    /** When the insurer's key is next asked; null: it is not. */
    next_sign_at: string | null;
    sign_tries: Generated<number>;
  };
  signing_document: {
    id: string;
    request_id: string;
    position: number;
    type: string;
    name: string;
    file: string;
    size: number;
    pages: number;
    sha256: string;
    streebog: string;
  };
  egov_qr: {
    nonce_hash: string;
    challenge: string;
    request_id: string | null;
    customer_id: string | null;
    operation: Json<QrOperation>;
    expires_at: string;
    ended_at: string | null;
  };
}
