import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import { parse } from "yaml";
import type { SearchWords } from "../src/search/search-words.ts";

/** Where editors keep what people call things. */
export const searchWordsFile = path.resolve(import.meta.dirname, "../../content/search-words.yaml");

/** The words of each language that a part of the file lists; `where` names the part when one of them is missing or is not a list of words. */
function listsOf(written: unknown, where: string): readonly string[] {
  return locales.flatMap((locale) => {
    const words: unknown = isObject(written) ? written[locale] : undefined;
    if (!Array.isArray(words) || words.length === 0 || !words.every((word) => typeof word === "string" && word.trim() !== ""))
      throw new Error(`content/search-words.yaml: ${where}: "${locale}" must list words`);
    return words as string[];
  });
}

/**
 * The editors' list of what people call things, all languages of a thing together.
 * @throws where a part of it has no words in a language, or two things have one name, naming it.
 */
export function readSearchWords(file: string = searchWordsFile): SearchWords {
  const written: unknown = parse(readFileSync(file, "utf8"));
  if (!isObject(written) || !Array.isArray(written["concepts"])) throw new Error('content/search-words.yaml: "concepts" must be a list');
  const concepts = written["concepts"].map((concept: unknown, index) => {
    const slug: unknown = isObject(concept) ? concept["slug"] : undefined;
    if (typeof slug !== "string") throw new Error(`content/search-words.yaml: concept ${index + 1} has no "slug"`);
    return { slug, names: listsOf(concept, slug) };
  });
  const twice = concepts.find(({ slug }, index) => concepts.findIndex((other) => other.slug === slug) !== index);
  if (twice) throw new Error(`content/search-words.yaml: "${twice.slug}" stands twice`);
  return {
    concepts: concepts.map(({ names }) => [...new Set(names)]),
    little: listsOf(written["little"], "little"),
    endings: listsOf(written["endings"], "endings"),
  };
}
