import type { PayoutState } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import type { ClaimShare } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isKnownDead, isMinorOn } from "../claim-payees/payee-standing.ts";

export type ShareRow = Selectable<Tables["claim_share"]>;

/** The latest order for the bank of a share. */
interface ShareOrder {
  readonly state: PayoutState;
  readonly orderedAt: string;
  readonly endedAt: string | null;
}
export interface Share extends ShareRow {
  readonly order?: ShareOrder;
  /** Of a share that waits: why its payee cannot act for themselves, as far as the insurer knows. */
  readonly payee?: "minor" | "died";
}

/** Whether an account of its payee is awaited: heirs have none before anybody knows who they are, nor does somebody who has died. */
export const awaitsAccount = ({ kind, iban, order, payee }: Pick<Share, "kind" | "iban" | "order" | "payee">): boolean =>
  kind !== "heirs" && payee !== "died" && iban === null && (order === undefined || order.state === "returned");

/** Whether it waits for a certificate of inheritance: of heirs who are not known yet, or of somebody who has died. */
export const isDivisible = ({ kind, payee }: Pick<Share, "kind" | "payee">): boolean => kind === "heirs" || payee === "died";

async function payeeOf(db: Kysely<Tables>, row: ShareRow): Promise<Share["payee"]> {
  if (row.kind === "heirs" || row.kind === "lender") return undefined;
  if (row.kind !== "insured" && (await isKnownDead(db, row))) return "died";
  return isMinorOn(row, row.owed_on) ? "minor" : undefined;
}

/** Who is paid on a claim, in their order, with the latest order for the bank of each: what was divided whole among heirs is theirs, and is left out. */
export async function sharesOf(db: Kysely<Tables>, claimId: string): Promise<readonly Share[]> {
  const rows = await db
    .selectFrom("claim_share")
    .selectAll()
    .where("claim_id", "=", claimId)
    .where("amount", ">", 0)
    .orderBy("no")
    .execute();
  if (rows.length === 0) return [];
  const orders = await db
    .selectFrom("payout")
    .select(["claim_share_id", "state", "ordered_at", "ended_at"])
    .where(
      "claim_share_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("ordered_at")
    .orderBy("ended_at", (end) => end.asc().nullsLast())
    .execute();
  const shares: Share[] = [];
  for (const row of rows) {
    const last = orders.findLast((order) => order.claim_share_id === row.id);
    const order = last && { state: last.state, orderedAt: last.ordered_at, endedAt: last.ended_at };
    const payee = order && order.state !== "returned" ? undefined : await payeeOf(db, row);
    shares.push({ ...row, ...(order && { order }), ...(payee && { payee }) });
  }
  return shares;
}

/** What is kept of a payee beside the ledger's share of them. */
interface NewShare {
  readonly share: ClaimShare;
  readonly birthDate?: string | null | undefined;
  readonly iin?: string | null | undefined;
  /** Of an heir: the share that the certificate divides, and its fraction in words. */
  readonly divides?: { readonly of: string; readonly certificate: string; readonly fraction: string };
}

/** Keeps who is paid on a claim, numbered after those who are kept already; nobody of them has an account yet. */
export async function createShares(
  db: Kysely<Tables>,
  claim: { readonly id: string; readonly contractId: string },
  shares: readonly NewShare[],
  owedOn: string,
): Promise<readonly ShareRow[]> {
  if (shares.length === 0) return [];
  const { last } = await db
    .selectFrom("claim_share")
    .select(({ fn }) => fn.max("no").as("last"))
    .where("claim_id", "=", claim.id)
    .executeTakeFirstOrThrow();
  const rows = shares.map(({ share: { id, kind, name, amount }, birthDate = null, iin = null, divides }, index) => {
    const payee = { kind, name, birth_date: birthDate, iin, amount };
    const parts = divides && { of_share: divides.of, certificate: divides.certificate, fraction: divides.fraction };
    const no = (last ?? 0) + index + 1;
    return { id, claim_id: claim.id, contract_id: claim.contractId, no, ...payee, owed_on: owedOn, iban: null, holder: null, ...parts };
  });
  return await db.insertInto("claim_share").values(rows).returningAll().execute();
}

/** Payments of accepted claims that have not fallen due, and were not ended. */
export const comingPayments = (db: Kysely<Tables>) =>
  db.selectFrom("claim_payment").where("share_id", "is", null).where("ended", "=", false);

/** The day on which a claim's next payment falls due; undefined where none is to come. */
export async function nextPaymentOn(db: Kysely<Tables>, claimId: string): Promise<string | undefined> {
  const found = await comingPayments(db)
    .select(({ fn }) => fn.min("due_on").as("next"))
    .where("claim_id", "=", claimId)
    .executeTakeFirst();
  return found?.next ?? undefined;
}
