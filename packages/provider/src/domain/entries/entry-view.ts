import type { Context } from "../../platform/server/context.ts";
import { findContent, listContent, type ContentKind, type Entry } from "./read.ts";

/** An entry in one language: its facts and its texts side by side. */
export const entryView = ({ id, slug, published_on, facts, texts }: Entry, { locale }: Pick<Context, "locale">) => ({
  id,
  slug,
  ...(published_on !== null && { date: published_on }),
  ...facts,
  ...texts[locale],
});

// What is in the database was held against the row's promises before it came there (content/folder), or is typed (seed);
// every answer passes the row's list of fields after this.
export const all = async <T>(kind: ContentKind, context: Context): Promise<T[]> =>
  (await listContent(context.db, kind)).map((entry) => entryView(entry, context) as T);

export async function found<T>(kind: ContentKind, idOrSlug: string, context: Context): Promise<T | undefined> {
  const entry = await findContent(context.db, kind, idOrSlug);
  return entry && (entryView(entry, context) as T);
}

/** The latest first; of one day, in the order of the list. */
export const latestFirst = <T extends { readonly date: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.date.localeCompare(a.date));
