import type { PensionPaper } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { ColumnType } from "kysely";
import type { Json } from "./json.ts";
import type { PensionEventKind, PensionLookup } from "./records/pension-event.ts";

/** Requested pension annuities, and the answers of the fund and the bureau. */
export interface PensionTables {
  pension_case: {
    id: string;
    number: string;
    customer_id: string;
    calculation: string;
    locale: Locale;
    contract_id: string | null;
    created_at: string;
    looked_at: ColumnType<string | null, string | null | undefined, string | null>;
    closed_at: string | null;
  };
  pension_event: { case_id: string; seq: number; kind: PensionEventKind; at: string; data: Json<unknown> };
  pension_file: {
    id: string;
    case_id: string;
    upload_hash: string;
    kind: PensionPaper;
    name: string;
    mime: string;
    size: number;
    file_key: string;
    sent_at: string;
  };
  pension_paper: { case_id: string; approval: string; type: string; name: string; file: string; sha256: string };
  pension_order: { order_id: string; case_id: string; part: "contribution" | "redemptionSum" | "savings" };
  /** Whose customers are whose manager's. */
  portfolio: { customer_id: string; manager_id: string; since: string };
  pension_lookup: { customer_id: string; source: "fund" | "bureau"; facts: Json<PensionLookup>; asked_at: string };
}
