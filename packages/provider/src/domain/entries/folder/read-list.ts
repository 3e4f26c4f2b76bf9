import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isObject } from "@shanyraq/rules/is-object";
import { SLUG } from "./article-entry.ts";
import type { Fault } from "./fault.ts";
import type { FolderEntry, ReadKind } from "./folder-entry.ts";
import type { ListKind } from "./kinds.ts";
import { listEntry } from "./list-entry.ts";
import { yamlSource } from "./yaml-source.ts";

/** Reads a file of entries, each a slug and its fields. */
export function readList(root: string, list: ListKind): ReadKind {
  const { kind, file } = list;
  const full = path.join(root, file);
  if (!existsSync(full)) return { kind, entries: [], faults: [], broken: [] };
  const source = yamlSource(file, readFileSync(full, "utf8"));
  const whole = (faults: readonly Fault[]): ReadKind => ({ kind, entries: [], faults, broken: "all" });
  if (source.faults.length > 0) return whole(source.faults);
  if (!Array.isArray(source.value)) return whole([{ file, line: 1, message: "the file is no list" }]);
  const faults: Fault[] = [];
  const broken: string[] = [];
  const entries: FolderEntry[] = [];
  for (const [index, written] of source.value.entries()) {
    const slug = isObject(written) ? written["slug"] : undefined;
    if (!isObject(written) || typeof slug !== "string" || !SLUG.test(slug)) {
      return whole([
        ...faults,
        { file, line: source.lineOf([index]), message: '"slug" names each entry: small Latin letters, digits, hyphens' },
      ]);
    }
    const { slug: _, ...facts } = written;
    const { entry, complaints } = listEntry(list, slug, { facts, texts: {}, pictures: {} }, index);
    const wrong = complaints.map(({ part, path: at, message }) => ({
      file,
      line: source.lineOf([index, ...at, part]),
      message: `${slug}: ${message}`,
    }));
    faults.push(...new Map(wrong.map((one) => [`${one.line} ${one.message}`, one])).values());
    if (wrong.length > 0) broken.push(slug);
    else entries.push(entry);
  }
  return { kind, entries, faults, broken };
}
