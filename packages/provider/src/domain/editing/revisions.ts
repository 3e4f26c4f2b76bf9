import type { Kysely } from "kysely";
import type { RevisionState } from "../../platform/database/desk-tables.ts";
import type { Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

/** Which entry is meant. */
export interface EntryName {
  readonly kind: string;
  readonly slug: string;
}
export interface Revision {
  readonly number: number;
  readonly state: RevisionState;
  readonly written: Written;
  /** The revision that it was started from. */
  readonly base: number | null;
  /** The member of staff who wrote it; empty when it came from the content folder. */
  readonly by: string;
  readonly at: string;
  readonly publish_at: string | null;
  readonly published_at: string | null;
}

/** All that was ever saved of an entry, the latest first. */
export async function revisionsOf(db: Kysely<Tables>, { kind, slug }: EntryName): Promise<readonly Revision[]> {
  const rows = await db
    .selectFrom("content_revision as revision")
    .leftJoin("customer", "customer.id", "revision.by_id")
    .select(["number", "state", "written", "base", "at", "publish_at", "published_at", "customer.name", "customer.surname"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ name, surname, ...row }) => ({ ...row, by: name === null ? "" : `${name} ${surname ?? ""}`.trim() }));
}

const WAITING: readonly RevisionState[] = ["draft", "scheduled"];

/** What an editor continues with: the newest unpublished text, else the published one, else the last that was published. */
export const currentOf = (revisions: readonly Revision[]): Revision | undefined =>
  revisions.find(({ state }) => WAITING.includes(state)) ??
  revisions.find(({ state }) => state === "published") ??
  revisions.find(({ state }) => state !== "incoming" && state !== "dismissed");

/** The text that has gone live since an unpublished one was started: publishing that one would undo it unseen. */
export const overtakenBy = (revisions: readonly Revision[]): Revision | undefined => {
  const current = currentOf(revisions);
  return current && WAITING.includes(current.state)
    ? revisions.find(({ state, number }) => state === "published" && number > current.number)
    : undefined;
};

interface Saved extends EntryName {
  readonly number: number;
  readonly state: RevisionState;
  readonly written: Written;
  readonly base: number | null;
  readonly byId: string | null;
  readonly now: number;
  readonly publishedAt?: string;
}

/** Keeps a text under its number; undefined when somebody else has taken the number. */
export async function keepRevision(db: Kysely<Tables>, saved: Saved): Promise<number | undefined> {
  const { kind, slug, number, state, written, base, byId, now, publishedAt = null } = saved;
  const kept = await db
    .insertInto("content_revision")
    .values({
      kind,
      slug,
      number,
      state,
      written: JSON.stringify(written),
      base,
      by_id: byId,
      at: moment(now),
      published_at: publishedAt,
    })
    .onConflict((conflict) => conflict.columns(["kind", "slug", "number"]).doNothing())
    .returning("number")
    .executeTakeFirst();
  return kept?.number;
}

/** The number of the newest text, in any state; 0 when nothing was saved. */
export async function newestNumber(db: Kysely<Tables>, { kind, slug }: EntryName): Promise<number> {
  const found = await db
    .selectFrom("content_revision")
    .select((is) => is.fn.max("number").as("number"))
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return found?.number ?? 0;
}
