import { sql, type Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { claimDue } from "../../platform/failures/claim-due.ts";
import { drain } from "../../platform/failures/drain.ts";
import { guardRow } from "../../platform/failures/guard-row.ts";
import { OtherSideFailed } from "../../platform/failures/other-side-failed.ts";
import { moment } from "../../platform/server/moment.ts";
import { refundSentMessage } from "./purchase-messages.ts";
import { readerOf } from "./reader-of.ts";

type Payment = Selectable<Tables["payment"]>;
type Options = Pick<ProviderOptions, "database" | "clock" | "payments" | "savedPayments" | "log" | "checkpoint">;

const BATCH_SIZE = 20;
/** What a process that died had taken is free again after this. */
const LEASE_MS = 60_000;
/** A bank that does not answer is asked again after a minute, two, four, up to half a day. */
const RETRY_MS = 60_000;
const MAX_DOUBLINGS = 10;

/** Takes those that are due; those that another process took are skipped. */
const takeDue = (options: Options, now: number) =>
  claimDue<Payment>(options, now, {
    job: "sendRefunds",
    table: "payment",
    key: "id",
    due: sql`refund_due AND refunded_at IS NULL AND NOT refund_by_hand AND (refund_next_at IS NULL OR refund_next_at <= ${moment(now)})`,
    order: sql`refund_next_at NULLS FIRST`,
    limit: BATCH_SIZE,
    set: sql`refund_next_at = ${moment(now + LEASE_MS)}, refund_tries = refund_tries + 1`,
  });

/** The way by which a payment came, back; undefined of one that came by no way of ours: a transfer, or from another policy. */
function wayBack({ payments, savedPayments }: Options, { bank_id, autopay_id, reference }: Payment) {
  if (autopay_id !== null) return savedPayments && ((amount: number) => savedPayments.refund({ reference, amount }));
  return bank_id === null ? undefined : (amount: number) => payments.refund({ id: bank_id, amount });
}

/** Records that it was sent and notifies the payer: both or neither. When two processes gave it back, only one notifies. */
const keepSent = ({ database: { queries } }: Options, payment: Payment, amount: number, now: number): Promise<void> =>
  queries.transaction().execute(async (db) => {
    const sent = await db
      .updateTable("payment")
      .set({ refunded_at: moment(now), refund_next_at: null })
      .where("id", "=", payment.id)
      .where("refunded_at", "is", null)
      .returning("receipt")
      .executeTakeFirst();
    if (!sent) return;
    const order = await db.selectFrom("purchase_order").selectAll().where("id", "=", payment.order_id).executeTakeFirstOrThrow();
    await writeMessages(db, [refundSentMessage(await readerOf(db, order), sent.receipt ?? "", amount)], now);
  });

async function send(options: Options, payment: Payment, now: number): Promise<void> {
  const { database, checkpoint, log } = options;
  const giveBack = wayBack(options, payment);
  const amount = payment.refund_amount;
  if (!giveBack || amount === null) {
    await database.queries
      .updateTable("payment")
      .set({ refund_by_hand: true, refund_next_at: null })
      .where("id", "=", payment.id)
      .execute();
    log({ level: "error", event: "refund-by-hand", row: payment.id });
    return;
  }
  try {
    await giveBack(amount);
  } catch (error) {
    throw new OtherSideFailed(error);
  }
  await checkpoint?.("refund:before-commit");
  await keepSent(options, payment, amount, now);
}

/**
 * Sends back to payers what is owed to them from their payments, by the way it came: paid twice, too much, too late, another sum. A bank whose answer was lost
 * is asked again, and gives back no more in all. One that fails does not delay the others.
 */
export async function sendRefunds(options: Options, now: number): Promise<void> {
  const act = (payment: Payment): Promise<boolean> =>
    guardRow(options, {
      job: "sendRefunds",
      key: payment.id,
      act: () => send(options, payment, now),
      failed: (reason, error) => {
        const isNotSent = error instanceof OtherSideFailed;
        const [level, event] = isNotSent ? (["warn", "refund-not-sent"] as const) : (["error", "refund-failed"] as const);
        options.log({ level, event, row: payment.id, reason });
        return options.database.queries
          .updateTable("payment")
          .set({ refund_next_at: moment(now + RETRY_MS * 2 ** Math.min(payment.refund_tries - 1, MAX_DOUBLINGS)) })
          .where("id", "=", payment.id)
          .where("refunded_at", "is", null)
          .execute();
      },
    });
  await drain(options, { size: BATCH_SIZE, take: () => takeDue(options, now), act });
}
