import type { ColumnType, Generated } from "kysely";
import type { Json } from "./json.ts";

/** What waits for background jobs to be sent, and what they remember of what they could not do. */
export interface JobTables {
  outbox: {
    key: string;
    letter: Json<unknown>;
    created_at: string;
    tries: Generated<number>;
    next_at: string;
    sent_at: string | null;
    /** A message that is useless after this moment is no longer sent. */
    useless_at: ColumnType<string | null, string | null | undefined, string | null>;
  };
  job_failure: {
    job: string;
    /** The row's own id, never anything of a person. */
    row_key: string;
    tries: number;
    /** The name of the error. */
    reason: string;
    failed_since: string;
    failed_at: string;
    /** When the job tries the row again; null: it has given up. */
    next_at: string | null;
  };
}
