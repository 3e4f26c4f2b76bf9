import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@shanyraq/i18n";
import { pageMessages } from "@shanyraq/i18n/read-messages";
import { href, routes, type RouteName } from "@shanyraq/routes";
import type { SearchEntry } from "../src/search/search-in.ts";
import { textOfHtml } from "@shanyraq/rules/html-text";
import { ofBuild, type PublicAnswers } from "./published.ts";
import { readSearchWords } from "./search-words.ts";

const TEXT = 700;
/** Screens of their own that somebody may look for, with the sentence that tells of each. */
const screens = [
  "about",
  "contacts",
  "report",
  "reports",
  "checkPolis",
  "checkStatus",
  "feedback",
  "insuranceOmbudsman",
] as const satisfies readonly RouteName[];
const screensWithoutText = ["directors", "shareholders", "media", "payment", "products", "news"] as const satisfies readonly RouteName[];

function entriesOf(locale: Locale, { published, publishedPages }: PublicAnswers): readonly SearchEntry[] {
  const words = pageMessages(locale);
  const cut = (html: string) => textOfHtml(html).slice(0, TEXT);
  const screen = (name: (typeof screens)[number] | (typeof screensWithoutText)[number]): SearchEntry => ({
    kind: "page",
    title: words[routes[name].title] ?? "",
    text: words[`lead.${name}`] ?? "",
    href: href(name, locale),
  });
  return [
    ...published(locale, "products").data.map(({ name, description, text, slug }): SearchEntry => ({
      kind: "product",
      title: name,
      text: `${description} ${cut(text)}`,
      href: href("product", locale, { slug }),
    })),
    ...[...screens, ...screensWithoutText].map(screen),
    ...publishedPages().map((slug): SearchEntry => {
      const page = published(locale, "pageBySlug", slug);
      return {
        kind: "page",
        title: page.name,
        text: `${page.meta_descriptions} ${cut(page.text)}`,
        href: href("content", locale, { slug }),
      };
    }),
    ...published(locale, "faqs").data.map(({ question, answer }): SearchEntry => ({
      kind: "faq",
      title: question,
      text: cut(answer),
      href: `${href("home", locale)}#faq`,
    })),
    ...published(locale, "news", "all").data.map(({ title, short_info, info, slug }): SearchEntry => ({
      kind: "news",
      title,
      text: `${short_info} ${cut(info)}`,
      href: href("newsItem", locale, { id: slug }),
    })),
  ];
}

/** Writes what the search of each language looks through, `search/<language>.json`, and what people call things, `search/words.json`. */
export function writeSearchIndex(folder: string, recorded: PublicAnswers = ofBuild): void {
  mkdirSync(path.join(folder, "search"), { recursive: true });
  for (const locale of locales)
    writeFileSync(path.join(folder, `search/${locale}.json`), `${JSON.stringify(entriesOf(locale, recorded))}\n`);
  writeFileSync(path.join(folder, "search/words.json"), `${JSON.stringify(readSearchWords())}\n`);
}
