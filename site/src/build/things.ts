import type { Locale } from "@shanyraq/i18n";
import { href, routes } from "@shanyraq/routes";
import { readFileSync } from "node:fs";
import path from "node:path";
import { breadcrumbList, faqPage, insuranceAgency, newsArticle, productThing, type Thing } from "./json-ld.ts";
import type { PageProps, ScreenName } from "./page-props.ts";
import { recorded } from "./recorded.ts";

const titles = new Map<Locale, Readonly<Record<string, string>>>();
function titleOf(locale: Locale, route: "media" | "news" | "products"): string {
  const file = path.resolve(process.cwd(), `../packages/i18n/dist/raw/${locale}.json`);
  const words = titles.get(locale) ?? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  titles.set(locale, words);
  return words[routes[route].title] ?? "";
}

type Told = { readonly [S in ScreenName]?: (props: PageProps[S], locale: Locale) => readonly Thing[] };
const crumbs = (locale: Locale, route: "media" | "news" | "products", name: string) =>
  breadcrumbList([{ name: titleOf(locale, route), href: href(route, locale) }, { name }]);
const agency = (_: unknown, locale: Locale) => [insuranceAgency(recorded(locale, "company"), locale)];

const told: Told = {
  home: ({ faqs }, locale) => [...agency(undefined, locale), ...(faqs.length > 0 ? [faqPage(faqs)] : [])],
  about: agency,
  contacts: agency,
  newsItem: ({ shown }, locale) => (shown ? [newsArticle(shown.item, locale), crumbs(locale, "news", shown.item.title)] : []),
  mediaItem: ({ shown }, locale) => (shown ? [newsArticle(shown.item, locale), crumbs(locale, "media", shown.item.title)] : []),
  product: ({ product: shown }, locale) =>
    shown
      ? [
          productThing(shown.product, locale),
          crumbs(locale, "products", shown.product.name),
          ...(shown.product.questions.length > 0 ? [faqPage(shown.product.questions)] : []),
        ]
      : [],
};

/** What a page tells of, for search engines: made by the build, so that no visitor loads what makes it. */
export const thingsOf = <S extends ScreenName>(screen: S, props: PageProps[S], locale: Locale): readonly Thing[] =>
  // The screen chose both its props and what is told of them: the checker cannot follow that through a variable.
  (told[screen] as ((props: PageProps[S], locale: Locale) => readonly Thing[]) | undefined)?.(props, locale) ?? [];
