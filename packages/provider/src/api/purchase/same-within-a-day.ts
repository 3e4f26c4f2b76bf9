import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

const DAY_MS = 86_400_000;

/**
 * What the customer has bought of a product within a day, or is about to: a policy by its number, an order that waits to be paid, or an
 * application that was confirmed by its code.
 */
export type SameWithinADay =
  | { readonly kind: "policy"; readonly number: string; readonly contractId: string }
  | { readonly kind: "order"; readonly number: string; readonly hash: string }
  | { readonly kind: "application" };

interface Bought {
  readonly customerId: string;
  readonly product: string;
  readonly now: number;
}

/** Confirmed in another tab, say: it can be paid, or waits for a person. */
async function hasConfirmed(db: Kysely<Tables>, { customerId, product, now }: Bought): Promise<boolean> {
  const found = await db
    .selectFrom("application")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("product", "=", product)
    .where("state", "in", ["confirmed", "question", "in_review"])
    .where("created_at", ">", moment(now - DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a customer who buys a product has just bought it: checked before a second worksheet, for a customer who pressed twice or has two tabs. */
export async function sameWithinADay(db: Kysely<Tables>, { customerId, product, now }: Bought): Promise<SameWithinADay | undefined> {
  const found = await db
    .selectFrom("purchase_order as order")
    .innerJoin("application", "application.id", "order.application_id")
    .leftJoin("contract", "contract.order_id", "order.id")
    .select(["order.number", "order.hash", "contract.id as contract_id", "contract.number as contract_number"])
    .where("application.customer_id", "=", customerId)
    .where("application.product", "=", product)
    .where(({ eb, or }) => or([eb("order.created_at", ">", moment(now - DAY_MS)), eb("contract.created_at", ">", moment(now - DAY_MS))]))
    // A policy says more than an order; of two, the latest.
    .orderBy("contract.created_at", (order) => order.desc().nullsLast())
    .orderBy("order.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!found) return (await hasConfirmed(db, { customerId, product, now })) ? { kind: "application" } : undefined;
  const { number, hash, contract_id, contract_number } = found;
  return contract_id !== null && contract_number !== null
    ? { kind: "policy", number: contract_number, contractId: contract_id }
    : { kind: "order", number, hash };
}
