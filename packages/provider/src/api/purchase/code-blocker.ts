import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { promisedUntil } from "../../domain/products/promise-policy.ts";
import { owedOf } from "../../domain/ledger/owed.ts";
import { contractById } from "../../domain/ledger/read.ts";
import type { Context } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { paymentBlocker } from "./payment-blocker.ts";

/** Why no code is drawn for the order of an application: the price that it was promised is no longer valid. */
async function priceRefusal({ db, now }: Context, applicationId: string): Promise<Refusal | undefined> {
  const { product, created_at } = await db
    .selectFrom("application")
    .select(["product", "created_at"])
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  const until = promisedUntil(product, today(Date.parse(created_at)));
  return until < today(now) ? refuse(409, "error.applicationLapsed", { date: shownDate(until) }) : undefined;
}

/**
 * Why no code is drawn for an order: for premiums, the contract has ended since or less is left to pay than the order is for; for an application, its price is
 * no longer valid.
 */
export async function codeBlocker(
  context: Context,
  { application_id, contract_id, amount }: Selectable<Tables["purchase_order"]>,
): Promise<Refusal | undefined> {
  if (application_id !== null) return priceRefusal(context, application_id);
  const { db, now } = context;
  const held = contract_id === null ? undefined : await contractById(db, contract_id, today(now));
  if (!held) return undefined;
  const reason = paymentBlocker(held.view);
  if (reason) return refuse(409, reason);
  return amount > owedOf(held.view) ? refuse(409, "error.pay.outdated") : undefined;
}
