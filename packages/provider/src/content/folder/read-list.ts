import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { locales, type Localised } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { complaintsOf } from "./check-entry.ts";
import type { Fault } from "./fault.ts";
import type { FolderEntry, ReadKind } from "./folder-entry.ts";
import type { ListKind } from "./kinds.ts";
import { hasLanguages, inLanguage } from "./localised.ts";
import { htmlOf } from "./markdown.ts";
import { yamlSource } from "./yaml-source.ts";

type Fields = Readonly<Record<string, unknown>>;

const SLUG = /^[a-z0-9-]{1,80}$/;

const rendered = (fields: Fields, markdown: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, markdown.includes(key) && typeof value === "string" ? htmlOf(value) : value]),
  );

function entryOf(list: ListKind, slug: string, written: Fields, index: number): FolderEntry {
  const fields = { ...list.otherwise, ...(list.complete?.(written, index + 1) ?? written) };
  const facts = Object.entries(fields).filter(([key, value]) => key !== "slug" && !hasLanguages(value));
  const words = Object.entries(fields).filter(([, value]) => hasLanguages(value));
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      rendered(Object.fromEntries(words.map(([key, value]) => [key, inLanguage(value, locale)])), list.markdown ?? []),
    ]),
  ) as Localised<Fields>;
  return { kind: list.kind, slug, position: index + 1, published_on: null, facts: Object.fromEntries(facts), texts };
}

/** Reads a file of entries, each a slug and its fields. */
export function readList(root: string, list: ListKind): ReadKind {
  const { kind, file, promised } = list;
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
    const entry = entryOf(list, slug, written, index);
    const wrong = locales.flatMap((locale) =>
      complaintsOf({ id: slug, slug, ...entry.facts, ...entry.texts[locale] }, promised, ["slug"]).map(({ path: at, message }) => ({
        file,
        line: source.lineOf([index, ...at, locale]),
        message: `${slug}: ${message}`,
      })),
    );
    faults.push(...new Map(wrong.map((one) => [`${one.line} ${one.message}`, one])).values());
    if (wrong.length > 0) broken.push(slug);
    else entries.push(entry);
  }
  return { kind, entries, faults, broken };
}
