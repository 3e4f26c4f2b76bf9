import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Handler } from "../../platform/server/context.ts";
import { DRAFT_KEPT_MS } from "../../platform/server/draft-kept.ts";
import { moment, today } from "../../platform/server/moment.ts";

/** At most so many worksheets; then the oldest is deleted. */
const MAX_DRAFTS = 20;

/** Keeps, deletes or returns the answers of a customer in a worksheet that they have not sent; another's calculation has none of theirs. */
export const worksheetDraft: Handler<"worksheetDraft"> = async ({ calculation, draft, forget = false }, { customer, db, now }) => {
  const own = { customer_id: customer.id, calculation };
  if (forget) {
    await db.deleteFrom("worksheet_draft").where("customer_id", "=", customer.id).where("calculation", "=", calculation).execute();
    return {};
  }
  if (draft !== undefined) {
    const kept = { draft, expires_at: moment(now + DRAFT_KEPT_MS) };
    await db
      .insertInto("worksheet_draft")
      .values({ ...own, ...kept })
      .onConflict((conflict) => conflict.columns(["customer_id", "calculation"]).doUpdateSet(kept))
      .execute();
    const latest = db
      .selectFrom("worksheet_draft")
      .select("calculation")
      .where("customer_id", "=", customer.id)
      .orderBy("expires_at", "desc")
      .limit(MAX_DRAFTS);
    await db.deleteFrom("worksheet_draft").where("customer_id", "=", customer.id).where("calculation", "not in", latest).execute();
  }
  const found = await db
    .selectFrom("worksheet_draft")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("calculation", "=", calculation)
    .where("expires_at", ">", moment(now))
    .executeTakeFirst();
  return found ? { draft: found.draft, expires: today(Date.parse(found.expires_at)) } : {};
};

/** Removes every draft that has expired. */
export async function removeOldDrafts(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom("worksheet_draft").where("expires_at", "<=", moment(now)).execute();
}
