import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { href } from "@shanyraq/routes";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { brand } from "../src/brand.ts";
import { feedHref } from "../src/seo/feed-href.ts";
import { published } from "./published.ts";

/** Noon in Kazakhstan: the same day for every reader nearby. */
const moment = (day: string) => new Date(`${day}T07:00:00Z`).toUTCString();

/** The news of a language as RSS 2.0. */
export function feedOf(locale: Locale, origin: string): string {
  const items = published(locale, "news", "all").data.map(({ title, slug, date, short_info }) => {
    const address = origin + href("newsItem", locale, { id: slug });
    return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${moment(date)}</pubDate><description>${escapeHtml(short_info)}</description></item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(brand.siteName[locale])}</title>`,
    `<link>${origin}${href("news", locale)}</link>`,
    `<atom:link href="${origin}${feedHref(locale)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(brand.siteName[locale])}</description>`,
    `<language>${localeFacts[locale].tag.toLowerCase()}</language>`,
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}

/** Writes the feed of each language beside its pages. */
export function writeFeeds(out: string, origin: string): void {
  mkdirSync(path.join(out, "feeds"), { recursive: true });
  for (const locale of locales) writeFileSync(path.join(out, feedHref(locale)), feedOf(locale, origin));
}
