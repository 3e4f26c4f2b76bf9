import type { Tiyn } from "@shanyraq/rules";
import type { ColumnType } from "kysely";
import type { Account } from "./records/account.ts";

/** The movements between the accounts of contracts, and the result of each contract's last check. */
export interface PostingTables {
  posting: { contract_id: string; seq: number; posted_at: string; value_on: string; cause: string };
  posting_line: { contract_id: string; seq: number; account: Account; amount: Tiyn };
  balance_check: {
    contract_id: string;
    checked_on: string;
    fault: ColumnType<string | null, string | null, string | null>;
    difference: Tiyn;
  };
}
