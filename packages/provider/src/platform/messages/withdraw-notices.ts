import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Takes back what there is nothing left to do about: a customer's notices whose key begins with one of these, which hold kinds and ids alone. */
export async function withdrawNotices(db: Kysely<Tables>, customerId: string, beginnings: readonly string[]): Promise<void> {
  await db
    .deleteFrom("notification")
    .where("customer_id", "=", customerId)
    .where(({ or, eb }) => or(beginnings.map((beginning) => eb("key", "like", `${beginning}%`))))
    .execute();
}
