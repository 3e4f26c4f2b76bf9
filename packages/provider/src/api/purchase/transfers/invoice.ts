import { text } from "@shanyraq/i18n/text";
import { invoiceOf } from "../../../domain/documents/invoice.ts";
import { printOf } from "../../../domain/documents/print-of.ts";
import { printed } from "../../../domain/documents/printed.ts";
import type { Handler } from "../../../platform/server/context.ts";
import { today } from "../../../platform/server/moment.ts";
import { refuse } from "../../../platform/server/refusal.ts";
import { payingEntity } from "./paying-entity.ts";

/** The invoice of an unpaid order of a legal entity; only the person who made the order gets one. */
export const invoice: Handler<"invoice"> = async ({ hash, lang }, { db, customer, services, locale: requested, now }) => {
  const locale = lang ?? requested;
  const order = await db
    .selectFrom("purchase_order")
    .selectAll()
    .where("hash", "=", hash)
    .where("customer_id", "=", customer.id)
    .where("state", "=", "awaiting_payment")
    .executeTakeFirst();
  const payer = order && services.transfers && (await payingEntity(db, order, today(now)));
  if (!order || !payer) return refuse(404, "error.notFound");
  const date = today(Date.parse(order.created_at));
  const name = text(locale, "document.invoice.name", { number: order.number });
  const address = `${services.siteOrigin}/payment?hash=${order.hash}`;
  const facts = { language: locale, title: name, subject: order.number, madeAt: Date.parse(order.created_at), print: printOf(customer) };
  const bytes = await printed(facts, invoiceOf({ number: order.number, date, amount: order.amount, payer, address }, locale));
  return { name, date, size: bytes.byteLength, fileName: `invoice-${order.number}.pdf`, data: Buffer.from(bytes).toString("base64") };
};
