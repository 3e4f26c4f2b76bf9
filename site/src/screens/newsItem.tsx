import type { PageProps } from "../build/page-props.ts";
import { Entry } from "./Entry.tsx";
import { loadNews } from "./load-news.ts";
import { NewsPage } from "./NewsPage.tsx";

export const Screen = ({ shown }: PageProps["newsItem"]) => (
  <Entry given={shown} kind="news" param="id" load={async (slug) => loadNews(slug)}>
    {(news) => <NewsPage route="newsItem" {...news} />}
  </Entry>
);
