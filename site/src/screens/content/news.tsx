import { href } from "@shanyraq/routes";
import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { NewsCard } from "@shanyraq/ui/content/news/NewsCard.tsx";
import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useInAddress } from "../../history/useInAddress.ts";
import { useFresh } from "../../calls/useFresh.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { feedHref } from "../../seo/feed-href.ts";
import { MoreOf } from "./parts/MoreOf.tsx";
import { useListed } from "./parts/useListed.ts";

const types = ["company", "products", "service", "advice"] as const;

/** News by what they are about and by year; the next page is added by its link. */
export function Screen({ page }: PageProps["news"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { read, write } = useInAddress();
  const fresh = useFresh("news", "/news", page);
  const { years = [] } = fresh;
  const type = types.find((one) => one === read("type")) ?? "";
  const year = years.find((one) => one === read("year")) ?? "";
  const all = type === "" && year === "";
  const list = useListed("news", all ? fresh : undefined, { ...(type !== "" && { type }), ...(year !== "" && { year }) });
  const lead = formatMessage({ id: "content.news.lead" });
  return (
    <>
      <Seo route="news" title={formatMessage({ id: "page.news" })} description={lead} feed />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.news" })} lead={lead} />
            <Stack $gap={1.5}>
              <FilterBar
                label={formatMessage({ id: "news.filter" })}
                options={[
                  { value: "", name: formatMessage({ id: "news.type.all" }) },
                  ...types.map((value) => ({ value, name: formatMessage({ id: `news.type.${value}` }) })),
                ]}
                value={type}
                onChange={(chosen) => write({ type: chosen, pages: "" })}
              />
              {years.length > 1 && (
                <FilterBar
                  label={formatMessage({ id: "news.year" })}
                  options={[{ value: "", name: formatMessage({ id: "news.year.all" }) }, ...years.map((value) => ({ value, name: value }))]}
                  value={year}
                  onChange={(chosen) => write({ year: chosen, pages: "" })}
                />
              )}
            </Stack>
            {list.items.length === 0 && list.busy && <Skeleton $height="32rem" />}
            {list.items.length === 0 && !list.busy && !list.failed && (
              <EmptyState
                title={formatMessage({ id: all ? "content.news.empty" : "news.nothing" })}
                action={
                  !all && (
                    <Button variant="secondary" onClick={() => write({ type: "", year: "", pages: "" })}>
                      {formatMessage({ id: "news.all" })}
                    </Button>
                  )
                }
              />
            )}
            <Grid $min="23rem" $gap={5} aria-busy={list.busy}>
              {list.items.map((item) => (
                <NewsCard
                  key={item.slug}
                  item={item}
                  picture={<NewsPicture item={item} />}
                  href={href("newsItem", locale, { id: item.slug })}
                />
              ))}
            </Grid>
            <MoreOf
              list={list}
              shown={formatMessage({ id: "content.news.shown" }, { shown: list.items.length, total: list.total })}
              more={formatMessage({ id: "content.news.more" })}
              failed={formatMessage({ id: list.items.length === 0 ? "news.filterFailed" : "content.news.moreFailed" })}
            />
            <p>
              <TextLink href={feedHref(locale)} target="_blank">
                {formatMessage({ id: "news.rss" })}
              </TextLink>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
