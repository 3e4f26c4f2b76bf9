import { href } from "@shanyraq/routes";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { Entry } from "./parts/Entry.tsx";
import { loadNews } from "./parts/load-news.ts";
import { NewsPage } from "./parts/NewsPage.tsx";

export function Screen({ shown }: PageProps["mediaItem"]) {
  const locale = useLocale();
  const name = useIntl().formatMessage({ id: "page.media" });
  return (
    <Entry
      given={shown}
      kind="media"
      param="id"
      load={async (slug) => loadNews(slug, "media")}
      structuredData={({ item }, say) => say.newsStructuredData(item, { name, href: href("media", locale) }, locale)}
    >
      {(news) => <NewsPage route="mediaItem" {...news} />}
    </Entry>
  );
}
