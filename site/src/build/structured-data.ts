import type { Locale } from "@shanyraq/i18n";
import { href, routes } from "@shanyraq/routes";
import { readFileSync } from "node:fs";
import path from "node:path";
import { faqPage, insuranceAgency, newsStructuredData, productStructuredData, type Thing } from "./json-ld.ts";
import type { PageProps, ScreenName } from "./page-props.ts";
import { recorded } from "./recorded.ts";

const titles = new Map<Locale, Readonly<Record<string, string>>>();
function titleOf(locale: Locale, route: "media" | "news" | "products"): string {
  const file = path.resolve(process.cwd(), `../packages/i18n/dist/raw/${locale}.json`);
  const messages = titles.get(locale) ?? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  titles.set(locale, messages);
  return messages[routes[route].title] ?? "";
}

type StructuredDataOf = { readonly [S in ScreenName]?: (props: PageProps[S], locale: Locale) => readonly Thing[] };
const placeOf = (locale: Locale, route: "media" | "news" | "products") => ({ name: titleOf(locale, route), href: href(route, locale) });
const agency = (_: unknown, locale: Locale) => [insuranceAgency(recorded(locale, "company"), locale)];

const structuredData: StructuredDataOf = {
  home: ({ faqs }, locale) => [...agency(undefined, locale), ...(faqs.length > 0 ? [faqPage(faqs)] : [])],
  about: agency,
  contacts: agency,
  newsItem: ({ shown }, locale) => (shown ? newsStructuredData(shown.item, placeOf(locale, "news"), locale) : []),
  mediaItem: ({ shown }, locale) => (shown ? newsStructuredData(shown.item, placeOf(locale, "media"), locale) : []),
  product: ({ product: shown }, locale) => (shown ? productStructuredData(shown.product, placeOf(locale, "products"), locale) : []),
};

/** What a page tells of, for search engines: made by the build, so that no visitor loads what makes it. */
export const structuredDataOf = <S extends ScreenName>(screen: S, props: PageProps[S], locale: Locale): readonly Thing[] =>
  // The screen chose both its props and its structured data: the type checker cannot follow that through a variable.
  (structuredData[screen] as ((props: PageProps[S], locale: Locale) => readonly Thing[]) | undefined)?.(props, locale) ?? [];
