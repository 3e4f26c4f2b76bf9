import { href } from "@shanyraq/routes";
import { Article } from "@shanyraq/ui/content/Article.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { DateText } from "@shanyraq/ui/kit/DateText.tsx";
import { Container, Section, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { TextLink } from "@shanyraq/ui/kit/TextLink.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../build/page-props.ts";
import { attempt } from "../frame/attempt.ts";
import { Seo } from "../frame/Seo.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { Entry } from "./Entry.tsx";

function NewsPage({ item }: { readonly item: NonNullable<PageProps["newsItem"]["item"]> }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const list = href("news", locale);
  return (
    <>
      <Seo route="newsItem" title={item.title} description={item.short_info} />
      <Section $tight>
        <Container as="article">
          <Stack $gap={4}>
            <PageHead
              crumbs={[{ name: formatMessage({ id: "page.news" }), href: list }, { name: item.title }]}
              title={item.title}
              lead={item.short_info}
            >
              <p>
                <DateText iso={item.date} />
              </p>
            </PageHead>
            <Article html={item.info} />
            <p>
              <TextLink href={list}>{formatMessage({ id: "content.news.back" })}</TextLink>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export const Screen = ({ item }: PageProps["newsItem"]) => (
  <Entry given={item} kind="news" param="id" load={async (slug) => attempt("newsBySlug", { slug })}>
    {(shown) => <NewsPage item={shown} />}
  </Entry>
);
