import type { Output } from "@shanyraq/calls";
import { decimalOf, hidePhone } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context, Handler } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { openPayment } from "../../domain/orders/open-payment.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { afterPayment, type AfterPayment } from "../../domain/payments/after-payment.ts";
import { nextCheck } from "../../domain/payments/next-check.ts";
import { ended, refreshPayment, type Payment } from "../../domain/payments/refresh-payment.ts";
import { methodOf } from "../../domain/payments/payment-method.ts";
import { payingPolicies } from "./from-policy.ts";
import { QR_MS } from "./qr-time.ts";
import { found } from "../../domain/entries/entry-view.ts";
import { orderNamed } from "./order-named.ts";
import { payingEntity } from "./transfers/paying-entity.ts";
import { codeBlocker } from "./code-blocker.ts";
import { awaitingSignature } from "../../domain/documents/awaiting-signature.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
type Order = Selectable<Tables["purchase_order"]>;

const latestOf = (db: Kysely<Tables>, orderId: string): Promise<Payment | undefined> =>
  db.selectFrom("payment").selectAll().where("order_id", "=", orderId).orderBy("attempt", "desc").limit(1).executeTakeFirst();

/** The next attempt, unless another caller made it first: then that one. */
const nextAttempt = ({ db, services, now }: Context, order: Order, after: number): Promise<Payment> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("purchase_order").select("id").where("id", "=", order.id).forUpdate().executeTakeFirstOrThrow();
    const latest = await latestOf(transaction, order.id);
    if (latest && latest.attempt > after) return latest;
    const way = { by: "code", attempt: after + 1, expiresAt: now + QR_MS, nextCheckAt: nextCheck(moment(now), now) } as const;
    return openPayment(transaction, services, now, order, way);
  });

/** The payment that settled an order, and the contract that it made or paid. */
const paidOf = (db: Kysely<Tables>, orderId: string) =>
  db
    .selectFrom("purchase_order")
    .innerJoin("payment", "payment.id", "purchase_order.paid_by")
    .innerJoin("contract", (on) =>
      on.on(({ eb, or, ref }) =>
        or([eb("contract.order_id", "=", ref("purchase_order.id")), eb("contract.id", "=", ref("purchase_order.contract_id"))]),
      ),
    )
    .selectAll("payment")
    .select(["contract.id as contract_id", "contract.number as contract_number", "contract.customer_id as holder_id"])
    .where("purchase_order.id", "=", orderId)
    .executeTakeFirst();

type Reply = Output<"kaspiQrPay">;
const replyOf = (
  order: Order,
  { attempt, state, qr, url, expires_at, received, poll_seconds }: Payment,
  now: number,
  bankState?: Reply["state"],
): Reply => ({
  state: bankState ?? (state === "creating" ? "unknown" : state),
  attempt,
  amount: decimalOf(order.amount),
  ...(received !== null && { received: decimalOf(received) }),
  orderNumber: order.number,
  qr,
  url,
  expiresAt: expires_at,
  now: moment(now),
  ...(poll_seconds !== null && { pollEvery: poll_seconds }),
});

const afterView = (after: AfterPayment) => (after.cover === "restored" ? after : { ...after, overdue: decimalOf(after.overdue) });

async function paidReply(context: Context, order: Order): Promise<Reply | undefined> {
  const paid = await paidOf(context.db, order.id);
  if (!paid) return undefined;
  const { db, customer, now } = context;
  const { receipt, paid_at, amount, refund_amount, contract_id, contract_number, holder_id } = paid;
  const view = (await contractById(db, contract_id, today(now)))?.view;
  const after = view && paid_at !== null ? afterPayment(view, today(Date.parse(paid_at))) : undefined;
  const signing =
    holder_id === customer?.id ? await awaitingSignature(db, { contractId: contract_id, customerId: holder_id }, now) : undefined;
  return {
    ...replyOf(order, paid, now, "paid"),
    receipt: {
      number: receipt ?? "",
      paidAt: paid_at ?? "",
      amount: decimalOf(amount),
      method: methodOf(paid),
      premium: order.contract_id !== null,
      ...(refund_amount !== null && { refund: decimalOf(refund_amount) }),
      nextDate: view?.coming?.dueDate ?? null,
      ...(after && order.contract_id !== null && { after: afterView(after) }),
      // The address of a guest's order may have been passed to anybody: only the holder of the policy sees which policy it is for.
      ...(holder_id === customer?.id && { contractId: contract_id, contractNumber: contract_number }),
      ...(signing !== undefined && { signUrl: `/sign/${signing}` }),
    },
  };
}

/** What only the owner of an order sees: what it pays for, the phone that its link can be sent to, and whether they may take an invoice to their accountant instead. */
async function forOwner(
  context: Context,
  order: Order,
): Promise<Pick<Reply, "product" | "named" | "linkPhone" | "invoice" | "fromPolicy">> {
  const { db, services, customer, now, locale } = context;
  if (!customer || order.customer_id !== customer.id) return {};
  const paidFor = await orderNamed(db, order, { day: today(now), locale });
  const product = paidFor && (await found<{ readonly name: string }>("product", paidFor.product, context));
  const policies = await payingPolicies(db, order, today(now));
  return {
    ...(policies.length > 0 && {
      fromPolicy: policies.map(({ id, number, owed }) => ({ contractId: id, number, owed: decimalOf(owed) })),
    }),
    ...(product && { product: product.name }),
    linkPhone: hidePhone(customer.phone),
    ...(paidFor && { named: [...paidFor.named] }),
    ...(services.transfers && (await payingEntity(db, order, today(now))) && { invoice: true }),
  };
}

/** The present state of an order's payment; makes the payment on first sight, and a new one only after the former ended unpaid. */
export const kaspiQrPay: Handler<"kaspiQrPay"> = async ({ hash, attempt }, context) => {
  const { db, now, customer, services, requestId } = context;
  const order = await db.selectFrom("purchase_order").selectAll().where("hash", "=", hash).where("by_card", "=", false).executeTakeFirst();
  // Another's order is as if it were not there.
  if (!order || (order.customer_id !== null && order.customer_id !== customer?.id)) return refuse(404, "error.notFound");
  const before = await paidReply(context, order);
  if (before) return before;

  const first = await latestOf(db, order.id);
  const refused = first ? undefined : await codeBlocker(context, order);
  if (refused) return refused;
  let payment = first ?? (await nextAttempt(context, order, 0));
  try {
    payment = await refreshPayment(services, payment, now);
    if (ended.has(payment.state) && attempt === payment.attempt + 1) {
      const outdated = await codeBlocker(context, order);
      if (outdated) return outdated;
      payment = await refreshPayment(services, await nextAttempt(context, order, payment.attempt), now);
    }
  } catch (error) {
    services.log({
      level: "error",
      event: "payment-service-failed",
      call: "kaspiQrPay",
      requestId,
      reason: error instanceof Error ? error.name : "unknown",
    });
    // The bank does not respond; our own data is sent nevertheless, and an invoice needs no bank.
    return payment.qr === ""
      ? refuse(502, "error.upstream")
      : { ...replyOf(order, payment, now, "unknown"), ...(await forOwner(context, order)) };
  }
  const after = await paidReply(context, order);
  if (after) await services.checkpoint?.("settle:before-answer");
  return after ?? { ...replyOf(order, payment, now), ...(await forOwner(context, order)) };
};
