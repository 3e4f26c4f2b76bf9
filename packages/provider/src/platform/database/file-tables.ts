import type { PaperKind } from "@shanyraq/calls/vocabulary";
import type { ColumnType, Generated } from "kysely";

/** Null of what was sent before it was kept. */
type Later = ColumnType<string | null, string | null | undefined, never>;

/** Files that people send: who may have each, and the key of its bytes in the store. */
export interface FileTables {
  /** The store itself, when no other is configured. */
  stored_file: { key: string; content: Uint8Array };
  upload: {
    id_hash: string;
    challenge: string;
    name: string;
    mime: string;
    file_key: string;
    size: number;
    expires_at: string;
    /** SHA-256 of its bytes, in hexadecimal; null of what was sent before it was kept. */
    digest: Later;
    /** Its bytes are being removed. */
    going: Generated<boolean>;
  };
  statement_file: {
    id: string;
    statement_id: string;
    name: string;
    mime: string;
    file_key: string;
    size: number;
    digest: Later;
    /** Its term is over and its bytes are being removed. */
    going: Generated<boolean>;
  };
  application_file: {
    id: string;
    application_id: string;
    upload_hash: string;
    kind: PaperKind;
    name: string;
    mime: string;
    size: number;
    file_key: string;
    sent_at: string;
    /** Its term is over and its bytes are being removed. */
    going: Generated<boolean>;
  };
  /** Why papers of a statement, an application or a contract are kept beyond their term; an operator writes it. */
  paper_hold: { id: Generated<string>; subject_id: string; because: string; set_at: Generated<string>; ended_at: Later };
}
