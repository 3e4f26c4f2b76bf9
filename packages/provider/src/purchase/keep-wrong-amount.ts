import type { Kysely, Selectable } from "kysely";
import { emailOf, keptWorksheet } from "../database/records/worksheet.ts";
import type { Tables } from "../database/tables.ts";
import { writeLetters } from "../messages/outbox.ts";
import type { PaymentStatus } from "../ports/payments.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { nextNumber } from "../server/ids.ts";
import { wrongAmountLetter, wrongPremiumLetter, type Reader } from "./letters.ts";
import { holderOf } from "./settle-premium.ts";
import { paidMoment } from "./settle.ts";

/** Whom an order's letters go to: who wrote the worksheet, or who holds the contract. */
async function readerOf(db: Kysely<Tables>, order: Selectable<Tables["purchase_order"]>): Promise<Reader> {
  if (order.contract_id !== null) return holderOf(db, order.contract_id);
  const { worksheet, name, email } = await db
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .select(["application.worksheet", "customer.name", "customer.email"])
    .where("application.id", "=", order.application_id)
    .executeTakeFirstOrThrow();
  const kept = keptWorksheet(worksheet);
  return { name, email: emailOf(kept, { email }), locale: kept.locale };
}

/**
 * Keeps a payment that came with another sum than the order's: nothing is counted or issued for it, it is owed back, and the payer is told, once.
 * The order stays open for a payment of the right sum.
 */
export async function keepWrongAmount(
  { database, log }: ProviderOptions,
  paymentId: string,
  { amount: received, paidAt }: PaymentStatus,
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
    const write = order.contract_id === null ? wrongAmountLetter : wrongPremiumLetter;
    await writeLetters(db, [write(reader, { receipt, received, amount: payment.amount })], now);
    log({ level: "error", event: "paid-amount-differs" });
  });
}
