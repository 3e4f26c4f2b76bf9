import type { Kysely, Selectable } from "kysely";
import type { AcceptedLate } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { dayOf, today } from "../../platform/server/moment.ts";
import { daysLate, lateTermsOn, type Pause } from "./late-terms.ts";

type Statement = Pick<Selectable<Tables["statement"]>, "id" | "event_id" | "contract_id" | "deadline">;

/** When papers were awaited: from each request for them until the staff continued, or the claimant sent the claim again. */
async function pausesOf(db: Kysely<Tables>, { id, event_id: reportId }: Statement, on: string): Promise<readonly Pause[]> {
  const events = await db.selectFrom("statement_event").select(["status", "at"]).where("statement_id", "=", id).orderBy("seq").execute();
  const claims = await db
    .selectFrom("statement")
    .select("created_at")
    .where("event_id", "=", reportId)
    .where("kind", "=", "claim")
    .where("id", "<>", id)
    .execute();
  return events.flatMap(({ status, at }, index) => {
    if (status !== "documentsNeeded") return [];
    const ends = [events[index + 1]?.at, ...claims.map(({ created_at: sentAt }) => sentAt)].filter((one) => one !== undefined && one >= at);
    return [{ from: dayOf(at), to: ends.map((one) => dayOf(one ?? at)).toSorted()[0] ?? on }];
  });
}

/** How late a claim that is accepted now is, and what that costs; undefined where it is in time. */
export async function latenessOf(db: Kysely<Tables>, statement: Statement, now: number): Promise<AcceptedLate | undefined> {
  const on = today(now);
  if (on <= statement.deadline || statement.contract_id === null) return undefined;
  const { product } = await db.selectFrom("contract").select("product").where("id", "=", statement.contract_id).executeTakeFirstOrThrow();
  const terms = lateTermsOn(product, on);
  const days = daysLate(statement.deadline, on, await pausesOf(db, statement, on));
  return terms && days > 0 ? { deadline: statement.deadline, days, per: terms.per, rate: terms.rate } : undefined;
}
