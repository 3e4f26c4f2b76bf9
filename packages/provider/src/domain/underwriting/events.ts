import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

interface UnderwritingEvent {
  readonly applicationId: string;
  readonly kind: Tables["underwriting_event"]["kind"];
  readonly at: string;
  /** Who decided, asked or answered; null: the rules. */
  readonly byId: string | null;
  readonly words: string;
}

/** The events of several applications, each in its order. */
export async function eventsOfEach(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly Selectable<Tables["underwriting_event"]>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("underwriting_event")
    .selectAll()
    .where("application_id", "in", ids)
    .orderBy("application_id")
    .orderBy("seq")
    .execute();
}

/** Adds a decision, question or answer to an application; the caller holds its row. */
export async function addUnderwritingEvent(db: Kysely<Tables>, { applicationId, kind, at, byId, words }: UnderwritingEvent): Promise<void> {
  const { last } = await db
    .selectFrom("underwriting_event")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("underwriting_event")
    .values({ application_id: applicationId, seq: (last ?? 0) + 1, kind, at, by_id: byId, words })
    .execute();
}
