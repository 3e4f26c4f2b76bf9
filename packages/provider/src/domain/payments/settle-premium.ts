import { decimalOf } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { dueBy, owedOf } from "../ledger/owed.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { today } from "../../platform/server/moment.ts";
import { afterPayment } from "./after-payment.ts";
import { overpaidMessage, premiumMessage, refundMessage, type Reader } from "./purchase-messages.ts";
import { methodOf } from "./payment-method.ts";

export interface PaidOrder {
  readonly order: Selectable<Tables["purchase_order"]>;
  readonly payment: Selectable<Tables["payment"]>;
  readonly receipt: string;
  readonly paidAt: string;
  readonly now: number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The holder of a contract, as messages address them. */
export async function holderOf(db: Kysely<Tables>, contractId: string): Promise<CustomerRow> {
  return db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .selectAll("customer")
    .where("contract.id", "=", contractId)
    .executeTakeFirstOrThrow();
}

/**
 * Money for premiums of a contract arrived: what is still owed takes it, whatever has come by other orders since this one was made, and what is
 * above that is owed back. The caller holds the order's row, and this the contract's: two orders of one contract count one after the other.
 */
export async function settlePremium(db: Kysely<Tables>, contractId: string, paid: PaidOrder): Promise<void> {
  const { order, payment, receipt, paidAt, now, random } = paid;
  await lockContract(db, contractId);
  // On the day of the payment, not of its report: a payment before the term ended has paid for it.
  const paidOn = today(Date.parse(paidAt));
  const held = await contractById(db, contractId, paidOn, "recorded");
  if (!held) throw new Error("an order of no contract");
  const late = order.state === "paid";
  // An owner whose card is charged automatically has agreed to the due sum alone: if it was paid in another way meanwhile, the charge is owed back.
  const most = payment.due_date === null ? owedOf(held.view) : dueBy(held.view, payment.due_date);
  const counted = late ? 0 : Math.min(payment.amount, most);
  const back = payment.amount - counted;
  await db
    .updateTable("payment")
    .set({ state: "paid", paid_at: paidAt, receipt, refund_due: back > 0, refund_amount: back > 0 ? back : null, next_check_at: null })
    .where("id", "=", payment.id)
    .execute();
  const customer = await holderOf(db, contractId);
  const reader: Reader = { name: customer.name, email: customer.email, locale: customer.locale };
  if (late) return writeMessages(db, [refundMessage(reader, receipt, back)], now);

  await db.updateTable("purchase_order").set({ state: "paid", paid_by: payment.id }).where("id", "=", order.id).execute();
  const overpaid = { contract: held.number, receipt, received: payment.amount, back };
  if (back > 0) await writeMessages(db, [overpaidMessage(reader, overpaid)], now);
  if (counted === 0) return;
  await appendEvents(
    db,
    contractId,
    [{ kind: "premiumPaid", at: paidAt, data: { receipt, amount: counted, method: methodOf(payment) } }],
    now,
  );
  // Premiums that are still unpaid after this are announced again, with what is left of them.
  await withdrawNotices(db, customer.id, premiumNotices(contractId));
  await notify(db, random, now, {
    key: `premiumPaid/${receipt}`,
    customerId: customer.id,
    kind: "premiumPaid",
    data: { contract: held.number, receipt, amount: decimalOf(counted) },
    url: `/cabinet/reports/${contractId}`,
  });
  const view = (await contractById(db, contractId, today(now)))?.view;
  await writeMessages(
    db,
    [
      premiumMessage(reader, {
        contract: held.number,
        contractId,
        receipt,
        amount: counted,
        ...(view && { next: view.coming?.dueDate, after: afterPayment(view, paidOn) }),
      }),
    ],
    now,
  );
}
