import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Locale } from "@shanyraq/i18n";
import { readSearchWords, searchWordsFile } from "../../scripts/search-words.ts";
import { searchIn, type SearchEntry } from "./search-in.ts";
import { soughtIn, stemmer } from "./search-words.ts";

const content = path.dirname(searchWordsFile);
const words = readSearchWords();

type Faq = { readonly slug: string } & Readonly<Record<"question" | "answer", Readonly<Record<Locale, string>>>>;

/** Pages and questions of the site, as the index of the build has them: by name, with their whole text. */
function entriesIn(locale: Locale): readonly SearchEntry[] {
  const faqs = (parse(readFileSync(path.join(content, "faqs.yaml"), "utf8")) as readonly Faq[]).map(
    ({ slug, question, answer }): SearchEntry => ({ kind: "faq", title: question[locale], text: answer[locale], href: slug }),
  );
  const pages = readdirSync(path.join(content, "pages")).map((slug): SearchEntry => {
    const page = readFileSync(path.join(content, "pages", slug, `${locale}.md`), "utf8");
    const title = /^title: (.*)$/m.exec(page)?.[1] ?? "";
    return { kind: "page", title, text: page.replace(`title: ${title}`, ""), href: slug };
  });
  return [...faqs, ...pages];
}
const found = (locale: Locale, question: string, known = words) => searchIn(entriesIn(locale), question, known).map(({ href }) => href);

describe("the search with the editors' words", () => {
  it.each<[Locale, string, string]>([
    ["ru", "расторгнуть", "withdraw"],
    ["ru", "Как расторгнуть договор?", "withdraw"],
    ["ru", "вернуть деньги", "withdraw"],
    ["ru", "хочу деньги вернуть", "withdraw"],
    ["kk", "ақшаны қайтару", "withdraw"],
    ["kk", "Ақшамды қалай қайтарып аламын", "withdraw"],
    ["kk", "шартты бұзу", "withdraw"],
    ["en", "refunds", "withdraw"],
    ["en", "cancel my policy", "withdraw"],
    ["ru", "ақшаны қайтару", "withdraw"],
    ["ru", "шартты бұзу", "withdraw"],
    ["ru", "сақтандыру жағдайы", "how-to-claim"],
    ["ru", "салық шегерімі", "tax-deduction"],
    ["ru", "пайда алушы", "beneficiaries"],
    ["kk", "расторгнуть", "withdraw"],
    ["en", "жарна", "payment-methods"],
  ])("in %s finds by “%s” %s", (locale, question, href) => expect(found(locale, question)).toContain(href));

  it("finds none of it without them", () => {
    const none = { concepts: [], little: [], endings: [] };
    for (const question of ["расторгнуть", "ақшаны қайтару"]) expect(found("ru", question, none)).not.toContain("withdraw");
  });
  it("puts a page that says it in its title before pages that say another name", () => {
    expect(found("ru", "способы оплаты")[0]).toBe("payment-methods");
    expect(found("ru", "лицензия")[0]).toBe("licence");
  });
  it("finds nothing by a word that no page and no list has", () => expect(found("ru", "гиппопотам")).toEqual([]));
  it("looks for little words where nothing else was typed", () => {
    expect(soughtIn("как", words)).toEqual([{ words: ["как"], others: [] }]);
    expect(soughtIn("", words)).toEqual([]);
  });
});

it.each([
  ["расторжения", "расторжение"],
  ["взносами", "взносы"],
  ["шарттарыңызды", "шарттарға"],
  ["қайтаруға", "қайтару"],
  ["policies", "policy"],
  ["cancellation", "cancel"],
])("%s and %s are forms of one word", (one, other) => {
  const stem = stemmer(words.endings);
  const [a = "", b = ""] = soughtIn(`${one} ${other}`, { ...words, concepts: [] }).map((part) => part.words[0]);
  expect(a.startsWith(b) || b.startsWith(a), `${a}, ${b}`).toBe(true);
  expect(stem(a)).toBe(a);
});

describe("a list that is not whole is refused with its place", () => {
  const whole = { concepts: [{ slug: "a", ru: ["а"], kk: ["ә"], en: ["a"] }], little: words, endings: words };
  const three = { ru: ["а"], kk: ["ә"], en: ["a"] };
  it.each([
    ["no concepts", { ...whole, concepts: undefined }, /"concepts" must be a list/],
    ["a concept without a name", { ...whole, concepts: [three] }, /concept 1 has no "slug"/],
    ["a concept without Kazakh words", { ...whole, concepts: [{ slug: "a", ru: ["а"], en: ["a"] }] }, /a: "kk" must list words/],
    [
      "a name that stands twice",
      {
        little: three,
        endings: three,
        concepts: [
          { slug: "a", ...three },
          { slug: "a", ...three },
        ],
      },
      /"a" stands twice/,
    ],
    ["no endings", { concepts: [{ slug: "a", ...three }], little: three }, /endings: "ru" must list words/],
  ])("%s", (_, written, message) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "search-words-")), "search-words.yaml");
    writeFileSync(file, JSON.stringify(written));
    expect(() => readSearchWords(file)).toThrow(message);
  });
});
