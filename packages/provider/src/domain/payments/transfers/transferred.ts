import type { Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import type { ProviderOptions } from "../../../platform/ports/provider-options.ts";
import type { PaymentStatus } from "../../../platform/ports/payments.ts";

/** What arrived by a transfer: nothing needs to be queried, the money is there. */
export async function transferred(
  { database }: ProviderOptions,
  { transfer_id }: Selectable<Tables["payment"]>,
): Promise<PaymentStatus | undefined> {
  const transfer = await database.queries.selectFrom("bank_transfer").selectAll().where("id", "=", transfer_id).executeTakeFirst();
  return transfer && { state: "paid", amount: transfer.amount, paidAt: transfer.received_at };
}
