import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { moment } from "../../server/moment.ts";

/** Whether a code of this contract can still be paid: its owner may be at it now, so that nothing is charged beside it. */
export async function isBeingPaid(db: Kysely<Tables>, contractId: string, now: number): Promise<boolean> {
  const code = await db
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .select("payment.id")
    .where("purchase_order.contract_id", "=", contractId)
    .where("payment.autopay_id", "is", null)
    .where("payment.state", "in", ["creating", "awaiting", "scanned", "confirming"])
    .where("payment.expires_at", ">", moment(now))
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}
