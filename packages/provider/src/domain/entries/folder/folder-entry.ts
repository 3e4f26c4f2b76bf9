import { createHash } from "node:crypto";
import type { Localised } from "@shanyraq/i18n";
import type { StoredFields, Written } from "../../../platform/database/records/written.ts";
import type { ContentKind } from "../read.ts";
import type { Fault } from "./fault.ts";

/** An entry of the content folder, as the database keeps it. */
export interface FolderEntry {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly position: number;
  readonly published_on: string | null;
  readonly facts: StoredFields;
  readonly texts: Localised<StoredFields>;
  readonly written: Written;
}

/** What was read of one kind. */
export interface ReadKind {
  readonly kind: ContentKind;
  readonly entries: readonly FolderEntry[];
  readonly faults: readonly Fault[];
  /** Entries whose files have faults: what was published of them before stays. `all` where a whole list cannot be read. */
  readonly broken: readonly string[] | "all";
}

/** Differs after every change of an entry. */
export const hashOf = (entry: FolderEntry): string => createHash("sha256").update(JSON.stringify(entry)).digest("hex");
