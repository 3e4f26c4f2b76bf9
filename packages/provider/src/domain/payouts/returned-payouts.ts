import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

type Payout = Selectable<Tables["payout"]>;

/** What goes to another insurer is never the owner's to take: that insurer names another account, to a person. */
const toOwner = (db: Kysely<Tables>) =>
  db
    .selectFrom("payout")
    .selectAll("payout")
    .where("due_on", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contract_change")
            .select("contract_change.id")
            .whereRef("contract_change.id", "=", "payout.agreement_id")
            .where(sql<boolean>`contract_change.change ->> 'kind' = 'move'`),
        ),
      ),
    );

/** The orders by which the money of an ended contract went, the newest first: the first as it was agreed, others in the place of what came back. */
export const payoutsOfMaturity = (db: Kysely<Tables>, contractId: string): Promise<Payout[]> =>
  toOwner(db)
    .where("contract_id", "=", contractId)
    .orderBy("ordered_at", "desc")
    .orderBy("replaces", (order) => order.desc().nullsLast())
    .execute();

/** The order that the owner's bank sent back and that no other has taken the place of: its owner is owed the money, and names another account. */
export const returnedPayout = async (db: Kysely<Tables>, contractId: string): Promise<Payout | undefined> =>
  awaitsAccount(await payoutsOfMaturity(db, contractId));

/** The same of many contracts: by contract, the order that came back and when. */
export async function returnedPayouts(db: Kysely<Tables>, contractIds: readonly string[]): Promise<ReadonlyMap<string, Payout>> {
  if (contractIds.length === 0) return new Map();
  const rows = await toOwner(db).where("contract_id", "in", contractIds).execute();
  const returned = [...Map.groupBy(rows, ({ contract_id }) => contract_id)].flatMap(([contractId, orders]): [string, Payout][] => {
    const order = awaitsAccount(orders);
    return order ? [[contractId, order]] : [];
  });
  return new Map(returned);
}

/** The same of orders that were read before. */
export const awaitsAccount = (orders: readonly Payout[]): Payout | undefined =>
  orders.find(({ id, state }) => state === "returned" && !orders.some(({ replaces }) => replaces === id));
