import type { DeskTextId } from "@shanyraq/i18n/desk-text";

/** Why the site could not be built again; what an editor reads of it stands under this name. */
export type ExportCode = CodeOf<DeskTextId>;
type CodeOf<T> = T extends `desk.export.failed.${infer C}` ? C : never;

/** Where the export of the site stands: the files that search engines and the first view of a page get. */
export type ExportStanding =
  /** Nothing builds it here: it is a matter of the next release. */
  | { readonly at: "notConfigured" }
  | { readonly at: "idle" }
  /** @property since milliseconds since 1970 */
  | { readonly at: "running"; readonly since: number }
  | { readonly at: "done"; readonly ended: number; readonly isBehind: boolean }
  /** The export before it stays. */
  | { readonly at: "failed"; readonly ended: number; readonly code: ExportCode };

/** What builds the site again after texts were published. */
export interface Exporter {
  readonly standing: () => Promise<ExportStanding>;
  /** Begins a build now, unless one runs. */
  readonly again: () => Promise<void>;
}

/** A desk whose site is built elsewhere. */
export const noExporter: Exporter = {
  standing: async () => ({ at: "notConfigured" }),
  again: async () => {},
};
