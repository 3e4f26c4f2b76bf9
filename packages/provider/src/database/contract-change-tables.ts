import type { AgreementState } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { KeptChange } from "./records/contract-event.ts";
import type { Json } from "./json.ts";

/** What is kept of changes of contracts, and of who showed who he is before them. */
export interface ContractChangeTables {
  contract_change: {
    id: string;
    contract_id: string;
    customer_id: string;
    /** `asked`: the code that confirms it was not shown yet. */
    state: "asked" | AgreementState;
    change: Json<KeptChange>;
    effective_on: string | null;
    /** How many changes the contract had when this one was priced. */
    base: number;
    locale: Locale;
    number: string | null;
    /** The agreement's PDF in base64, as it was read and signed. */
    file: string | null;
    sha256: string | null;
    created_at: string;
    confirmed_at: string | null;
    /** The last day on which it may be signed. */
    sign_by: string | null;
    closed_at: string | null;
  };
  shown_identity: {
    customer_id: string;
    tries: number;
    tried_since: string;
    session_id: string | null;
    shown_at: string | null;
  };
}
