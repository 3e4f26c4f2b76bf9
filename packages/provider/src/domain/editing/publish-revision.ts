import type { Kysely } from "kysely";
import type { Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import { place } from "../entries/read.ts";
import type { Inspect } from "../../platform/ports/inspect.ts";
import { deskKindOf, type DeskFault } from "./build-entry.ts";
import { entryOf } from "./entry-inspections.ts";
import type { EntryName } from "./revisions.ts";

export type PublishResult = { readonly ok: true } | { readonly ok: false; readonly faults: readonly DeskFault[] };

/** The place of an entry among those of its kind: its own if it has one, else the last. */
async function positionOf(db: Kysely<Tables>, { kind, slug }: EntryName): Promise<number> {
  const own = await db.selectFrom("content").select("position").where("kind", "=", kind).where("slug", "=", slug).executeTakeFirst();
  if (own) return own.position;
  const last = await db
    .selectFrom("content")
    .select((is) => is.fn.max(place).as("position"))
    .where("kind", "=", kind)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

/** Puts a text where the site's calls read it, without an entry in the history: for a preview, whose transaction is rolled back. */
export async function putLive(
  db: Kysely<Tables>,
  { kind, slug }: EntryName,
  written: Written,
  revision: number,
  inspect: Inspect,
): Promise<PublishResult> {
  if (!deskKindOf(kind)) return { ok: false, faults: [] };
  const { faults, entry } = await entryOf(inspect, { kind, slug, written, position: await positionOf(db, { kind, slug }) });
  if (!entry) return { ok: false, faults };
  const row = {
    kind: entry.kind,
    slug,
    position: entry.position,
    published_on: entry.published_on,
    facts: JSON.stringify(entry.facts),
    texts: JSON.stringify(entry.texts),
    written: JSON.stringify(written),
    desk_revision: revision,
    hidden: false,
  };
  await db
    .insertInto("content")
    .values({ id: slug, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doUpdateSet(row))
    .execute();
  return { ok: true };
}

/** Makes a revision the live text; the former live text and older drafts are replaced. Run it in a transaction. */
export async function publishRevision(
  db: Kysely<Tables>,
  { kind, slug }: EntryName,
  number: number,
  now: number,
  inspect: Inspect,
): Promise<PublishResult> {
  const revision = await db
    .selectFrom("content_revision")
    .select("written")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const put = await putLive(db, { kind, slug }, revision.written, number, inspect);
  if (!put.ok) return put;
  const ofEntry = () => db.updateTable("content_revision").where("kind", "=", kind).where("slug", "=", slug);
  await ofEntry().set({ state: "replaced" }).where("state", "=", "published").execute();
  await ofEntry().set({ state: "replaced" }).where("state", "in", ["draft", "scheduled"]).where("number", "<", number).execute();
  await ofEntry()
    .set({ state: "published", published_at: moment(now), publish_at: null })
    .where("number", "=", number)
    .execute();
  return put;
}
