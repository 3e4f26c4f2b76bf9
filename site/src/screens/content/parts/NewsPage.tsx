import { href } from "@shanyraq/routes";
import { Article } from "@shanyraq/ui/content/news/Article.tsx";
import { Neighbours } from "@shanyraq/ui/content/news/Neighbours.tsx";
import { NewsCard } from "@shanyraq/ui/content/news/NewsCard.tsx";
import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { readingMinutes } from "@shanyraq/ui/content/news/reading-minutes.ts";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { ShareBar } from "@shanyraq/ui/content/news/ShareBar.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Container, Grid, Section, Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { useIntl } from "react-intl";
import type { ShownNews } from "../../../build/page-props.ts";
import { useHydrated } from "../../../browser/route.ts";
import { Seo } from "../../../seo/Seo.tsx";
import { useFresh } from "../../../calls/useFresh.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import type { ItemSummary } from "../../../build/around-item.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const copyAddress = async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    return false;
  }
};

interface NewsPageProps extends ShownNews {
  readonly route: "mediaItem" | "newsItem";
}

/** A piece of news, ours or somebody's of us, with its neighbours. */
export function NewsPage({ item: built, around, route }: NewsPageProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const canShare = useHydrated() && "share" in navigator;
  const item = useFresh("newsBySlug", `/news/slug/${built.slug}`, built);
  const listRoute = route === "newsItem" ? "news" : "media";
  const list = href(listRoute, locale);
  const listTitle = formatMessage({ id: `page.${listRoute}` });
  const to = ({ title, slug }: ItemSummary) => ({ title, href: href(route, locale, { id: slug }) });
  return (
    <>
      <Seo route={route} title={item.seo_title || item.title} description={item.meta_descriptions || item.short_info} kind="article" />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <Stack as="article" $gap={4}>
              <Split>
                <PageHead crumbs={[{ name: listTitle, href: list }, { name: item.title }]} title={item.title} lead={item.short_info}>
                  <p>
                    <InlineText>{item.source && `${item.source}, `}</InlineText>
                    <DateText iso={item.date} />
                    {" · "}
                    {formatMessage({ id: "item.reading" }, { minutes: readingMinutes(item.info) })}
                  </p>
                </PageHead>
                <NewsPicture item={item} whole />
              </Split>
              <Article html={item.info} />
            </Stack>
            <ShareBar
              onCopy={copyAddress}
              onPrint={() => window.print()}
              onShare={canShare ? () => void navigator.share({ title: item.title, url: location.href }).catch(() => {}) : undefined}
            />
            <Neighbours {...(around.previous && { previous: to(around.previous) })} {...(around.next && { next: to(around.next) })} />
            {around.related.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "item.related" })} more={{ name: listTitle, href: list }} />
                <Grid $min="23rem" $gap={5}>
                  {around.related.map((other) => (
                    <NewsCard
                      key={other.slug}
                      level={3}
                      item={other}
                      picture={<NewsPicture item={other} />}
                      href={href(route, locale, { id: other.slug })}
                    />
                  ))}
                </Grid>
              </Stack>
            )}
            <p>
              <TextLink href={list}>{formatMessage({ id: route === "newsItem" ? "content.news.back" : "media.back" })}</TextLink>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
