import type { PaperKind } from "@shanyraq/calls/vocabulary";
import type { Generated } from "kysely";

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
    /** Its bytes are being removed. */
    going: Generated<boolean>;
  };
  statement_file: { id: string; statement_id: string; name: string; mime: string; file_key: string; size: number };
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
  };
}
