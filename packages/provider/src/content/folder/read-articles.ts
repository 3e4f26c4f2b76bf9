import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale, type Localised } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { complaintsOf } from "./check-entry.ts";
import type { Fault } from "./fault.ts";
import type { FolderEntry, ReadKind } from "./folder-entry.ts";
import { frontMatter } from "./front-matter.ts";
import type { ArticleKind } from "./kinds.ts";
import { htmlOf } from "./markdown.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import { yamlSource, type YamlSource } from "./yaml-source.ts";

const SLUG = /^[a-z0-9-]{1,80}$/;
const FACTS = "facts.yaml";

interface Text {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly source: YamlSource;
  readonly faults: readonly Fault[];
}

function readText(root: string, file: string, { names, body }: ArticleKind, shelf: PictureShelf): Text | Fault {
  const full = path.join(root, file);
  if (!existsSync(full)) return { file, line: 1, message: "the entry has no text in this language" };
  const whole = readFileSync(full, "utf8");
  const parts = frontMatter(whole);
  if (!parts) return { file, line: 1, message: "the file does not begin with its fields between two lines of ---" };
  const source = yamlSource(file, parts.yaml, 1);
  const written = isObject(source.value) ? source.value : {};
  const fields = Object.fromEntries(Object.entries(written).map(([key, value]) => [names[key] ?? key, value]));
  const faults = [...source.faults];
  const text = htmlOf(parts.body, (name) => {
    const picture = shelf.take(path.dirname(file), name);
    if ("address" in picture) return picture.address;
    faults.push({ file, line: whole.slice(0, whole.indexOf(`](${name}`)).split("\n").length, message: picture.message });
    return undefined;
  });
  return { fields: { ...fields, [body]: text }, source, faults };
}

function readEntry(root: string, slug: string, article: ArticleKind, index: number, shelf: PictureShelf): FolderEntry | readonly Fault[] {
  const { kind, folder, names, promised, otherwise } = article;
  const place = `${folder}/${slug}`;
  if (!SLUG.test(slug))
    return [{ file: place, line: 1, message: "the name of a folder is an address: small Latin letters, digits, hyphens" }];
  const factsFile = `${place}/${FACTS}`;
  const factsText = existsSync(path.join(root, factsFile)) ? readFileSync(path.join(root, factsFile), "utf8") : "";
  const facts = yamlSource(factsFile, factsText);
  const { date, position = index + 1, image, ...others } = isObject(facts.value) ? facts.value : {};
  const picture = typeof image === "string" ? shelf.take(place, image) : undefined;
  const rest = { ...others, ...(picture && "address" in picture && { image: picture.address, preview_image: picture.address }) };
  const written = new Map(Object.entries(names).map(([editors, calls]) => [calls, editors]));
  const faults: Fault[] = [...facts.faults];
  if (picture && "message" in picture) faults.push({ file: factsFile, line: facts.lineOf(["image"]), message: picture.message });
  const texts: Partial<Record<Locale, Readonly<Record<string, unknown>>>> = {};
  for (const locale of locales) {
    const file = `${place}/${locale}.md`;
    const text = readText(root, file, article, shelf);
    if ("line" in text) {
      faults.push(text);
      continue;
    }
    faults.push(...text.faults);
    // A text is laid over the facts: what the facts say is not left out.
    const absent = Object.fromEntries(Object.entries(otherwise ?? {}).filter(([key]) => !(key in rest)));
    const fields = { ...absent, ...text.fields };
    texts[locale] = fields;
    if (text.faults.length > 0 || facts.faults.length > 0) continue;
    for (const { path: at, message } of complaintsOf(
      { id: slug, slug, ...(date !== undefined && { date }), ...rest, ...fields },
      promised,
      [],
    )) {
      const [first = "", ...deeper] = at;
      const ofFacts = first === "date" || first in rest;
      const line = ofFacts ? facts.lineOf(at) : text.source.lineOf([written.get(String(first)) ?? first, ...deeper]);
      faults.push({
        file: ofFacts ? factsFile : file,
        line,
        message: message.replace(`"${String(first)}"`, `"${written.get(String(first)) ?? String(first)}"`),
      });
    }
  }
  if (faults.length > 0) return faults;
  return {
    kind,
    slug,
    position: Number(position),
    published_on: typeof date === "string" ? date : null,
    facts: rest,
    texts: texts as Localised<Readonly<Record<string, unknown>>>,
  };
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

/** A wrong fact is wrong in three languages, but is told once. */
const unrepeated = (faults: readonly Fault[]): readonly Fault[] => [...new Map(faults.map((one) => [JSON.stringify(one), one])).values()];
