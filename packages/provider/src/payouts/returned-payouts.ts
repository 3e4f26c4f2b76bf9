import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

type Payout = Selectable<Tables["payout"]>;

/** The orders by which the money of an ended contract went, the newest first: the first as it was agreed, others in the place of what came back. */
export const payoutsOfEnd = (db: Kysely<Tables>, contractId: string): Promise<Payout[]> =>
  db
    .selectFrom("payout")
    .selectAll()
    .where("contract_id", "=", contractId)
    .where("due_on", "is", null)
    .orderBy("ordered_at", "desc")
    .orderBy("replaces", (order) => order.desc().nullsLast())
    .execute();

/** The order that the owner's bank sent back and that no other has taken the place of: its owner is owed the money, and names another account. */
export const returnedPayout = async (db: Kysely<Tables>, contractId: string): Promise<Payout | undefined> =>
  awaitsAccount(await payoutsOfEnd(db, contractId));

/** The same of many contracts: by contract, the order that came back and when. */
export async function returnedPayouts(db: Kysely<Tables>, contractIds: readonly string[]): Promise<ReadonlyMap<string, Payout>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db.selectFrom("payout").selectAll().where("contract_id", "in", contractIds).where("due_on", "is", null).execute();
  const returned = [...Map.groupBy(rows, ({ contract_id }) => contract_id)].flatMap(([contractId, orders]): [string, Payout][] => {
    const order = awaitsAccount(orders);
    return order ? [[contractId, order]] : [];
  });
  return new Map(returned);
}

/** The same of orders that were read before. */
export const awaitsAccount = (orders: readonly Payout[]): Payout | undefined =>
  orders.find(({ id, state }) => state === "returned" && !orders.some(({ replaces }) => replaces === id));
