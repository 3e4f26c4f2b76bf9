import type { Locale } from "@shanyraq/i18n";
import type { StoredFields, Written } from "../../platform/database/records/written.ts";
import { articleEntry } from "../entries/folder/article-entry.ts";
import type { Complaint } from "../entries/folder/check-entry.ts";
import type { FolderEntry } from "../entries/folder/folder-entry.ts";
import { listEntry } from "../entries/folder/list-entry.ts";
import { deskKinds, type DeskField, type DeskKind } from "./desk-kinds.ts";

/** What is wrong with a field of a form, in which of its parts. */
export interface DeskFault extends Pick<Complaint, "code" | "path"> {
  readonly part: "facts" | Locale;
}
export interface Built {
  readonly faults: readonly DeskFault[];
  /** Only without faults. */
  readonly entry?: FolderEntry;
}

/** An editable kind by its name in an address. */
export const deskKindOf = (kind: string): DeskKind | undefined => deskKinds.find((one) => one.kind === kind);

/** What an editor left empty says nothing, as a field that a file leaves out. */
const withoutEmpty = (fields: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== undefined));

/** A field of a list that has no text in any language gives a fault for each of them: the repetitions are removed. */
const unrepeated = (faults: readonly DeskFault[]): readonly DeskFault[] => [
  ...new Map(faults.map((one) => [JSON.stringify([one.part, one.path, one.code]), one])).values(),
];

/** A field of a row that has a text in each language is wrong in one of them: its path ends with it. */
function inRow(facts: readonly DeskField[], path: Complaint["path"], locale: Locale): Complaint["path"] {
  const rows = facts.find(({ name }) => name === path[0])?.rows;
  const leaf = path.at(-1);
  const column = rows?.columns.find(({ name }) => (name === "" ? typeof leaf === "number" : name === leaf));
  return path.length > 1 && column?.inLanguages ? [...path, locale] : path;
}

/**
 * The entry that a form would publish, by the reader of the content folder.
 * @param position its place among the others, from 1.
 */
export function buildEntry(
  { of, fixed, facts: once, texts }: DeskKind,
  slug: string,
  { facts, texts: written, pictures }: Written,
  position: number,
): Built {
  const inOne: Written = {
    facts: { ...fixed, ...withoutEmpty(facts) },
    texts: Object.fromEntries(Object.entries(written).map(([locale, fields]) => [locale, withoutEmpty(fields)])),
    pictures,
  };
  if ("article" in of) {
    const take = (name: string) => {
      const { [name]: address } = pictures;
      return address === undefined ? { message: "there is no such picture" } : { address };
    };
    const { complaints, entry } = articleEntry(of.article, slug, inOne, position - 1, take);
    // The entry keeps every picture that was given with it: a text may show it tomorrow.
    const isOnce = (name: unknown) => once.some((field) => field.name === name) && !texts.some((field) => field.name === name);
    const faults = complaints.map((one) => ({ code: one.code, path: one.path, part: isOnce(one.path[0]) ? ("facts" as const) : one.part }));
    return { faults: unrepeated(faults), ...(entry && { entry: { ...entry, written: inOne } }) };
  }
  const { complaints, entry } = listEntry(of.list, slug, inOne, position - 1);
  const ofTexts: ReadonlySet<string> = new Set(texts.map(({ name }) => name));
  const faults = complaints.map(({ code, path, part }) =>
    ofTexts.has(String(path[0])) ? { code, path, part } : { code, path: inRow(once, path, part), part: "facts" as const },
  );
  return faults.length > 0 ? { faults: unrepeated(faults) } : { faults: [], entry };
}
