import { href } from "@shanyraq/routes";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { Entry } from "./parts/Entry.tsx";
import { loadNews } from "./parts/load-news.ts";
import { NewsPage } from "./parts/NewsPage.tsx";

export function Screen({ shown }: PageProps["newsItem"]) {
  const locale = useLocale();
  const name = useIntl().formatMessage({ id: "page.news" });
  return (
    <Entry
      given={shown}
      kind="news"
      param="id"
      load={async (slug) => loadNews(slug)}
      structuredData={({ item }, say) => say.newsStructuredData(item, { name, href: href("news", locale) }, locale)}
    >
      {(news) => <NewsPage route="newsItem" {...news} />}
    </Entry>
  );
}
