import { href } from "@shanyraq/routes";
import { NewsCard } from "@shanyraq/ui/content/news/NewsCard.tsx";
import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useFresh } from "../../calls/useFresh.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { MoreOf } from "./parts/MoreOf.tsx";
import { useListed } from "./parts/useListed.ts";

/** What others write and say of the company. */
export function Screen({ page }: PageProps["media"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const list = useListed("news", useFresh("news", "/news?type=media", page), { type: "media" });
  const lead = formatMessage({ id: "media.lead" });
  return (
    <>
      <Seo route="media" title={formatMessage({ id: "page.media" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.media" })} lead={lead} />
            {list.items.length === 0 && <EmptyState title={formatMessage({ id: "content.news.empty" })} />}
            <Grid $min="23rem" $gap={5}>
              {list.items.map((item) => (
                <NewsCard
                  key={item.slug}
                  item={item}
                  picture={<NewsPicture item={item} />}
                  href={href("mediaItem", locale, { id: item.slug })}
                />
              ))}
            </Grid>
            <MoreOf
              list={list}
              shown={formatMessage({ id: "content.news.shown" }, { shown: list.items.length, total: list.total })}
              more={formatMessage({ id: "content.news.more" })}
              failed={formatMessage({ id: "content.news.moreFailed" })}
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
