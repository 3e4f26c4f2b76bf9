import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";

/** Gives a customer the manager who has the fewest customers, unless they have one; without managers they have none. */
export async function giveManager({ customer, db, now }: Pick<SignedIn, "customer" | "db" | "now">): Promise<void> {
  const manager = await db
    .selectFrom("customer")
    .leftJoin("portfolio", "portfolio.manager_id", "customer.id")
    .select(["customer.id"])
    .where("customer.role", "=", "manager")
    .groupBy("customer.id")
    .orderBy(({ fn }) => fn.count("portfolio.customer_id"))
    .orderBy("customer.id")
    .limit(1)
    .executeTakeFirst();
  if (!manager) return;
  await db
    .insertInto("portfolio")
    .values({ customer_id: customer.id, manager_id: manager.id, since: moment(now) })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
}
