import { href } from "@shanyraq/routes";
import { Article } from "@shanyraq/ui/content/news/Article.tsx";
import { FigureList } from "@shanyraq/ui/content/FigureList.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { SafeProse } from "@shanyraq/ui/content/SafeProse.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useFresh } from "../../calls/useFresh.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";

/** What a shareholder asks: who owns the company, what it pays out, and what it publishes. */
export function Screen({ section: built, disclosure }: PageProps["shareholders"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const section = useFresh("investors", "/investors/shareholders", built);
  const lead = section.meta_descriptions ?? "";
  return (
    <>
      <Seo route="shareholders" title={formatMessage({ id: "page.shareholders" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={5}>
            <PageHead title={section.name} lead={lead} />
            <FigureList figures={section.facts} />
            <Article html={section.text} />
            <Stack $gap={2}>
              <SectionHead title={disclosure.name} more={{ name: formatMessage({ id: "page.reports" }), href: href("reports", locale) }} />
              <SafeProse html={disclosure.text} />
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
