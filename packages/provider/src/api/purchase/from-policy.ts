import type { Tiyn } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import { leftOf, type Benefit } from "../../domain/ledger/benefits.ts";
import type { ContractView } from "../../domain/ledger/fold.ts";
import { payableBenefits } from "../../domain/ledger/life-proof.ts";
import { contractById, contractsOf, type HeldContract } from "../../domain/ledger/read.ts";
import { maturityNotices } from "../../platform/messages/maturity-notices.ts";
import { shownMoney } from "../../platform/messages/shown.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { blockerOf } from "../../domain/open-items/blocker-of.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Handler } from "../../platform/server/context.ts";
import { openPayment } from "../../domain/orders/open-payment.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { settleIn } from "../../domain/payments/settle.ts";

type Order = Selectable<Tables["purchase_order"]>;

/** What has fallen due of a contract by a day and has not gone. */
const owedOn = (view: ContractView, day: string): readonly Benefit[] => payableBenefits(view, day).filter(({ of }) => of === undefined);
const sumOf = (benefits: readonly Benefit[]): Tiyn => benefits.reduce((total, one) => total + leftOf(one), 0);

/** Whether an order buys what a matured policy may pay for: a single premium, of a line that says so. */
async function takesMatured(db: Kysely<Tables>, { application_id }: Order): Promise<boolean> {
  if (application_id === null) return false;
  const { terms } = await db.selectFrom("application").select("terms").where("id", "=", application_id).executeTakeFirstOrThrow();
  return lineOf(upgradeTerms(terms).product)?.takesMatured === true;
}

/** The policies of an order's owner that owe them enough to pay it. */
export async function payingPolicies(
  db: Kysely<Tables>,
  order: Order,
  day: string,
): Promise<readonly (Pick<HeldContract, "id" | "number"> & { readonly owed: Tiyn })[]> {
  if (order.customer_id === null || !(await takesMatured(db, order))) return [];
  return (await contractsOf(db, order.customer_id, day))
    .map(({ id, number, view }) => ({ id, number, owed: view.subjects?.bin === undefined ? sumOf(owedOn(view, day)) : 0 }))
    .filter(({ owed }) => owed >= order.amount);
}

/** Takes a sum from what has fallen due, the oldest first. */
function taken(benefits: readonly Benefit[], sum: Tiyn): readonly { readonly dueOn: string; readonly amount: Tiyn }[] {
  let left = sum;
  return benefits.flatMap((benefit) => {
    const amount = Math.min(left, leftOf(benefit));
    left -= amount;
    return amount > 0 ? [{ dueOn: benefit.dueOn, amount }] : [];
  });
}

/**
 * Pays an order with what a policy of the same owner owes them: the one is paid out and the other paid for in the call's own transaction. The
 * order's row is held first and the policy's then, as wherever money is counted, so that of two tabs, or a code that is paid meanwhile, one pays.
 */
export const payFromPolicy: Handler<"payFromPolicy"> = async ({ hash, contractId }, { customer, db, locale, now, services }) => {
  const day = today(now);
  const order = await db
    .selectFrom("purchase_order")
    .selectAll()
    .where("hash", "=", hash)
    .where("customer_id", "=", customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!order || !isUuid(contractId) || !(await takesMatured(db, order))) return refuse(404, "error.notFound");
  if (order.state === "paid") return refuse(409, "error.fromPolicy.paid");
  const own = await db
    .selectFrom("contract")
    .select("id")
    .where("id", "=", contractId)
    .where("customer_id", "=", customer.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const held = own && (await contractById(db, own.id, day));
  if (!held || held.view.subjects?.bin !== undefined) return refuse(404, "error.notFound");
  const blocker = await blockerOf(db, "payFromBenefit", held.id, now);
  if (blocker) return refuse(409, blocker.id);
  const benefits = owedOn(held.view, day);
  const owed = sumOf(benefits);
  if (owed < order.amount) return refuse(409, "error.fromPolicy.short", { amount: shownMoney(owed, locale) });

  const at = moment(now);
  const { id } = await openPayment(db, services, now, order, { by: "policy", number: held.number });
  await appendEvents(
    db,
    held.id,
    taken(benefits, order.amount).map((data) => ({ kind: "benefitPaid" as const, at, data: { ...data, payout: id } })),
    now,
  );
  if (owed === order.amount) await withdrawNotices(db, customer.id, maturityNotices(held.id));
  await settleIn(db, id, at, now, services);
  return { status: "ok", success: true };
};
