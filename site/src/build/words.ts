import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale, PublishedMessageId } from "@shanyraq/i18n";
import type { Words } from "../locale/PageWords.tsx";
import type { ScreenName } from "./page-props.ts";

const folder = path.resolve(process.cwd(), "../packages/i18n/dist/published");

/** Which texts of `published.json` a screen says, by their beginnings. All other screens say none. */
const said: Partial<Record<ScreenName, readonly string[]>> = {
  home: ["home.", "content.hero.", "content.how.", "content.trust.", "content.goals.", "content.products.title", "content.faq."],
  products: ["content.goals."],
  product: ["content.product.", "content.universities"],
  about: ["about."],
  directors: ["people."],
  shareholders: ["about.more"],
  report: ["reports."],
  reports: ["reports."],
  news: ["news."],
  newsItem: ["item.", "content.news.back"],
  media: ["media.", "news.rss", "news.filterFailed"],
  mediaItem: ["item.", "media.back"],
  contacts: ["contacts."],
};

/** The texts that a screen says beyond those of every page, in one language. */
export function wordsOf(locale: Locale, screen: ScreenName): Words {
  const beginnings = said[screen] ?? [];
  if (beginnings.length === 0) return {};
  const all = JSON.parse(readFileSync(path.join(folder, `${locale}.json`), "utf8")) as Record<PublishedMessageId, []>;
  return Object.fromEntries(Object.entries(all).filter(([id]) => beginnings.some((beginning) => id.startsWith(beginning))));
}
