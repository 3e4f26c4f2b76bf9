import { href } from "@shanyraq/routes";
import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { NewsCard } from "@shanyraq/ui/content/NewsCard.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Button } from "@shanyraq/ui/kit/Button.tsx";
import { EmptyState } from "@shanyraq/ui/kit/EmptyState.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { TextLink } from "@shanyraq/ui/kit/TextLink.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { PageProps } from "../build/page-props.ts";
import { Seo } from "../frame/Seo.tsx";
import { useFresh } from "../frame/useFresh.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { feedHref } from "./feed-href.ts";
import { MoreOf } from "./MoreOf.tsx";
import { useListed } from "./useListed.ts";

const types = ["company", "products", "service", "advice"] as const;

/** News by what they are about and by year; the next page is added by its link. */
export function Screen({ page }: PageProps["news"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [type, setType] = useState("");
  const [year, setYear] = useState("");
  const fresh = useFresh("news", "/news", page);
  const list = useListed("news", type === "" ? fresh : undefined, type === "" ? {} : { type });
  const years = [...new Set(list.items.map(({ date }) => date.slice(0, 4)))];
  const chosen = years.includes(year) ? year : "";
  const items = list.items.filter(({ date }) => chosen === "" || date.startsWith(chosen));
  const lead = formatMessage({ id: "content.news.lead" });
  return (
    <>
      <Seo route="news" title={formatMessage({ id: "page.news" })} description={lead} feed />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.news" })} lead={lead} />
            <FilterBar
              label={formatMessage({ id: "news.filter" })}
              options={[
                { value: "", name: formatMessage({ id: "news.type.all" }) },
                ...types.map((value) => ({ value, name: formatMessage({ id: `news.type.${value}` }) })),
              ]}
              value={type}
              onChange={setType}
            />
            {years.length > 1 && (
              <FilterBar
                label={formatMessage({ id: "news.year" })}
                options={[{ value: "", name: formatMessage({ id: "news.year.all" }) }, ...years.map((value) => ({ value, name: value }))]}
                value={chosen}
                onChange={setYear}
              />
            )}
            {items.length === 0 && !list.busy && !list.failed && (
              <EmptyState
                title={formatMessage({ id: type === "" ? "content.news.empty" : "news.nothing" })}
                action={
                  type !== "" && (
                    <Button variant="secondary" onClick={() => setType("")}>
                      {formatMessage({ id: "news.all" })}
                    </Button>
                  )
                }
              />
            )}
            <Grid $min="23rem" $gap={5} aria-busy={list.busy}>
              {items.map((item) => (
                <NewsCard key={item.slug} item={item} href={href("newsItem", locale, { id: item.slug })} />
              ))}
            </Grid>
            <MoreOf
              list={list}
              shown={formatMessage({ id: "content.news.shown" }, { shown: items.length, total: chosen === "" ? list.total : items.length })}
              more={formatMessage({ id: "content.news.more" })}
              failed={formatMessage({ id: "content.news.moreFailed" })}
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
