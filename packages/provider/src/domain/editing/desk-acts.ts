import type { Kysely } from "kysely";
import type { DeskAct } from "../../platform/database/desk-tables.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import type { EntryName } from "./revisions.ts";

/** As much as somebody reads; more is read from the database. */
const MAX_ACTS = 200;

interface Done extends Partial<EntryName> {
  readonly act: DeskAct;
  readonly editorId: string;
  readonly number?: number | undefined;
}

/** Records what an editor did, in the caller's transaction if it has one. */
export async function noteAct(
  db: Kysely<Tables>,
  { act, editorId, kind = "", slug = "", number }: Done,
  { now, random }: { readonly now: number; readonly random: (bytes: number) => Uint8Array },
): Promise<void> {
  await db
    .insertInto("desk_act")
    .values({ id: uuid(random), at: moment(now), editor_id: editorId, act, kind, slug, number: number ?? null })
    .execute();
}

export interface NotedAct extends EntryName {
  readonly at: string;
  readonly act: DeskAct;
  readonly number: number | null;
  readonly by: string;
}

/** What editors did, the latest first. */
export async function latestActs(db: Kysely<Tables>): Promise<readonly NotedAct[]> {
  const rows = await db
    .selectFrom("desk_act as done")
    .innerJoin("customer", "customer.id", "done.editor_id")
    .select(["done.at", "done.act", "done.kind", "done.slug", "done.number", "customer.name", "customer.surname"])
    .orderBy("done.at", "desc")
    .limit(MAX_ACTS)
    .execute();
  return rows.map(({ name, surname, ...row }) => ({ ...row, by: `${name} ${surname}` }));
}
