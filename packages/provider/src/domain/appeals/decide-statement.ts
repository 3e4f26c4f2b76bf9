import { settledStatements, type StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { ClaimRefusal } from "../../platform/database/records/claim-refusal.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { notifyWriter } from "./notify-writer.ts";

export interface Decided {
  readonly id: string;
  readonly status: StatementStatus;
  /** What the writer reads; empty when the statement was only taken up. */
  readonly words: string;
  /** Of a claim that is refused: why. */
  readonly refusal?: ClaimRefusal | undefined;
  /** What their message says instead of the words, in their language. */
  readonly details?: ((locale: Locale) => string) | undefined;
  /** Who of the staff; null: automatically. */
  readonly byId: string | null;
}

/**
 * Records the new status of a statement and notifies its writer. Run it in a transaction.
 * @returns false when it is already decided or does not exist.
 */
export async function decideStatement(
  { id, status, words, refusal, details, byId }: Decided,
  { db, now, services }: Pick<Context, "db" | "now" | "services">,
): Promise<boolean> {
  const found = await db.selectFrom("statement").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!found) return false;
  const events = await db.selectFrom("statement_event").select(["seq", "status"]).where("statement_id", "=", id).orderBy("seq").execute();
  const last = events.at(-1);
  if (!last || settledStatements.some((one) => one === last.status) || last.status === status) return false;
  const seq = last.seq + 1;
  await db
    .insertInto("statement_event")
    .values({ statement_id: id, seq, status, at: moment(now), words, by_id: byId, ...(refusal && { refusal: JSON.stringify(refusal) }) })
    .execute();
  if (words !== "") await notifyWriter(db, found, { step: seq, words: details?.(found.locale) ?? words }, { random: services.random, now });
  return true;
}
