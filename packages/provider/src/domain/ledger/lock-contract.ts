import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/**
 * Locks a contract until the transaction ends: of two who change one contract the second waits, and then reads what the first has written. Whoever also locks
 * a statement, an order or a case of the contract locks the contract first.
 * @param db a transaction.
 */
export async function lockContract(db: Kysely<Tables>, contractId: string): Promise<void> {
  await db.selectFrom("contract").select("id").where("id", "=", contractId).forNoKeyUpdate().execute();
}
