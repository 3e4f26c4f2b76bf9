import type { Tiyn } from "@shanyraq/rules";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { nextNumber } from "../../platform/server/ids.ts";
import { wrongAmountMessage, wrongPremiumMessage } from "./purchase-messages.ts";
import { readerOf } from "./reader-of.ts";
import { paidMoment } from "./settle.ts";

/**
 * Keeps a payment that came with another sum than the order's: nothing is counted or issued for it, it is owed back, and the payer is notified once. The order
 * stays open for a payment of the right sum.
 */
export async function keepWrongAmount(
  { database, log }: ProviderOptions,
  paymentId: string,
  { amount: received, paidAt }: { readonly amount: Tiyn; readonly paidAt: string | undefined },
  now: number,
): Promise<void> {
  await database.queries.transaction().execute(async (db) => {
    const payment = await db.selectFrom("payment").selectAll().where("id", "=", paymentId).forUpdate().executeTakeFirstOrThrow();
    if (payment.state === "paid" || payment.state === "wrongAmount") return;
    const order = await db.selectFrom("purchase_order").selectAll().where("id", "=", payment.order_id).executeTakeFirstOrThrow();
    const reader = await readerOf(db, order);
    const receipt = await nextNumber(db, "receipt_number", now);
    await db
      .updateTable("payment")
      .set({
        state: "wrongAmount",
        paid_at: paidMoment(paidAt, now),
        receipt,
        received,
        refund_due: true,
        refund_amount: received,
        next_check_at: null,
      })
      .where("id", "=", paymentId)
      .execute();
    const write = order.contract_id === null ? wrongAmountMessage : wrongPremiumMessage;
    await writeMessages(db, [write(reader, { receipt, received, amount: payment.amount })], now);
    log({ level: "error", event: "paid-amount-differs" });
  });
}
