import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { articleEntry, SLUG, type ArticleComplaint } from "./article-entry.ts";
import type { Fault } from "./fault.ts";
import type { StoredFields, Written } from "../../../platform/database/records/written.ts";
import type { FolderEntry, ReadKind } from "./folder-entry.ts";
import { frontMatter } from "./front-matter.ts";
import type { ArticleKind } from "./kinds.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import { yamlSource, type YamlSource } from "./yaml-source.ts";

const FACTS = "facts.yaml";

interface Text {
  readonly whole: string;
  readonly fields: StoredFields;
  readonly source: YamlSource;
}

function readText(root: string, file: string): Text | Fault {
  const full = path.join(root, file);
  if (!existsSync(full)) return { file, line: 1, message: "the entry has no text in this language" };
  const whole = readFileSync(full, "utf8");
  const parts = frontMatter(whole);
  if (!parts) return { file, line: 1, message: "the file does not begin with its fields between two lines of ---" };
  const source = yamlSource(file, parts.yaml, 1);
  return { whole, fields: { ...(isObject(source.value) ? source.value : {}), body: parts.body }, source };
}

function readEntry(root: string, slug: string, article: ArticleKind, index: number, shelf: PictureShelf): FolderEntry | readonly Fault[] {
  const place = `${article.folder}/${slug}`;
  if (!SLUG.test(slug))
    return [{ file: place, line: 1, message: "the name of a folder is an address: small Latin letters, digits, hyphens" }];
  const factsFile = `${place}/${FACTS}`;
  const factsText = existsSync(path.join(root, factsFile)) ? readFileSync(path.join(root, factsFile), "utf8") : "";
  const facts = yamlSource(factsFile, factsText);
  const faults: Fault[] = [...facts.faults];
  const sources = new Map<Locale, Text>();
  for (const locale of locales) {
    const text = readText(root, `${place}/${locale}.md`);
    if ("line" in text) faults.push(text);
    else if (text.source.faults.length > 0) faults.push(...text.source.faults);
    else sources.set(locale, text);
  }
  // What cannot be read says nothing of whether its fields are right.
  if (facts.faults.length > 0) return faults;
  const texts = Object.fromEntries([...sources].map(([locale, { fields }]) => [locale, fields]));
  const written: Written = { facts: isObject(facts.value) ? facts.value : {}, texts, pictures: {} };
  const { complaints, entry } = articleEntry(article, slug, written, index, (name) => shelf.take(place, name));
  const placed = ({ code, part, path: at, message }: ArticleComplaint): Fault => {
    if (part === "facts") return { file: factsFile, line: facts.lineOf(code === "picture" ? ["image"] : at), message };
    const text = sources.get(part);
    const line =
      code === "picture" && text
        ? text.whole.slice(0, text.whole.indexOf(`](${String(at[1])}`)).split("\n").length
        : (text?.source.lineOf(at) ?? 1);
    return { file: `${place}/${part}.md`, line, message };
  };
  faults.push(...complaints.map(placed));
  return faults.length > 0 || !entry ? faults : entry;
}

/** Reads every entry of a kind that has a folder for each. */
export function readArticles(root: string, article: ArticleKind, shelf: PictureShelf): ReadKind {
  const full = path.join(root, article.folder);
  const slugs = existsSync(full)
    ? readdirSync(full, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];
  const entries: FolderEntry[] = [];
  const faults: Fault[] = [];
  const broken: string[] = [];
  for (const [index, slug] of slugs.entries()) {
    const read = readEntry(root, slug, article, index, shelf);
    if ("slug" in read) entries.push(read);
    else {
      faults.push(...unrepeated(read));
      broken.push(slug);
    }
  }
  return { kind: article.kind, entries, faults, broken };
}

/** A wrong fact is wrong in three languages, but is reported once. */
const unrepeated = (faults: readonly Fault[]): readonly Fault[] => [...new Map(faults.map((one) => [JSON.stringify(one), one])).values()];
