import type { PageProps } from "../build/page-props.ts";
import { Entry } from "./Entry.tsx";
import { loadNews } from "./load-news.ts";
import { NewsPage } from "./NewsPage.tsx";

export const Screen = ({ shown }: PageProps["mediaItem"]) => (
  <Entry given={shown} kind="media" param="id" load={async (slug) => loadNews(slug, "media")}>
    {(news) => <NewsPage route="mediaItem" {...news} />}
  </Entry>
);
