import type { Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { dueBy } from "../../ledger/owed.ts";
import { contractById } from "../../ledger/read.ts";
import { lockContract } from "../../ledger/lock-contract.ts";
import { blockerOf } from "../../open-items/blocker-of.ts";
import type { Charge } from "../../../platform/ports/saved-payments.ts";
import type { ProviderOptions } from "../../../platform/ports/provider-options.ts";
import { today } from "../../../platform/server/moment.ts";
import { keepWrongAmount } from "../keep-wrong-amount.ts";
import { nextCheck } from "../next-check.ts";
import { settle } from "../settle.ts";

type Payment = Selectable<Tables["payment"]>;

/** Takes a charge for sending: only one of several workers gets it, and none once it was taken. Undefined when it is not to be sent. */
const take = ({ database }: ProviderOptions, payment: Payment, now: number): Promise<Charge | undefined> =>
  database.queries.transaction().execute(async (db) => {
    const autopay = await db
      .selectFrom("autopay")
      .innerJoin("saved_card", "saved_card.id", "autopay.card_id")
      .select(["autopay.contract_id", "autopay.customer_id", "autopay.off_at", "saved_card.profile"])
      .where("autopay.id", "=", payment.autopay_id)
      .executeTakeFirstOrThrow();
    const { contract_id: contractId, customer_id: customerId, off_at, profile } = autopay;
    await lockContract(db, contractId);
    const held = await contractById(db, contractId, today(now));
    const due = held && held.view.status !== "suspended" && payment.due_date !== null ? dueBy(held.view, payment.due_date) : 0;
    // It was turned off, or paid another way, or is being paid, or the cover was suspended, since it was ordered.
    const wanted =
      off_at === null && profile !== null && due >= payment.amount && !(await blockerOf(db, "charge", contractId, now, payment.id));
    const taken = await db
      .updateTable("payment")
      .set(wanted ? { state: "confirming" } : { state: "cancelled", next_check_at: null })
      .where("id", "=", payment.id)
      .where("state", "=", "creating")
      .returning("id")
      .executeTakeFirst();
    return wanted && taken ? { reference: payment.reference, profile, customerId, amount: payment.amount } : undefined;
  });

/**
 * Sends a charge once, and from then on queries it: a charge with an unknown outcome is never sent again.
 * @returns the payment as it is now. Rejects when the bank does not answer.
 */
export async function refreshCharge(options: ProviderOptions, payment: Payment, now: number): Promise<Payment> {
  const { database, savedPayments, log } = options;
  if (!savedPayments) throw new Error("no bank of saved cards is configured");
  const present = () => database.queries.selectFrom("payment").selectAll().where("id", "=", payment.id).executeTakeFirstOrThrow();
  if (payment.state === "creating") {
    const charge = await take(options, payment, now);
    await options.checkpoint?.("charge:taken");
    if (charge)
      await savedPayments
        .charge(charge)
        .catch((error: unknown) =>
          log({ level: "warn", event: "charge-unanswered", reason: error instanceof Error ? error.name : "unknown" }),
        );
    else if ((await present()).state === "cancelled") return present();
  }
  const reported = await savedPayments.status(payment.reference);
  if (reported?.state === "paid") {
    const { amount = payment.amount, paidAt } = reported;
    if (amount === payment.amount) await settle(options, payment.id, paidAt, now);
    else await keepWrongAmount(options, payment.id, { amount, paidAt }, now);
    return present();
  }
  const neverCame = reported === undefined && Date.parse(payment.expires_at) <= now;
  const state = neverCame ? "expired" : reported?.state;
  await database.queries
    .updateTable("payment")
    .set({ next_check_at: nextCheck(payment.created_at, now), ...((state === "expired" || state === "declined") && { state }) })
    .where("id", "=", payment.id)
    .where("state", "not in", ["paid", "wrongAmount", "cancelled"])
    .execute();
  return present();
}
