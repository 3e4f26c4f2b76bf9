import type { AgreementState, PayoutState } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { StoredRequest } from "./records/contract-event.ts";
import type { Tiyn } from "@shanyraq/rules";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./json.ts";

/** Agreements about contracts, the identifications before them, and the money that follows. */
export interface ContractChangeTables {
  contract_change: {
    id: string;
    contract_id: string;
    customer_id: string;
    /** `asked`: the code that confirms it has not been typed yet. `done`: its code was all that it needed, and it is in force while `closed_at` is empty. */
    state: "asked" | "done" | AgreementState;
    change: Json<StoredRequest>;
    /** Of an account that is to be paid to: the next day on which something falls due. */
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
  payout: {
    id: string;
    /** The termination, or the request with the account, that it follows from; null of a claim. */
    agreement_id: string | null;
    /** The share of a claim that it follows from. */
    claim_share_id: ColumnType<string | null, string | null | undefined, never>;
    contract_id: string;
    /** For a sum that fell due without a claim: the day on which it did. */
    due_on: string | null;
    amount: Tiyn;
    iban: string;
    holder: string;
    state: PayoutState;
    ordered_at: string;
    sent_at: string | null;
    /** When it came, to their account or back to ours. */
    ended_at: string | null;
    /** When the bank is called next; null: the payout has ended. */
    next_at: string | null;
    tries: Generated<number>;
    /** The order that the bank sent back, whose place this one takes. */
    replaces: ColumnType<string | null, string | null | undefined, never>;
  };
  shown_identity: {
    customer_id: string;
    tries: number;
    tried_since: string;
    session_id: string | null;
    shown_at: string | null;
  };
}
