import type { Kysely } from "kysely";
import type { Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import { keepRevision, newestNumber, type EntryName } from "./revisions.ts";

export interface Saving extends EntryName {
  /** The newest revision that its editor had seen; 0 when none existed. */
  readonly seen: number;
  readonly written: Written;
  readonly byId: string;
  readonly now: number;
}
export type SaveResult = { readonly ok: true; readonly number: number } | { readonly ok: false; readonly reason: "newer" };

/** The live text from the folder becomes the first revision, so that a draft started from it can be compared with it and undone. */
export async function keepLive(db: Kysely<Tables>, name: EntryName, now: number): Promise<number> {
  const live = await db
    .selectFrom("content")
    .select("written")
    .where("kind", "=", name.kind)
    .where("slug", "=", name.slug)
    .executeTakeFirst();
  if (!live?.written) return 0;
  const kept = { ...name, number: 1, state: "published" as const, written: live.written, base: null, byId: null, now };
  return (await keepRevision(db, { ...kept, publishedAt: moment(now) })) ?? 0;
}

/** Saves a draft. When two editors started from the same text, the second learns that there is a newer one; neither loses theirs. Run it in a transaction. */
export async function saveRevision(db: Kysely<Tables>, { seen, byId, written, now, kind, slug }: Saving): Promise<SaveResult> {
  const name = { kind, slug };
  const newest = await newestNumber(db, name);
  if (newest !== seen) return { ok: false, reason: "newer" };
  const base = newest === 0 ? await keepLive(db, name, now) : newest;
  const number = await keepRevision(db, { ...name, number: base + 1, state: "draft", written, base: base || null, byId, now });
  return number === undefined ? { ok: false, reason: "newer" } : { ok: true, number };
}
