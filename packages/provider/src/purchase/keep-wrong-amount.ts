import { emailOf, keptWorksheet } from "../database/records/worksheet.ts";
import { writeLetters } from "../messages/outbox.ts";
import type { PaymentStatus } from "../ports/payments.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { nextNumber } from "../server/ids.ts";
import { wrongAmountLetter } from "./letters.ts";
import { paidMoment } from "./settle.ts";

/**
 * Keeps a payment that came with another sum than the order's: no policy is issued for it, it is owed back, and the payer is told, once.
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
    const application = await db.selectFrom("application").selectAll().where("id", "=", order.application_id).executeTakeFirstOrThrow();
    const customer = await db.selectFrom("customer").selectAll().where("id", "=", application.customer_id).executeTakeFirstOrThrow();
    const worksheet = keptWorksheet(application.worksheet);
    const receipt = await nextNumber(db, "receipt_number", now);
    await db
      .updateTable("payment")
      .set({ state: "wrongAmount", paid_at: paidMoment(paidAt, now), receipt, received, refund_due: true, next_check_at: null })
      .where("id", "=", paymentId)
      .execute();
    const letter = wrongAmountLetter(
      { customer, locale: worksheet.locale, email: emailOf(worksheet, customer) },
      { receipt, received, amount: payment.amount },
    );
    await writeLetters(db, [letter], now);
    log({ level: "error", event: "paid-amount-differs" });
  });
}
