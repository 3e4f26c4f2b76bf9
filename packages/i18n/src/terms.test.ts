import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "./locale.ts";
import { readMessages } from "./read-messages.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");

interface Term {
  readonly names: Readonly<Record<Locale, string>>;
  readonly never: Readonly<Record<Locale, readonly string[]>>;
}

const listed = (cell = "") =>
  cell
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean);

/** The rows of the table below its head. */
const terms: readonly Term[] = read("packages/i18n/terms.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.slice(1, -1).split("|"))
  .map(([ru = "", kk = "", en = "", notRu, notKk, notEn]) => ({
    names: { ru: ru.trim(), kk: kk.trim(), en: en.trim() },
    never: { ru: listed(notRu), kk: listed(notKk), en: listed(notEn) },
  }));

/** A variant as whole words: `\b` knows Latin letters only. Short names in capitals are matched with their case. */
function wordsOf(variant: string): RegExp {
  const escaped = variant.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", String.raw`\p{L}*`);
  const exact = variant === variant.toUpperCase() || /^\p{Ll}{2}$/u.test(variant);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, exact ? "u" : "iu");
}

/** Why a text may say what others may not: by the start of its name. */
const reasons: Readonly<Record<string, string>> = {
  "catalogue field.conditions": "medical words of the declaration",
  "content/universities.yaml": "names of universities are their own",
  "content/citizenship.yaml": "names of countries are those of the classifier",
  "content/search-words.yaml": "what people type, whatever we call it; nothing of it is shown",
};
const excused = (name: string) => Object.keys(reasons).some((start) => name.startsWith(start));

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));

/** What a reader sees of a page: the address of a link is not part of its text. */
const shownOf = (page: string) => page.replaceAll(/\]\([^)]*\)/g, "]");

/** What a list in YAML says in a language: lines, and blocks of several. */
function textIn(locale: Locale, text: string): string {
  const blocks = [...text.matchAll(new RegExp(String.raw`^( *)${locale}: \|-?\n((?:\1 .*\n|\n)*)`, "gm"))].map(([, , block = ""]) => block);
  const lines = text.split("\n").filter((line) => new RegExp(String.raw`(^|[\s{])${locale}: `).test(line));
  return lines
    .map((line) => new RegExp(String.raw`\b${locale}: (.*?)(?:, (?:ru|kk|en): |$)`).exec(line)?.[1] ?? "")
    .concat(blocks)
    .join("\n");
}

/** Every text that a person reads in a language, by where it stands: catalogues hold documents and letters too. */
function textsOf(locale: Locale): ReadonlyMap<string, string> {
  const catalogues = Object.entries(readMessages(locale, () => true)).map(([id, text]) => [`catalogue ${id}`, text] as const);
  const content = filesUnder("content");
  const pages = content.filter((file) => file.endsWith(`/${locale}.md`)).map((file) => [file, shownOf(read(file))] as const);
  const lists = content
    .filter((file) => file.endsWith(".yaml") && !file.endsWith("facts.yaml"))
    .map((file) => [file, textIn(locale, read(file))] as const);
  return new Map([...catalogues, ...pages, ...lists]);
}

describe("the table of terms", () => {
  it("names at least eighty things in three languages", () => {
    expect(terms.length).toBeGreaterThanOrEqual(80);
    for (const { names } of terms) for (const locale of locales) expect(names[locale]).not.toBe("");
  });

  it("forbids nothing that it names itself", () => {
    const forbidden = terms.flatMap(({ never }) => locales.flatMap((locale) => never[locale].map((variant) => ({ locale, variant }))));
    const clashes = forbidden.filter(({ locale, variant }) => terms.some(({ names }) => wordsOf(variant).test(names[locale])));
    expect(clashes).toEqual([]);
  });
});

it.each(locales)("no text in %s says a thing by a name that the table forbids", (locale) => {
  const texts = textsOf(locale);
  const found = terms
    .flatMap(({ never }) => never[locale])
    .flatMap((variant) =>
      [...texts].filter(([name, text]) => wordsOf(variant).test(text) && !excused(name)).map(([name]) => `${variant}: ${name}`),
    );
  expect(found).toEqual([]);
});
