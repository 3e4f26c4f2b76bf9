import type { Kysely } from "kysely";
import type { Written } from "../../platform/database/records/written.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Inspect } from "../../platform/ports/inspect.ts";
import { deskKindOf, type DeskFault } from "./build-entry.ts";
import { entryOf } from "./entry-inspections.ts";
import { currentOf, overtakenBy, revisionsOf, type EntryName, type Revision } from "./revisions.ts";

/** Everything that editors see of an entry. */
export interface EntryAtDesk {
  readonly written: Written;
  /** The revision that is shown; undefined when it is the live text of the folder, which was never saved here. */
  readonly current: Revision | undefined;
  readonly revisions: readonly Revision[];
  /** The newest number there is: a form that is sent says it again. */
  readonly newest: number;
  readonly isLive: boolean;
  readonly faults: readonly DeskFault[];
  /** A text of the folder that came after an editors' text was published. */
  readonly incoming: Revision | undefined;
  /** What has gone live since the draft was started. */
  readonly overtaken: Revision | undefined;
}

/** An entry as editors see it; undefined when it does not exist. */
export async function readEntry(db: Kysely<Tables>, name: EntryName, inspect: Inspect): Promise<EntryAtDesk | undefined> {
  if (!deskKindOf(name.kind)) return undefined;
  const revisions = await revisionsOf(db, name);
  const row = await db
    .selectFrom("content")
    .select(["written", "hidden"])
    .where("kind", "=", name.kind)
    .where("slug", "=", name.slug)
    .executeTakeFirst();
  const current = currentOf(revisions);
  const written = current?.written ?? row?.written;
  if (!written) return undefined;
  return {
    written,
    current,
    revisions,
    newest: revisions[0]?.number ?? 0,
    isLive: row !== undefined && !row.hidden,
    faults: (await entryOf(inspect, { ...name, written, position: 1 })).faults,
    incoming: revisions.find(({ state }) => state === "incoming"),
    overtaken: overtakenBy(revisions),
  };
}
