import type { Output } from "@shanyraq/calls";
import { toHex } from "@shanyraq/signing";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import { upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import { quote } from "../../domain/products/quote.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { DRAFT_KEPT_MS } from "../../platform/server/draft-kept.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { shownState } from "../../domain/underwriting/shown-state.ts";

const findOwn = ({ db, customer }: SignedIn, requestID: string) =>
  db
    .selectFrom("application")
    .leftJoin("purchase_order as order", "order.application_id", "application.id")
    .select(["application.product", "application.terms", "application.worksheet", "application.state", "application.created_at"])
    .select("order.state as order_state")
    .where("application.id", "=", requestID)
    .where("application.customer_id", "=", customer.id)
    .executeTakeFirst();

/**
 * Starts again an application whose price is no longer valid: a calculation of the same answers at today's price, and a worksheet filled in like the former
 * one. Health and declarations are valid only on their day and are requested again.
 */
export async function renewApplication(
  { requestID }: { readonly requestID: string },
  context: SignedIn,
): Promise<Output<"renewApplication"> | Refusal> {
  const { customer, db, locale, now, services } = context;
  const found = isUuid(requestID) ? await findOwn(context, requestID) : undefined;
  if (!found) return refuse(404, "error.notFound");
  if (shownState(found, today(now)) !== "lapsed") return refuse(409, "error.applicationNotLapsed");
  const { inputs } = upgradeTerms(found.terms);
  const quoted = quote(inputs, locale, now, true);
  if (!quoted.ok) return { status: "error", success: false, ...(quoted.reply.error !== undefined && { message: quoted.reply.error }) };
  const { health: _health, declarations: _declarations, ...answers } = upgradeWorksheet(found.worksheet).answers;
  const calculation = toHex(services.random(16));
  // A command's writes are one transaction.
  await db
    .insertInto("calculation")
    .values({ hash: calculation, data: JSON.stringify(inputs), created_at: moment(now) })
    .execute();
  await db
    .insertInto("worksheet_draft")
    .values({
      customer_id: customer.id,
      calculation,
      draft: JSON.stringify({ answers, carried: true, keptAt: now }),
      expires_at: moment(now + DRAFT_KEPT_MS),
    })
    .execute();
  return { status: "ok", success: true, product: found.product, calculation };
}
