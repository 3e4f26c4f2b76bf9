import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** Whether one of the staff gave an opinion on a claim, or on the claim of a report: they decide nothing of either. */
export async function hasGivenOpinion(db: Kysely<Tables>, statementId: string, staffId: string): Promise<boolean> {
  const found = await db
    .selectFrom("medical_opinion as opinion")
    .innerJoin("statement", "statement.id", "opinion.claim_id")
    .select("opinion.id")
    .where(({ eb, or }) => or([eb("statement.id", "=", statementId), eb("statement.event_id", "=", statementId)]))
    .where("opinion.given_by", "=", staffId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether one of the staff had a part in assessing a claim or its report: they give no opinion on it. */
export async function hasAssessed(db: Kysely<Tables>, claimId: string, staffId: string): Promise<boolean> {
  const { event_id: reportId } = await db.selectFrom("statement").select("event_id").where("id", "=", claimId).executeTakeFirstOrThrow();
  const ids = [claimId, ...(reportId === null ? [] : [reportId])];
  const acted = await db
    .selectFrom("statement_event")
    .select("statement_id")
    .where("statement_id", "in", ids)
    .where("by_id", "=", staffId)
    .executeTakeFirst();
  const proposed = await db
    .selectFrom("proposed_decision")
    .select("id")
    .where("subject_id", "in", ids)
    .where(({ eb, or }) => or([eb("by_id", "=", staffId), eb("closed_by", "=", staffId)]))
    .executeTakeFirst();
  const linked = await db
    .selectFrom("report_contract")
    .select("id")
    .where("report_id", "in", ids)
    .where("by_id", "=", staffId)
    .executeTakeFirst();
  const requested = await db
    .selectFrom("medical_opinion")
    .select("id")
    .where("claim_id", "=", claimId)
    .where("asked_by", "=", staffId)
    .executeTakeFirst();
  return [acted, proposed, linked, requested].some((one) => one !== undefined);
}

/** Whether an opinion on a claim is awaited. */
export async function isAwaited(db: Kysely<Tables>, claimId: string): Promise<boolean> {
  const open = await db
    .selectFrom("medical_opinion")
    .select("id")
    .where("claim_id", "=", claimId)
    .where("given_at", "is", null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a claim is open to a medical expert: for the opinion that is awaited, unless they had a part in it, or since they gave one. */
export async function isOpenToExpert(db: Kysely<Tables>, claimId: string, staffId: string): Promise<boolean> {
  if (await hasGivenOpinion(db, claimId, staffId)) return true;
  return (await isAwaited(db, claimId)) && !(await hasAssessed(db, claimId, staffId));
}
