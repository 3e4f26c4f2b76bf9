import { href } from "@shanyraq/routes";
import { NewsCard } from "@shanyraq/ui/content/NewsCard.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Button } from "@shanyraq/ui/kit/Button.tsx";
import { EmptyState } from "@shanyraq/ui/kit/EmptyState.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { Notice } from "@shanyraq/ui/kit/Notice.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../build/page-props.ts";
import { Seo } from "../frame/Seo.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { useMoreNews } from "./useMoreNews.ts";

export function Screen({ page }: PageProps["news"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { items, total, more, busy, failed } = useMoreNews(page, locale);
  const lead = formatMessage({ id: "content.news.lead" });
  return (
    <>
      <Seo route="news" title={formatMessage({ id: "page.news" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={5}>
            <PageHead title={formatMessage({ id: "page.news" })} lead={lead} />
            {items.length === 0 && <EmptyState title={formatMessage({ id: "content.news.empty" })} />}
            <Grid $min="23rem" $gap={5}>
              {items.map((item) => (
                <NewsCard key={item.slug} item={item} href={href("newsItem", locale, { id: item.slug })} />
              ))}
            </Grid>
            <Stack $gap={2}>
              {items.length > 0 && <output>{formatMessage({ id: "content.news.shown" }, { shown: items.length, total })}</output>}
              {failed && (
                <Notice tone="danger" live="alert">
                  {formatMessage({ id: "content.news.moreFailed" })}
                </Notice>
              )}
              {more && (
                <div>
                  <Button variant="secondary" busy={busy} onClick={more}>
                    {formatMessage({ id: "content.news.more" })}
                  </Button>
                </div>
              )}
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
