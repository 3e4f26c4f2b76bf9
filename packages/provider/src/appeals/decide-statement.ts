import { settledStatements, type StatementStatus } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { Context } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { tellWriter } from "./tell-writer.ts";

export interface Decided {
  readonly id: string;
  readonly status: StatementStatus;
  /** What its writer is told; none where it was only taken up. */
  readonly words: string;
  /** What stands under the words in their message, in their language: where they can go next. */
  readonly doors?: (locale: Locale) => string;
  /** Who of the staff. */
  readonly byId: string;
}

/**
 * Says where a statement stands, and tells its writer. Run it in a transaction.
 * @returns false where it was decided already, or there is none.
 */
export async function decideStatement(
  { id, status, words, doors, byId }: Decided,
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
    .values({ statement_id: id, seq, status, at: moment(now), words, by_id: byId })
    .execute();
  const told = [words, doors?.(found.locale) ?? ""].filter(Boolean).join("\n\n");
  if (words !== "") await tellWriter(db, found, { step: seq, words: told }, { random: services.random, now });
  return true;
}
