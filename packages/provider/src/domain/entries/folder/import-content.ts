import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../../platform/database/open.ts";
import type { Fault } from "./fault.ts";
import { hashOf, type FolderEntry } from "./folder-entry.ts";
import { listKinds } from "./kinds.ts";
import { layBeside } from "./lay-beside.ts";
import { contentFolder, readFolder, type FolderContent } from "./read-folder.ts";

export interface Imported {
  /** Entries that are new or other than they were, and those that are gone. */
  readonly changed: number;
  /** Entries whose files changed while an editors' text is live: it stays, and the files' text waits for an editor. */
  readonly waiting: readonly string[];
  /** What could not be read; all else was taken, and what was published of these before stays. */
  readonly faults: readonly Fault[];
}

const rowOf = ({ facts, texts, written, ...entry }: FolderEntry, source_hash: string) => ({
  ...entry,
  id: listKinds.find(({ kind }) => kind === entry.kind)?.idOf?.(entry.slug) ?? entry.slug,
  facts: JSON.stringify(facts),
  texts: JSON.stringify(texts),
  written: JSON.stringify(written),
  source_hash,
});

/**
 * Brings the database to the state of the content folder, or of an earlier reading of it. Rows that came from elsewhere are left as they are, and what an
 * editor has published stays: a newer text of the folder is laid beside it (docs/decisions/043-editors-desk.md).
 */
export async function importContent(
  { queries }: Database,
  from: string | FolderContent = contentFolder,
  now: number = Date.now(),
): Promise<Imported> {
  const { kinds, pictures } = typeof from === "string" ? readFolder(from) : from;
  const waiting: string[] = [];
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
      const before = await db
        .selectFrom("content")
        .select(["slug", "source_hash", "desk_revision", "facts", "texts"])
        .where("kind", "=", kind)
        .execute();
      const known = new Map(before.map((row) => [row.slug, row]));
      for (const entry of entries) {
        const hash = hashOf(entry);
        const row = known.get(entry.slug);
        if (row?.source_hash === hash) continue;
        if (row && isOfDesk(row)) {
          if (!saysTheSame(row, entry)) {
            await layBeside(db, entry, now);
            waiting.push(`${kind}/${entry.slug}`);
          }
          await db.updateTable("content").set({ source_hash: hash }).where("kind", "=", kind).where("slug", "=", entry.slug).execute();
          continue;
        }
        const { id, ...fresh } = rowOf(entry, hash);
        await db
          .insertInto("content")
          .values({ id, ...fresh })
          .onConflict((conflict) => conflict.columns(["kind", "slug"]).doUpdateSet(fresh))
          .execute();
        count += 1;
      }
      // Entries that contracts and calculators depend on are more than text.
      if (broken === "all" || staying.has(kind)) continue;
      const here = new Set([...entries.map(({ slug }) => slug), ...broken]);
      const gone = before.filter(({ slug, source_hash }) => source_hash !== null && !here.has(slug));
      const [kept, dropped] = [gone.filter(isOfDesk), gone.filter((row) => !isOfDesk(row))].map((rows) => rows.map(({ slug }) => slug));
      if (kept?.length)
        await db.updateTable("content").set({ source_hash: null }).where("kind", "=", kind).where("slug", "in", kept).execute();
      if (dropped?.length) await db.deleteFrom("content").where("kind", "=", kind).where("slug", "in", dropped).execute();
      count += dropped?.length ?? 0;
    }
    return count;
  });
  return { changed, waiting, faults: kinds.flatMap(({ faults }) => faults) };
}

const staying: ReadonlySet<string> = new Set(listKinds.filter(({ stays }) => stays).map(({ kind }) => kind));

const isOfDesk = ({ desk_revision }: { readonly desk_revision: number | null }): boolean => desk_revision !== null;

/** What editors wrote and gave back to the repository is not a change for them. */
const saysTheSame = (row: Pick<FolderEntry, "facts" | "texts">, { facts, texts }: FolderEntry): boolean =>
  isDeepStrictEqual([row.facts, row.texts], JSON.parse(JSON.stringify([facts, texts])));
