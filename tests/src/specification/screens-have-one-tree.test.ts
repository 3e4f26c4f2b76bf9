import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@shanyraq/i18n";
import { expect, it } from "vitest";

const aria = path.resolve(import.meta.dirname, "../../proof/aria");
const screens = readdirSync(path.join(aria, "ru")).toSorted();

/** Where a screen has another tree in one language than in the others, and why that is meant. */
const differences: Readonly<Record<string, string>> = {
  "cabinetReport.txt": "the language of the documents that is chosen is that of the page, and there is no English one",
  "payment-receipt.txt": "the language of the documents that is chosen is that of the page, and there is no English one",
  "search.txt": "the word that is looked for, in Latin letters, stands in the English texts alone",
};

/** A key that holds a colon is quoted, and a quote in it is doubled. */
const QUOTED_KEY = /^(\s*- )'((?:[^']|'')*)'/;
const LINE = /^(\s*)- (\/?\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)(:?)(?: (.*))?$/;

/** Where a link leads: a page of the same language, or its paper or feed in that language. */
const withoutLanguage = (address: string) =>
  address.replace(/^\/(?:kk|en)(?=\/|$)/, "").replace(/^(\/api\/documents\/|\/feeds\/)(?:kk|ru|en)(?=\/|\.)/, "$1{language}") || "/";

/** A line of a tree without its words: its depth, its role, its states, where it leads, and whether it has a name and a text. */
function withoutWords(line: string): string {
  const unquoted = line.replace(QUOTED_KEY, (_, start: string, key: string) => start + key.replaceAll("''", "'"));
  const [, depth, role, name, states, children, text] = LINE.exec(unquoted) ?? [];
  if (depth === undefined) throw new Error(`no line of a tree: ${line}`);
  const address = role === "/url" ? ` ${withoutLanguage(text ?? "")}` : "";
  return `${depth}${role ?? ""}${address}${name ? " named" : ""}${states ?? ""}${children ?? ""}${text === undefined ? "" : " text"}`;
}
const treeOf = (locale: Locale, screen: string): readonly string[] =>
  readFileSync(path.join(aria, locale, screen), "utf8")
    .trimEnd()
    .split("\n")
    .map(withoutWords);

it("every screen has one tree for assistive technology in all languages, but where a difference is listed", () => {
  const different = screens.filter((screen) => new Set(locales.map((locale) => treeOf(locale, screen).join("\n"))).size > 1);
  expect(different).toEqual(Object.keys(differences).toSorted());
});
it("the words of a tree are no part of it, its states and addresses are", () => {
  expect(withoutWords(`    - 'button "Өзгерту: Деректеріңіз" [disabled]': Өзгерту`)).toBe("    button named [disabled]: text");
  expect(withoutWords("    - /url: /kk/payment?contract={id}")).toBe(withoutWords("    - /url: /payment?contract={id}"));
  expect(withoutWords("    - /url: /en")).toBe(withoutWords("    - /url: /"));
  expect(withoutWords('  - heading "Рейтинги" [level=2]')).not.toBe(withoutWords('  - heading "Ratings" [level=3]'));
});
