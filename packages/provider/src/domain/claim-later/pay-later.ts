import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { comingPayments } from "../claims/shares.ts";
import { oweShare } from "./owe-share.ts";
import { lockContract } from "../ledger/lock-contract.ts";

type Random = Services["random"];
interface Payment {
  readonly claim_id: string;
  readonly no: number;
}

/** A payment that has fallen due, if it still is once its contract is held: of two workers one pays it. */
async function heldPayment(db: Kysely<Tables>, { claim_id: claimId, no }: Payment, day: string) {
  const { contract_id: contractId } = await db
    .selectFrom("claim_payment")
    .select("contract_id")
    .where("claim_id", "=", claimId)
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  await lockContract(db, contractId);
  return comingPayments(db)
    .innerJoin("statement", "statement.id", "claim_payment.claim_id")
    .selectAll("claim_payment")
    .select("statement.number")
    .where("claim_id", "=", claimId)
    .where("no", "=", no)
    .where("due_on", "<=", day)
    .executeTakeFirst();
}

/**
 * A later payment of a claim on its day: an event of the ledger, a share of its own, and an order to the account of the payee's last one.
 * @param db a transaction.
 */
export async function payLater(
  db: Kysely<Tables>,
  payment: Payment,
  { random, now }: { readonly random: Random; readonly now: number },
): Promise<void> {
  const due = await heldPayment(db, payment, today(now));
  if (!due) return;
  const { claim_id: claimId, contract_id: contractId, kind, name, birth_date: birthDate, amount, due_on: dueOn } = due;
  const claim = { id: claimId, number: due.number, contractId };
  const shareId = await oweShare(db, claim, { kind, name, birthDate, amount, dueOn }, { random, now });
  await db.updateTable("claim_payment").set({ share_id: shareId }).where("claim_id", "=", claimId).where("no", "=", payment.no).execute();
}

/** Pays what has fallen due of accepted claims, payment by payment. */
export async function payClaims(services: Pick<Services, "database" | "random" | "log">, now: number): Promise<void> {
  const { database, random } = services;
  const rows = await comingPayments(database.queries)
    .select(["claim_id", "no"])
    .where("due_on", "<=", today(now))
    .orderBy("due_on")
    .orderBy("no")
    .execute();
  await eachRow(services, now, {
    job: "payClaims",
    rows,
    keyOf: ({ claim_id: id, no }) => `${id}/${no}`,
    act: (row) => database.queries.transaction().execute((db) => payLater(db, row, { random, now })),
  });
}
