import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { eachRow } from "../../../platform/failures/each-row.ts";
import type { ProviderOptions } from "../../../platform/ports/provider-options.ts";
import type { Transfer } from "../../../platform/ports/transfers.ts";
import { openPayment } from "../../orders/open-payment.ts";
import { moment } from "../../../platform/server/moment.ts";

/** Banks enter transfers late and under an earlier moment: the last days are read again, and known transfers are skipped. */
const LOOKBACK_MS = 5 * 86_400_000;
/** As an invoice prints it; payers write it with other spaces and with characters of the other keyboard. */
const ORDER_NUMBER = /[ZЗ][KК][-–— ]?(\d{4})[-–— ]?(\d{6,})/iu;

const numberIn = (purpose: string): string | undefined => {
  const [, year, serial] = ORDER_NUMBER.exec(purpose) ?? [];
  return year === undefined || serial === undefined ? undefined : `ZK-${year}-${serial}`;
};

/** What a payer wrote, as the database can hold it: it takes every character but U+0000. */
const storablePurpose = (purpose: string): string => purpose.replaceAll("\0", " ");

/** Keeps a transfer and, if it names an order, makes it a payment of that order, which is settled like any other; a known one is skipped. */
async function take(
  db: Kysely<Tables>,
  services: ProviderOptions,
  transfer: Transfer,
  now: number,
): Promise<"known" | "paid" | "unmatched"> {
  const number = numberIn(transfer.purpose);
  const order = number && (await db.selectFrom("purchase_order").selectAll().where("number", "=", number).forUpdate().executeTakeFirst());
  const kept = await db
    .insertInto("bank_transfer")
    .values({
      id: transfer.id,
      amount: transfer.amount,
      purpose: storablePurpose(transfer.purpose),
      received_at: transfer.receivedAt,
      order_id: order ? order.id : null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!kept) return "known";
  if (!order) return "unmatched";
  await openPayment(db, services, now, order, { by: "transfer", transferId: transfer.id });
  return "paid";
}

/** Reads the account's statement: payers by invoice are found by the order's number. A transfer that names no order is reported to the operator. */
export async function takeTransfers(options: ProviderOptions, now: number): Promise<void> {
  const { database, transfers, log } = options;
  if (!transfers) return;
  let arrived: readonly Transfer[];
  try {
    arrived = await transfers.since(moment(now - LOOKBACK_MS));
  } catch (error) {
    return log({ level: "warn", event: "transfers-unread", reason: error instanceof Error ? error.name : "unknown" });
  }
  await eachRow(options, now, {
    job: "takeTransfers",
    rows: arrived,
    keyOf: ({ id }) => id,
    act: async (transfer) => {
      const taken = await database.queries.transaction().execute((db) => take(db, options, transfer, now));
      if (taken === "unmatched") log({ level: "error", event: "transfer-names-no-order" });
    },
  });
}
