import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";

/** The way by which a payment of an order comes, with what belongs to the way. */
export type PaymentWay =
  | { readonly by: "code"; readonly attempt: number; readonly expiresAt: number; readonly nextCheckAt: string }
  | { readonly by: "card"; readonly autopayId: string; readonly dueDate: string; readonly expiresAt: number }
  | { readonly by: "transfer"; readonly transferId: string }
  | { readonly by: "policy"; readonly number: string };

/** The pending state of a payment at the bank; money that has arrived is settled at once, or by the settling job. */
function stateOf(way: PaymentWay, now: number) {
  const at = moment(now);
  switch (way.by) {
    case "code":
      return { state: "creating", expires_at: moment(way.expiresAt), next_check_at: way.nextCheckAt } as const;
    case "card":
      return {
        state: "creating",
        expires_at: moment(way.expiresAt),
        next_check_at: at,
        autopay_id: way.autopayId,
        due_date: way.dueDate,
      } as const;
    case "transfer":
      return { state: "confirming", expires_at: at, next_check_at: at, transfer_id: way.transferId } as const;
    case "policy":
      return { state: "confirming", expires_at: at, next_check_at: null, from_policy: way.number } as const;
  }
}

async function nextAttempt(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { latest } = await db
    .selectFrom("payment")
    .select(({ fn }) => fn.max("attempt").as("latest"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return Number(latest ?? 0) + 1;
}

/**
 * Opens a payment of an order: the one writer of payments. Called in a transaction that holds the order; the caller that settles payments continues with it.
 */
export async function openPayment(
  db: Kysely<Tables>,
  { random }: Pick<Services, "random">,
  now: number,
  order: Pick<Selectable<Tables["purchase_order"]>, "id" | "amount">,
  way: PaymentWay,
): Promise<Selectable<Tables["payment"]>> {
  const id = uuid(random);
  return db
    .insertInto("payment")
    .values({
      id,
      order_id: order.id,
      attempt: way.by === "code" ? way.attempt : await nextAttempt(db, order.id),
      reference: id,
      amount: order.amount,
      receipt: null,
      created_at: moment(now),
      paid_at: null,
      received: null,
      ...stateOf(way, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
