import type { Kysely, Selectable } from "kysely";
import { emailOf, upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Reader } from "./purchase-messages.ts";
import { holderOf } from "./settle-premium.ts";

/** The recipient of an order's messages: the writer of the worksheet, or the holder of the contract. */
export async function readerOf(db: Kysely<Tables>, order: Selectable<Tables["purchase_order"]>): Promise<Reader> {
  if (order.contract_id !== null) return holderOf(db, order.contract_id);
  const { worksheet, name, email } = await db
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .select(["application.worksheet", "customer.name", "customer.email"])
    .where("application.id", "=", order.application_id)
    .executeTakeFirstOrThrow();
  const kept = upgradeWorksheet(worksheet);
  return { name, email: emailOf(kept, { email }), locale: kept.locale };
}
