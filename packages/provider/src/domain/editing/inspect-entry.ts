import type { Written } from "../../platform/database/records/written.ts";
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

/** Builds an entry of a known kind. */
export async function inspectEntry({ kind, slug, written, position }: EntryInput): Promise<Built> {
  const desk = deskKindOf(kind);
  return desk ? buildEntry(desk, slug, written, position) : { faults: [] };
}
export const inspectLinks = async (written: Written): Promise<readonly string[]> => linksOf(written);
