import type { Input, Output } from "@shanyraq/calls";
import { all, found, latestFirst } from "../../domain/entries/entry-view.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { paged } from "./paged.ts";

type NewsItem = Output<"newsBySlug">;

/** What others write about the company is a list of its own, requested as a type of news. */
const MEDIA = "media";
const NEWS_ON_MAIN = 3;

async function ofType(type: string | undefined, context: Context): Promise<NewsItem[]> {
  const items = latestFirst(await all<NewsItem>(type === MEDIA ? "media" : "news", context));
  return type === undefined ? items : items.filter((item) => item.type === type);
}
const yearOf = ({ date }: NewsItem): string => date.slice(0, 4);

async function newsPage({ page = 1, type, year }: Input<"news">, context: Context) {
  const items = await ofType(type, context);
  const chosen = items.filter((item) => year === undefined || yearOf(item) === year);
  return { ...paged(chosen, page, "/news", { type, year }), years: [...new Set(items.map(yearOf))] };
}

export const newsHandlers: Pick<Handlers, "news" | "newsMainPage" | "newsBySlug"> = {
  news: newsPage,
  newsMainPage: async ({ type }, context) => ({ data: (await ofType(type, context)).slice(0, NEWS_ON_MAIN) }),
  newsBySlug: async ({ slug }, context) =>
    (await found<NewsItem>("news", slug, context)) ?? (await found<NewsItem>("media", slug, context)) ?? refuse(404, "error.notFound"),
};
