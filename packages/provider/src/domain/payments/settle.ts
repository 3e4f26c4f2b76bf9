import type { Kysely } from "kysely";
import { agreedPolicy } from "../agreed/agreed-policy.ts";
import { agreedInShort, readingOf } from "../agreed/reading-of.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import { emailOf, upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { promisedUntil } from "../products/promise-policy.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { issueContract } from "../ledger/issue-contract.ts";
import { nextNumber } from "../../platform/server/ids.ts";
import { requestSignatures } from "../agreements/request-signatures.ts";
import { boughtMessages, refundMessage, tooLateMessage, type Reader } from "./purchase-messages.ts";
import { methodOf } from "./payment-method.ts";
import { settlePremium } from "./settle-premium.ts";
import { startingFrom } from "./starting-from.ts";

/** The same within a transaction that does more: it is paid only if all of that is done. */
export async function settleIn(
  db: Kysely<Tables>,
  paymentId: string,
  paidAt: string,
  now: number,
  { random, secret, insurerKey }: Pick<ProviderOptions, "random" | "secret" | "insurerKey">,
): Promise<void> {
  const { order_id } = await db.selectFrom("payment").select("order_id").where("id", "=", paymentId).executeTakeFirstOrThrow();
  // Everyone who settles this order waits here; the second finds what the first has done.
  const order = await db.selectFrom("purchase_order").selectAll().where("id", "=", order_id).forUpdate().executeTakeFirstOrThrow();
  const payment = await db.selectFrom("payment").selectAll().where("id", "=", paymentId).executeTakeFirstOrThrow();
  if (payment.state === "paid") return;
  if (order.contract_id !== null) {
    const receipt = await nextNumber(db, "receipt_number", now);
    return settlePremium(db, order.contract_id, { order, payment, receipt, paidAt, now, random });
  }
  const application = await db.selectFrom("application").selectAll().where("id", "=", order.application_id).executeTakeFirstOrThrow();
  const customer = await db.selectFrom("customer").selectAll().where("id", "=", application.customer_id).executeTakeFirstOrThrow();
  const worksheet = upgradeWorksheet(application.worksheet);
  const reader = { customer, locale: worksheet.locale, email: emailOf(worksheet, customer) };
  const receipt = await nextNumber(db, "receipt_number", now);
  const late = order.state === "paid";
  const agreed = upgradeTerms(application.terms);
  const paidOn = today(Date.parse(paidAt));
  const until = promisedUntil(agreed.product, today(Date.parse(application.created_at)));
  const back = late || paidOn > until;
  await db
    .updateTable("payment")
    .set({ state: "paid", paid_at: paidAt, receipt, refund_due: back, refund_amount: back ? payment.amount : null, next_check_at: null })
    .where("id", "=", paymentId)
    .execute();
  const payer: Reader = { ...reader, name: customer.name };
  if (late) return writeMessages(db, [refundMessage(payer, receipt, payment.amount)], now);
  if (back) return writeMessages(db, [tooLateMessage(payer, { receipt, amount: payment.amount, until })], now);

  await db.updateTable("purchase_order").set({ state: "paid", paid_by: payment.id }).where("id", "=", order.id).execute();
  const terms = startingFrom(agreed, paidOn);
  const { id, number, named, productText } = await issueContract(db, { random, secret }, now, {
    terms,
    customer,
    answers: worksheet.answers,
    bought: { orderId: order.id, paymentId: payment.id },
    with: [{ kind: "premiumPaid", at: paidAt, data: { receipt, amount: payment.amount, method: methodOf(payment) } }],
  });
  await withdrawNotices(db, customer.id, [`applicationConfirmed/${application.id}`, `applicationAccepted/${application.id}/`]);
  await notify(db, random, now, {
    key: `contractIssued/${id}`,
    customerId: customer.id,
    kind: "contractIssued",
    data: { contract: number, date: shownDate(terms.startDate) },
    url: `/cabinet/reports/${id}`,
  });
  await requestSignatures(db, random, { contractId: id, customer, at: now, bin: named.subjects?.bin, insurer: insurerKey?.signatory });
  // What a message shows openly is masked; the policy is attached to it.
  const reading = await readingOf(db, terms.product, { kept: productText, locale: reader.locale, numbers: "hidden" });
  await writeMessages(
    db,
    boughtMessages({
      ...reader,
      contract: number,
      contractId: id,
      receipt,
      amount: payment.amount,
      startDate: terms.startDate,
      product: terms.product,
      named: agreedInShort(agreedPolicy({ terms, ...named }, { number }), reading),
    }),
    now,
  );
}

/** When it was paid, by the bank; now if the bank gives no readable time, or its clock is ahead. */
export const paidMoment = (paidAt: string | undefined, now: number): string =>
  moment(paidAt === undefined || Number.isNaN(Date.parse(paidAt)) ? now : Math.min(Date.parse(paidAt), now));

/** A payment reported as paid: one transaction marks it and the order as paid, and makes the contract and the messages; done twice it has one effect. */
export async function settle(options: ProviderOptions, paymentId: string, paidAt: string | undefined, now: number): Promise<void> {
  const at = paidMoment(paidAt, now);
  await options.database.queries.transaction().execute(async (transaction) => {
    await settleIn(transaction, paymentId, at, now, options);
    await options.checkpoint?.("settle:before-commit");
  });
  await options.checkpoint?.("settle:after-commit");
}
