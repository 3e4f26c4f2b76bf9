import type { Kysely, Selectable } from "kysely";
import type { PensionEvent } from "../../platform/database/records/pension-event.ts";
import { upgradeTerms } from "../../platform/database/records/upgrade-terms.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { foldPension, isClosed, type PensionState } from "./fold.ts";

export type CaseRow = Selectable<Tables["pension_case"]>;
export interface PensionCase {
  readonly row: CaseRow;
  readonly events: readonly PensionEvent[];
  readonly state: PensionState;
}

/** Terms of former forms are read as those of today. */
function kept(event: PensionEvent): PensionEvent {
  if (event.kind === "opened") return { ...event, data: { ...event.data, terms: upgradeTerms(event.data.terms) } };
  return event.kind === "approved" ? { ...event, data: { ...event.data, terms: upgradeTerms(event.data.terms) } } : event;
}

/** A case with its events. @throws when it has no opening event, which no code writes. */
export async function readCase(db: Kysely<Tables>, row: CaseRow): Promise<PensionCase> {
  const rows = await db.selectFrom("pension_event").select(["kind", "at", "data"]).where("case_id", "=", row.id).orderBy("seq").execute();
  const events = (rows as PensionEvent[]).map(kept);
  const state = foldPension(events);
  if (!state) throw new Error("a pension case without its beginning");
  return { row, events, state };
}

/** A customer's own case, held until the transaction ends: of two tabs the second finds what the first has done. */
export async function holdCase(db: Kysely<Tables>, id: string, customerId?: string): Promise<PensionCase | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db
    .selectFrom("pension_case")
    .selectAll()
    .where("id", "=", id)
    .$if(customerId !== undefined, (query) => query.where("customer_id", "=", customerId ?? ""))
    .forUpdate()
    .executeTakeFirst();
  return row && readCase(db, row);
}

/** The same to look at. */
export async function findCase(db: Kysely<Tables>, id: string, customerId: string): Promise<PensionCase | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom("pension_case").selectAll().where("id", "=", id).where("customer_id", "=", customerId).executeTakeFirst();
  return row && readCase(db, row);
}

/** All cases of a customer, the latest first. */
export async function casesOf(db: Kysely<Tables>, customerId: string): Promise<readonly PensionCase[]> {
  const rows = await db
    .selectFrom("pension_case")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .execute();
  const found: PensionCase[] = [];
  for (const row of rows) found.push(await readCase(db, row));
  return found;
}

/** Adds an event, and closes the case when it is finished. The caller holds its row. */
export async function appendPension(db: Kysely<Tables>, { row }: Pick<PensionCase, "row">, event: PensionEvent): Promise<PensionCase> {
  const { last } = await db
    .selectFrom("pension_event")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("case_id", "=", row.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("pension_event")
    .values({ case_id: row.id, seq: (last ?? 0) + 1, kind: event.kind, at: event.at, data: JSON.stringify(event.data) })
    .execute();
  const after = await readCase(db, row);
  if (isClosed(after.state)) await db.updateTable("pension_case").set({ closed_at: event.at }).where("id", "=", row.id).execute();
  return after;
}
