import type { Tiyn } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { ALL_RECORDED, fold, type ContractView } from "../fold.ts";
import { eventsOfEach } from "../read.ts";
import { emptyPosition, signed, type Position } from "./accounts.ts";
import { positionOf, type OrderedPayouts } from "./position-of.ts";

/** A payment that the bank reports for a contract, with the part that is owed back to its payer. */
export interface TakenPayment {
  readonly receipt: string | null;
  readonly amount: Tiyn;
  readonly back: Tiyn;
}

/** All that says where a contract's money is: its events, its orders for the bank, what the bank took, and what was posted. */
export interface Book {
  readonly view: ContractView;
  readonly payouts: OrderedPayouts;
  readonly taken: readonly TakenPayment[];
  readonly posted: Position;
  /** Where its money is on the day, by its events and its orders. */
  readonly position: Position;
}

const postedOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom("posting_line")
    .select(({ fn }) => ["contract_id", "account", fn.sum<number>("amount").as("amount")])
    .where("contract_id", "in", ids)
    .groupBy(["contract_id", "account"])
    .execute();

const payoutsOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db.selectFrom("payout").select(["contract_id", "amount", "state", "due_on"]).where("contract_id", "in", ids).execute();

const takenOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .innerJoin("contract", (on) =>
      on.on(({ eb, or, ref }) =>
        or([eb("contract.order_id", "=", ref("purchase_order.id")), eb("contract.id", "=", ref("purchase_order.contract_id"))]),
      ),
    )
    .select(["contract.id as contract_id", "payment.receipt", "payment.amount", "payment.refund_amount"])
    .where("payment.state", "=", "paid")
    .where("contract.id", "in", ids)
    .execute();

/** The books of contracts on a day, in a handful of statements whatever their number. */
export async function booksOf(db: Kysely<Tables>, ids: readonly string[], day: string): Promise<ReadonlyMap<string, Book>> {
  if (ids.length === 0) return new Map();
  const events = await eventsOfEach(db, ids);
  const [lines, orders, taken] = [await postedOf(db, ids), await payoutsOf(db, ids), await takenOf(db, ids)];
  const byContract = <T extends { readonly contract_id: string }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.contract_id);
  const [linesOf, ordersOf, paymentsOf] = [byContract(lines), byContract(orders), byContract(taken)];
  const books = ids.flatMap((id): [string, Book][] => {
    const view = fold(events.get(id) ?? [], day, ALL_RECORDED);
    if (!view) return [];
    const own = ordersOf.get(id) ?? [];
    const payouts = { due: own.filter(({ due_on }) => due_on !== null), end: own.filter(({ due_on }) => due_on === null) };
    const posted = (linesOf.get(id) ?? []).map(({ account, amount }) => [account, signed(account, Number(amount))]);
    return [
      [
        id,
        {
          view,
          payouts,
          taken: (paymentsOf.get(id) ?? []).map(({ receipt, amount, refund_amount }) => ({ receipt, amount, back: refund_amount ?? 0 })),
          posted: { ...emptyPosition, ...Object.fromEntries(posted) },
          position: positionOf(view, day, payouts),
        },
      ],
    ];
  });
  return new Map(books);
}
