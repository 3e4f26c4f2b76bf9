import type { Tiyn } from "@shanyraq/rules";
import { toHex } from "@shanyraq/signing";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { nextNumber, uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";

const HASH_BYTES = 16;

/** What an order is for, who pays it, and how much. */
export interface OrderTerms {
  readonly pays: { readonly applicationId: string } | { readonly contractId: string };
  /** Null: a guest pays. */
  readonly payerId: string | null;
  readonly amount: Tiyn;
  /** A card is charged for it, by its owner's consent. */
  readonly byCard?: boolean;
}

/** Opens an order that awaits its payment: the one writer of orders. Asked in a transaction that holds what is paid. */
export async function openOrder(
  db: Kysely<Tables>,
  { random }: Pick<Services, "random">,
  now: number,
  { pays, payerId, amount, byCard = false }: OrderTerms,
): Promise<Selectable<Tables["purchase_order"]>> {
  return db
    .insertInto("purchase_order")
    .values({
      id: uuid(random),
      hash: toHex(random(HASH_BYTES)),
      number: await nextNumber(db, "order_number", now),
      application_id: "applicationId" in pays ? pays.applicationId : null,
      contract_id: "contractId" in pays ? pays.contractId : null,
      customer_id: payerId,
      amount,
      state: "awaiting_payment",
      paid_by: null,
      by_card: byCard,
      created_at: moment(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
