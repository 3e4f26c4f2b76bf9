import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import type { Inspect } from "../../platform/ports/inspect.ts";
import { deskKindOf, type DeskFault } from "./build-entry.ts";
import { entryOf } from "./entry-inspections.ts";
import { publishRevision } from "./publish-revision.ts";
import { keepLive } from "./save-revision.ts";
import { currentOf, keepRevision, newestNumber, revisionsOf, type EntryName, type Revision } from "./revisions.ts";

/** What an editor may do with a text besides writing it. */
export type Move =
  | { readonly act: "publish"; readonly number: number }
  /** @property at milliseconds since 1970 */
  | { readonly act: "schedule"; readonly number: number; readonly at: number }
  | { readonly act: "unschedule"; readonly number: number }
  /** An earlier text becomes the newest draft. */
  | { readonly act: "restore"; readonly number: number }
  /** A text of the content folder is left aside. */
  | { readonly act: "dismiss"; readonly number: number }
  /** The former live text is live again; if it did not exist, the entry leaves the site. */
  | { readonly act: "undo" }
  | { readonly act: "withdraw" };

export interface Moving extends EntryName {
  readonly move: Move;
  /** The newest revision that the editor had seen. */
  readonly seen: number;
  readonly byId: string;
  readonly now: number;
  readonly inspect: Inspect;
}
export type MoveResult =
  | { readonly ok: true }
  /** Somebody has saved since. */
  | { readonly ok: false; readonly reason: "newer" }
  /** The text does not exist, or has changed since the editor saw it. */
  | { readonly ok: false; readonly reason: "gone" }
  | { readonly ok: false; readonly reason: "past" }
  | { readonly ok: false; readonly reason: "faults"; readonly faults: readonly DeskFault[] };

const done: MoveResult = { ok: true };
const gone: MoveResult = { ok: false, reason: "gone" };

const setState = (db: Kysely<Tables>, { kind, slug }: EntryName, number: number) =>
  db.updateTable("content_revision").where("kind", "=", kind).where("slug", "=", slug).where("number", "=", number);

async function publish(db: Kysely<Tables>, { kind, slug, now, inspect }: Moving, number: number): Promise<MoveResult> {
  const published = await publishRevision(db, { kind, slug }, number, now, inspect);
  return published.ok ? done : { ok: false, reason: "faults", faults: published.faults };
}

async function schedule(db: Kysely<Tables>, moving: Moving, { number, written }: Revision, at: number): Promise<MoveResult> {
  if (at <= moving.now) return { ok: false, reason: "past" };
  const { kind, slug, inspect } = moving;
  const { faults } = await entryOf(inspect, { kind, slug, written, position: 1 });
  if (faults.length > 0) return { ok: false, reason: "faults", faults };
  await setState(db, moving, number)
    .set({ state: "scheduled", publish_at: moment(at) })
    .execute();
  return done;
}

async function hide(db: Kysely<Tables>, { kind, slug }: Moving, live: number): Promise<MoveResult> {
  await setState(db, { kind, slug }, live).set({ state: "withdrawn" }).execute();
  await db.updateTable("content").set({ hidden: true, desk_revision: live }).where("kind", "=", kind).where("slug", "=", slug).execute();
  return done;
}

/** A text of before, as a new one under the next number. */
async function copy(
  db: Kysely<Tables>,
  { kind, slug, byId, now, seen }: Moving,
  { written, number }: Revision,
): Promise<number | undefined> {
  return keepRevision(db, { kind, slug, number: seen + 1, state: "draft", written, base: number, byId, now });
}

async function undo(db: Kysely<Tables>, moving: Moving, revisions: readonly Revision[]): Promise<MoveResult> {
  const live = revisions.find(({ state }) => state === "published");
  if (!live) return gone;
  const before = revisions.find(({ state, published_at, number }) => state === "replaced" && published_at !== null && number < live.number);
  if (!before) return deskKindOf(moving.kind)?.stays ? gone : hide(db, moving, live.number);
  const number = await copy(db, moving, before);
  return number === undefined ? { ok: false, reason: "newer" } : publish(db, moving, number);
}

async function restore(db: Kysely<Tables>, moving: Moving, revision: Revision): Promise<MoveResult> {
  const number = await copy(db, moving, revision);
  if (number === undefined) return { ok: false, reason: "newer" };
  if (revision.state === "incoming") await setState(db, moving, revision.number).set({ state: "dismissed" }).execute();
  return done;
}

/** Performs an editor's act, unless somebody else has changed the entry meanwhile. Run it in a transaction. */
export async function moveRevision(db: Kysely<Tables>, moving: Moving): Promise<MoveResult> {
  const { move, seen } = moving;
  const newest = await newestNumber(db, moving);
  if (newest !== seen) return { ok: false, reason: "newer" };
  const revisions = await revisionsOf(db, moving);
  const current = currentOf(revisions);
  if (move.act === "undo") return undo(db, moving, revisions);
  if (move.act === "withdraw" && deskKindOf(moving.kind)?.stays) return gone;
  if (move.act === "withdraw") {
    const live = revisions.find(({ state }) => state === "published");
    if (live) return hide(db, moving, live.number);
    // What the content folder has, and editors have never published, is kept first, so that it can be restored.
    const kept = revisions.length === 0 ? await keepLive(db, moving, moving.now) : 0;
    return kept > 0 ? hide(db, moving, kept) : gone;
  }
  const named = revisions.find(({ number }) => number === move.number);
  if (!named) return gone;
  if (move.act === "restore") return restore(db, moving, named);
  if (move.act === "dismiss") {
    if (named.state !== "incoming") return gone;
    await setState(db, moving, named.number).set({ state: "dismissed" }).execute();
    return done;
  }
  if (named.number !== current?.number) return gone;
  if (move.act === "publish") return publish(db, moving, named.number);
  if (move.act === "schedule") return schedule(db, moving, named, move.at);
  if (named.state !== "scheduled") return gone;
  await setState(db, moving, named.number).set({ state: "draft", publish_at: null }).execute();
  return done;
}
