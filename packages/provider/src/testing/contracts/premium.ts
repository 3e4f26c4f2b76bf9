import { today } from "../../platform/server/moment.ts";
import { owedOf } from "../../domain/ledger/owed.ts";
import { contractsOf, type HeldContract } from "../../domain/ledger/read.ts";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import type { BackOffice } from "../back-office.ts";
import { keyed } from "../purchase.ts";

/** A seeded contract of a person in its present state. */
export async function heldBy(
  { database, clock, person }: BackOffice,
  shows: SeededPerson["shows"],
  is: (held: HeldContract) => boolean = () => true,
): Promise<HeldContract> {
  const found = (await contractsOf(database.queries, person(shows).id, today(clock.now))).find(is);
  if (!found) throw new Error("no such contract is seeded");
  return found;
}

/** What a guest knows of a policy that they pay a part of. */
export async function policyOf({ office }: { readonly office: BackOffice }) {
  const { number } = await heldBy(office, "overdue");
  return { number, iin: office.person("overdue").iin ?? "", amount: "100.00" };
}

/** Orders of a contract's payer, as the signed-in owner. */
export const orderOwn = (office: BackOffice, token: string, input: Readonly<Record<string, unknown>>) =>
  office.post("/user/contracts/pay", input, token, keyed());

export const look = (office: BackOffice, hash: unknown, token?: string, attempt = 1) =>
  office.post("/kaspi-qr-pay", { hash, attempt }, token);

/** What the bank took for a contract, the part that is owed back, what the ledger counts and how many receipts were written. */
export async function balanceOf({ database, clock }: BackOffice, contractId: string) {
  const payments = await database.queries
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .select(["payment.amount", "payment.received", "payment.refund_amount", "payment.receipt"])
    .where("purchase_order.contract_id", "=", contractId)
    .where("payment.state", "in", ["paid", "wrongAmount"])
    .execute();
  const sum = (of: (payment: (typeof payments)[number]) => number | null) =>
    payments.reduce((total, payment) => total + (of(payment) ?? 0), 0);
  const receipts = new Set(payments.map(({ receipt }) => receipt));
  const { customer_id } = await database.queries
    .selectFrom("contract")
    .select("customer_id")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  const [held] = await contractsOf(database.queries, customer_id, today(clock.now), contractId);
  const counted = held?.view.payments.filter(({ receipt }) => receipts.has(receipt)) ?? [];
  return {
    taken: sum(({ amount, received }) => received ?? amount),
    back: sum(({ refund_amount }) => refund_amount),
    counted: counted.reduce((total, { amount }) => total + amount, 0),
    events: counted.length,
    receipts: receipts.size,
    paid: held?.view.paid ?? 0,
    price: held?.view.dues.reduce((total, { amount }) => total + amount, 0) ?? 0,
    owed: held ? owedOf(held.view) : 0,
  };
}
