import type { Locale } from "@shanyraq/i18n";

export type StoredFields = Readonly<Record<string, unknown>>;

/** An entry as somebody wrote it: what both an editor's form and the files of a folder hold. */
export interface Written {
  /** What has no language; of a list, all its fields, each text in three languages. */
  readonly facts: StoredFields;
  /** The fields of each language under the names that editors use, and the Markdown under them as `body`; a list has none. */
  readonly texts: Partial<Readonly<Record<Locale, StoredFields>>>;
  /** Pictures beside the texts, by the names that the texts call them, and where the site has them. */
  readonly pictures: Readonly<Record<string, string>>;
}
