import { decideStatement, type Decided } from "../appeals/decide-statement.ts";
import type { Context } from "../../platform/server/context.ts";
import { followReport } from "./follow-report.ts";
import { lockContract } from "../ledger/lock-contract.ts";

/**
 * Decides a statement (`appeals/decide-statement.ts`), and the contract follows where it is a report of an event or a claim. Run it in a transaction.
 * @returns false when it was decided already, or does not exist.
 */
export async function decideFollowed(decided: Decided, context: Pick<Context, "db" | "now" | "services">): Promise<boolean> {
  const { db, now } = context;
  const about = await db
    .selectFrom("statement")
    .select(["id", "kind", "event_id", "contract_id"])
    .where("id", "=", decided.id)
    .executeTakeFirst();
  if (!about) return false;
  // The contract is held before its statement, as by whoever accepts a claim: of two who decide at once neither waits for the other for good.
  if (about.contract_id !== null) await lockContract(db, about.contract_id);
  if (!(await decideStatement(decided, context))) return false;
  await followReport(db, about.event_id ?? about.id, now);
  return true;
}
