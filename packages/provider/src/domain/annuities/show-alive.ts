import { addDays } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { LifeProof } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { provedUntil } from "../ledger/life-proof.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { lines } from "../products/lines/index.ts";
import { moment, today } from "../../platform/server/moment.ts";

const annuities = lines.filter(({ annuity }) => annuity === true).map(({ slug }) => slug);
/** Signing in again proves nothing new within so many days. */
const SHOWN_FOR_DAYS = 7;

/**
 * Records that an annuitant has proved that they are alive, on each of their annuities whose contract requires it, so that the next round of the jobs can order
 * what waited for it.
 * @param db a transaction: a contract is held while it is written to.
 */
export async function showAlive(db: Kysely<Tables>, customerId: string, by: LifeProof, now: number): Promise<void> {
  const [day, at] = [today(now), moment(now)];
  const contracts = await db
    .selectFrom("contract")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("product", "in", annuities)
    .execute();
  for (const { id } of contracts) {
    await lockContract(db, id);
    const view = (await contractById(db, id, day))?.view;
    if (!view || provedUntil(view) === undefined || addDays(view.aliveOn ?? "1970-01-01", SHOWN_FOR_DAYS) > day) continue;
    await appendEvents(db, id, [{ kind: "aliveShown", at, data: { by } }], now);
    await db
      .updateTable("contract_change")
      .set({ effective_on: day })
      .where("contract_id", "=", id)
      .where("state", "=", "done")
      .where("closed_at", "is", null)
      .execute();
    await withdrawNotices(db, customerId, [`lifeProofComes/${id}/`, `lifeProofOwed/${id}/`]);
  }
}
