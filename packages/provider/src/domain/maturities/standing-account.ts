import type { Kysely } from "kysely";
import type { StoredAccount } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isAbout } from "../agreements/requests.ts";

/** The account for the sums that fall due of a contract: the request that named it, and when its code confirmed it. */
export interface StandingAccount {
  readonly requestId: string;
  readonly account: StoredAccount;
  readonly confirmedAt: string;
}

/** The account in force for each of these contracts; missing for one whose owner has not named an account, or that is fully paid out. */
export async function standingAccounts(db: Kysely<Tables>, contractIds: readonly string[]): Promise<ReadonlyMap<string, StandingAccount>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("contract_change")
    .selectAll()
    .where("contract_id", "in", contractIds)
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .execute();
  const accounts = rows.flatMap((row): [string, StandingAccount][] =>
    isAbout(row, "maturity")
      ? [[row.contract_id, { requestId: row.id, account: row.change.account, confirmedAt: row.confirmed_at ?? row.created_at }]]
      : [],
  );
  return new Map(accounts);
}
