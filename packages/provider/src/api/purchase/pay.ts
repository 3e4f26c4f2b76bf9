import { promisedUntil } from "../../domain/products/promise-policy.ts";
import type { Input, Output } from "@shanyraq/calls";
import { decimalOf } from "@shanyraq/rules";
import { shownDate } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { openOrder } from "../../domain/orders/open-order.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { findApplication } from "./applications.ts";

/** Makes the order of a confirmed application; a repeated call under another key returns the same order. */
export async function pay({ requestID }: Input<"pay">, { customer, db, now, services }: SignedIn): Promise<Output<"pay"> | Refusal> {
  const application = isUuid(requestID) ? await findApplication(db, requestID, customer.id) : undefined;
  if (!application) return refuse(404, "error.notFound");
  if (application.state === "awaiting_code") return refuse(409, "error.codeNeeded");
  if (application.state === "declined") return refuse(409, "error.applicationDeclined");
  if (application.state === "withdrawn") return refuse(409, "error.applicationWithdrawn");
  if (application.state === "in_review" || application.state === "question") return refuse(409, "error.applicationWaits");
  const columns = ["hash", "number", "amount"] as const;
  const until = promisedUntil(application.product, today(Date.parse(application.created_at)));
  if (until < today(now)) return refuse(409, "error.applicationLapsed", { date: shownDate(until) });
  let order = await db.selectFrom("purchase_order").select(columns).where("application_id", "=", requestID).executeTakeFirst();
  if (!order) {
    const terms = { pays: { applicationId: requestID }, payerId: customer.id, amount: application.terms.instalment };
    order = await openOrder(db, services, now, terms);
    await db.updateTable("application").set({ state: "ordered" }).where("id", "=", requestID).execute();
  }
  return {
    status: "ok",
    success: true,
    hash: order.hash,
    amount: decimalOf(order.amount),
    orderNumber: order.number,
    url: `/payment?hash=${order.hash}`,
    requestID,
  };
}
