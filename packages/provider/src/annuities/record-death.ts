import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { contractById } from "../ledger/read.ts";
import { withdrawNotices } from "../messages/withdraw-notices.ts";
import { lineOf } from "../products/lines/index.ts";
import { moment, today } from "../server/moment.ts";

/**
 * Keeps the day of an annuitant's death in the ledger: nothing more goes to their account, and what is owed since is their survivors' or nobody's. It is
 * told by the claim of those who are owed it, or by a register; a mistake is put right by telling another day.
 * @param db a transaction: the contract is held while it is written to.
 * @returns false where there is no such annuity, or the day is still to come.
 */
export async function recordDeath(db: Kysely<Tables>, contractId: string, diedOn: string, now: number): Promise<boolean> {
  await db.selectFrom("contract").select("id").where("id", "=", contractId).forNoKeyUpdate().execute();
  const held = await contractById(db, contractId, today(now));
  if (!held || lineOf(held.product)?.annuity !== true || diedOn > today(now)) return false;
  if (held.view.diedOn === diedOn) return true;
  const at = moment(now);
  await appendEvents(db, contractId, [{ kind: "annuitantDied", at, data: { day: diedOn } }], now);
  await db
    .updateTable("contract_change")
    .set({ closed_at: at })
    .where("contract_id", "=", contractId)
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .execute();
  await withdrawNotices(db, held.customerId, [`lifeProofComes/${contractId}/`, `lifeProofOwed/${contractId}/`]);
  return true;
}
