import type { Written } from "../database/records/written.ts";
import type { Inspect } from "../inspections/inspect.ts";
import { buildEntry, deskKindOf, type Built } from "./build-entry.ts";
import { linksOf } from "./links-of.ts";

/** A text of an editor that is to be made into an entry of the site. */
export interface EntryInput {
  readonly kind: string;
  readonly slug: string;
  readonly written: Written;
  /** Its place among the others, from 1. */
  readonly position: number;
}

/** Builds an entry where its kind is known. It is the `entry` of the table of inspections. */
export async function inspectEntry({ kind, slug, written, position }: EntryInput): Promise<Built> {
  const desk = deskKindOf(kind);
  return desk ? buildEntry(desk, slug, written, position) : { faults: [] };
}
/** It is the `links` of the table of inspections. */
export const inspectLinks = async (written: Written): Promise<readonly string[]> => linksOf(written);

/** The entry that a form would publish, read in a thread of its own; one that could not be read has that as its fault. */
export async function entryOf(inspect: Inspect, input: EntryInput): Promise<Built> {
  const built = await inspect("entry", input);
  return built.ok ? built.value : { faults: [{ code: "unread", path: [], part: "facts" }] };
}
