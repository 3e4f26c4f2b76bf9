import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { place } from "../entries/read.ts";
import type { EntryName } from "./revisions.ts";

export type Direction = "earlier" | "later";

/**
 * Moves an entry one place among those of its kind, at once: an order is not a text, and has no draft. From then on the editors' order of the kind counts,
 * whatever the content folder says. Run it in a transaction.
 * @returns whether there was a place to move to.
 */
export async function placeEntry(db: Kysely<Tables>, { kind, slug }: EntryName, step: Direction): Promise<boolean> {
  const rows = await db
    .selectFrom("content")
    .select(["slug", "hidden"])
    .where("kind", "=", kind)
    .orderBy(place)
    .orderBy("id")
    .forUpdate()
    .execute();
  // An entry that was removed from the site keeps its place; it is skipped.
  const shown = rows.filter(({ hidden }) => !hidden);
  const from = shown.findIndex((row) => row.slug === slug);
  const other = shown[step === "earlier" ? from - 1 : from + 1];
  if (from === -1 || other === undefined) return false;
  const slugs = rows.map((row) => row.slug).filter((one) => one !== slug);
  slugs.splice(slugs.indexOf(other.slug) + (step === "later" ? 1 : 0), 0, slug);
  for (const [index, one] of slugs.entries())
    await db
      .updateTable("content")
      .set({ placed: index + 1 })
      .where("kind", "=", kind)
      .where("slug", "=", one)
      .execute();
  return true;
}
