import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { ContractView } from "../../domain/ledger/fold.ts";
import { owedOf } from "../../domain/ledger/owed.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { lockContract } from "../../domain/ledger/lock-contract.ts";
import { shownMoney } from "../../platform/messages/shown.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Context } from "../../platform/server/context.ts";
import { openOrder } from "../../domain/orders/open-order.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { dueOf } from "./due-of.ts";
import { MIN_PAYMENT } from "./least-payment.ts";
import { QR_MS } from "./qr-time.ts";
import { paymentBlocker } from "./payment-blocker.ts";

/** A payer who has just paid is asked whether they mean to pay again. */
const LOOKBACK_MS = 15 * 60_000;

interface Wanted {
  readonly contractId: string;
  /** Whose order it is; null is a guest's. */
  readonly payerId: string | null;
  readonly amount: string | undefined;
  /** The payer saw that it has just been paid, and pays again on purpose. */
  readonly again: boolean | undefined;
}
type Order = Selectable<Tables["purchase_order"]>;

const justPaid = ({ payments }: ContractView, now: number): boolean => payments.some(({ at }) => Date.parse(at) > now - LOOKBACK_MS);

/** The order that another tab of the same payer has just made, or a new one. */
async function orderOf({ db, now, services }: Context, { contractId, payerId }: Wanted, amount: Tiyn): Promise<Order> {
  const before = await db
    .selectFrom("purchase_order")
    .selectAll()
    .where("contract_id", "=", contractId)
    .where("customer_id", payerId === null ? "is" : "=", payerId)
    .where("amount", "=", amount)
    .where("state", "=", "awaiting_payment")
    .where("by_card", "=", false)
    .where("created_at", ">", moment(now - QR_MS))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (before) return before;
  return openOrder(db, services, now, { pays: { contractId }, payerId, amount });
}

/**
 * What is due for a contract and, where a sum is named, the order to pay it: never of more than is left to pay. Ended and paid contracts
 * are refused with the reason. Asked in a transaction.
 */
export async function premiumOrder(context: Context, wanted: Wanted): Promise<Output<"payContract"> | Refusal> {
  const { db, locale, now } = context;
  // Two tabs that order the same wait for each other here.
  await lockContract(db, wanted.contractId);
  const held = await contractById(db, wanted.contractId, today(now));
  if (!held) return refuse(404, "error.notFound");
  // Nobody makes an order for savings that another transfers; their parts have their own orders from the start.
  if (lineOf(held.product)?.paidFromSavings === true) return refuse(409, "error.pension.paidByFund");
  const reason = paymentBlocker(held.view);
  if (reason) return refuse(409, reason);
  const due = await dueOf(held, context);
  const reply = { status: "ok", success: true, found: true, due } as const;
  const just = justPaid(held.view, now);
  if (wanted.amount === undefined) return { ...reply, justPaid: just };
  const amount = tiynOf(wanted.amount) ?? 0;
  const most = owedOf(held.view);
  if (amount < Math.min(MIN_PAYMENT, most) || amount > most)
    return refuseInWords(
      "amount",
      text(locale, "error.pay.limits", { least: shownMoney(Math.min(MIN_PAYMENT, most), locale), most: shownMoney(most, locale) }),
    );
  if (just && wanted.again !== true) return { ...reply, justPaid: true };
  const { hash, number } = await orderOf(context, wanted, amount);
  return { ...reply, justPaid: just, hash, orderNumber: number, amount: decimalOf(amount), url: `/payment?hash=${hash}` };
}
