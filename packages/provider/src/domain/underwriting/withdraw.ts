import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { addUnderwritingEvent } from "./events.ts";

/** Of an order the bank's code may be out: its money can still come, so it ends by not being paid. */
const before = ["awaiting_code", "in_review", "question", "confirmed"] as const;
export const isWithdrawable = (state: Tables["application"]["state"]): boolean => before.some((one) => one === state);

/** The result of the request: `ordered` is too late, `none` is unknown or already over. */
export type Withdrawn = "withdrawn" | "ordered" | "none";

/**
 * Withdraws an application of its own customer; underwriters find it closed, and it asks for nothing any more. One that no code has confirmed is not a
 * declaration yet and is removed with its answers.
 */
export async function withdraw(db: Kysely<Tables>, applicationId: string, customerId: string, now: number): Promise<Withdrawn> {
  if (!isUuid(applicationId)) return "none";
  const application = await db
    .selectFrom("application")
    .select("state")
    .where("id", "=", applicationId)
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  if (application?.state === "ordered") return "ordered";
  if (!application || !isWithdrawable(application.state)) return "none";
  if (application.state === "awaiting_code") {
    await db.deleteFrom("application").where("id", "=", applicationId).execute();
    return "withdrawn";
  }
  await db.updateTable("application").set({ state: "withdrawn" }).where("id", "=", applicationId).execute();
  await addUnderwritingEvent(db, { applicationId, kind: "withdrawn", at: moment(now), byId: customerId, words: "" });
  const asking = ["applicationInReview", "applicationQuestion", "applicationAccepted", "applicationConfirmed"];
  await withdrawNotices(
    db,
    customerId,
    asking.map((kind) => `${kind}/${applicationId}`),
  );
  return "withdrawn";
}
