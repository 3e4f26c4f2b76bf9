import type { Kysely } from "kysely";
import type { StoredAccount } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isAbout } from "../agreements/requests.ts";

/** Where what falls due of a contract goes: the request that told it, and when its code made it good. */
export interface StandingAccount {
  readonly requestId: string;
  readonly account: StoredAccount;
  readonly confirmedAt: string;
}

/** The account that stands for each of these contracts; none of one whose owner was not heard, or that is paid out whole. */
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
