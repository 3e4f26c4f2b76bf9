import { text } from "@shanyraq/i18n/text";
import { endedPaymentStates } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PaymentStatus } from "../ports/payments.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { keepWrongAmount } from "./keep-wrong-amount.ts";
import { nextCheck } from "./next-check.ts";
import { settle } from "./settle.ts";

export type Payment = Selectable<Tables["payment"]>;
export const ended: ReadonlySet<Payment["state"]> = new Set(endedPaymentStates);
/** Nothing more can become of these. */
const final: ReadonlySet<Payment["state"]> = new Set(["paid", "wrongAmount"]);
const open: ReadonlySet<PaymentStatus["state"]> = new Set(["awaiting", "scanned"]);

/** Makes the payment at the payment service; asked again it is the same payment there. */
async function create({ database, payments }: ProviderOptions, payment: Payment): Promise<void> {
  const { number } = await database.queries
    .selectFrom("purchase_order")
    .select("number")
    .where("id", "=", payment.order_id)
    .executeTakeFirstOrThrow();
  const { qr, url } = await payments.create({
    reference: payment.reference,
    amount: payment.amount,
    purpose: text("ru", "letter.payment.purpose", { order: number }),
    expiresAt: payment.expires_at,
  });
  await database.queries
    .updateTable("payment")
    .set({ qr, url, state: "awaiting" })
    .where("id", "=", payment.id)
    .where("state", "=", "creating")
    .execute();
}

/**
 * Asks the payment service about a payment and keeps what it says; a paid one is settled, however late.
 * @returns the payment as it is now. Rejects when the service does not answer.
 */
export async function refreshPayment(options: ProviderOptions, payment: Payment, now: number): Promise<Payment> {
  const { database, payments } = options;
  if (final.has(payment.state)) return payment;
  if (payment.state === "creating") await create(options, payment);
  const reported = await payments.status(payment.reference);
  if (reported?.state === "paid") {
    if (reported.amount === payment.amount) await settle(options, payment.id, reported.paidAt, now);
    else await keepWrongAmount(options, payment.id, reported, now);
  } else {
    const past = Date.parse(payment.expires_at) <= now;
    const state = past && (!reported || open.has(reported.state)) ? "expired" : reported?.state;
    await database.queries
      .updateTable("payment")
      .set({ next_check_at: nextCheck(payment.created_at, now), ...(state !== undefined && { state }) })
      .where("id", "=", payment.id)
      .where("state", "not in", [...final])
      .execute();
  }
  return database.queries.selectFrom("payment").selectAll().where("id", "=", payment.id).executeTakeFirstOrThrow();
}
