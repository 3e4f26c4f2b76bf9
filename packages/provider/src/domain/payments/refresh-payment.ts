import { endedPaymentStates } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { PaymentStatus } from "../../platform/ports/payments.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { refreshCharge } from "./autopay/refresh-charge.ts";
import { keepWrongAmount } from "./keep-wrong-amount.ts";
import { nextCheck } from "./next-check.ts";
import { transferred } from "./transfers/transferred.ts";
import { settle } from "./settle.ts";

export type Payment = Selectable<Tables["payment"]>;
export const ended: ReadonlySet<Payment["state"]> = new Set(endedPaymentStates);
/** Nothing more can become of these. */
const final: ReadonlySet<Payment["state"]> = new Set(["paid", "wrongAmount"]);
const open: ReadonlySet<PaymentStatus["state"]> = new Set(["awaiting", "scanned"]);

/** Makes the payment at the payment service; a repeated call is the same payment there. Returns the service's name for it. */
async function create({ database, payments }: ProviderOptions, payment: Payment): Promise<string> {
  const { id, qr, url, expiresAt, pollEvery } = await payments.create({ reference: payment.reference, amount: payment.amount });
  await database.queries
    .updateTable("payment")
    .set({
      qr,
      url,
      bank_id: id,
      poll_seconds: pollEvery ?? null,
      // A code is useless once it has expired at the service; the longest life of ours is our own choice.
      ...(expiresAt !== undefined && expiresAt < payment.expires_at && { expires_at: expiresAt }),
      ...(payment.state === "creating" && { state: "awaiting" }),
    })
    .where("id", "=", payment.id)
    .where("bank_id", "is", null)
    .execute();
  return id;
}

/**
 * Asks the payment service about a payment and keeps what it says; a paid one is settled, however late.
 * @returns the payment as it is now. Rejects when the service does not answer.
 */
export async function refreshPayment(options: ProviderOptions, payment: Payment, now: number): Promise<Payment> {
  const { database, payments } = options;
  if (final.has(payment.state)) return payment;
  if (payment.autopay_id !== null) return refreshCharge(options, payment, now);
  const reported =
    payment.transfer_id === null
      ? await payments.status(payment.bank_id ?? (await create(options, payment)))
      : await transferred(options, payment);
  if (reported?.state === "paid") {
    const { amount = payment.amount, paidAt } = reported;
    if (amount === payment.amount) await settle(options, payment.id, paidAt, now);
    else await keepWrongAmount(options, payment.id, { amount, paidAt }, now);
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
