import type { Database } from "../../database/open.ts";
import type { Fault } from "./fault.ts";
import { hashOf, type FolderEntry } from "./folder-entry.ts";
import { contentFolder, readFolder, type FolderContent } from "./read-folder.ts";

export interface Imported {
  /** Entries that are new or other than they were, and those that are gone. */
  readonly changed: number;
  /** What could not be read; all else was taken, and what was published of these before stays. */
  readonly faults: readonly Fault[];
}

const rowOf = ({ facts, texts, ...entry }: FolderEntry, source_hash: string) => ({
  ...entry,
  id: entry.slug,
  facts: JSON.stringify(facts),
  texts: JSON.stringify(texts),
  source_hash,
});

/** Brings the database to what stands in the content folder, or was read of it already. Rows that came from elsewhere are left as they are. */
export async function importContent({ queries }: Database, from: string | FolderContent = contentFolder): Promise<Imported> {
  const { kinds, pictures } = typeof from === "string" ? readFolder(from) : from;
  const changed = await queries.transaction().execute(async (db) => {
    let count = 0;
    // A picture that no text shows any more stays: a page that is open, or was built before, still does.
    const shelved = new Set((await db.selectFrom("picture").select("hash").execute()).map(({ hash }) => hash));
    for (const picture of pictures.filter(({ hash }) => !shelved.has(hash)))
      await db
        .insertInto("picture")
        .values(picture)
        .onConflict((conflict) => conflict.column("hash").doNothing())
        .execute();
    for (const { kind, entries, broken } of kinds) {
      const before = await db.selectFrom("content").select(["slug", "source_hash"]).where("kind", "=", kind).execute();
      const known = new Map(before.map(({ slug, source_hash }) => [slug, source_hash]));
      for (const entry of entries) {
        const hash = hashOf(entry);
        if (known.get(entry.slug) === hash) continue;
        const { id, ...row } = rowOf(entry, hash);
        await db
          .insertInto("content")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.columns(["kind", "slug"]).doUpdateSet(row))
          .execute();
        count += 1;
      }
      if (broken === "all") continue;
      const here = new Set([...entries.map(({ slug }) => slug), ...broken]);
      const gone = before.filter(({ slug, source_hash }) => source_hash !== null && !here.has(slug)).map(({ slug }) => slug);
      if (gone.length > 0) await db.deleteFrom("content").where("kind", "=", kind).where("slug", "in", gone).execute();
      count += gone.length;
    }
    return count;
  });
  return { changed, faults: kinds.flatMap(({ faults }) => faults) };
}
