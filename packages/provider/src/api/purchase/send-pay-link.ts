import { text } from "@shanyraq/i18n/text";
import { sendOwnLink } from "../../platform/codes/send-own-link.ts";
import type { Handler } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";

/**
 * Sends the bank's page of a payment that is awaited to the phone of the account, so that whoever sits at a desktop need not aim a camera at the code. It goes
 * to no other number, and not once the payment has ended: then a new code is made first. Another's order is as if it were not there.
 */
export const sendPayLink: Handler<"sendPayLink"> = async ({ hash }, context) => {
  const { db, customer, now } = context;
  const payment = await db
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .select(["payment.url", "payment.state", "payment.expires_at"])
    .where("purchase_order.hash", "=", hash)
    .where("purchase_order.customer_id", "=", customer.id)
    .orderBy("payment.attempt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!payment) return refuse(404, "error.notFound");
  const isOpen = (payment.state === "awaiting" || payment.state === "scanned") && payment.url !== "";
  if (!isOpen || Date.parse(payment.expires_at) <= now) return refuse(409, "error.payLink.ended");
  const link = payment.url;
  const usefulMs = Date.parse(payment.expires_at) - now;
  return sendOwnLink(context, { of: "payLink", usefulMs, words: (locale) => text(locale, "letter.payLink", { link }) });
};
