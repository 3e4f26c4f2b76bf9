import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { RatingList } from "@shanyraq/ui/content/RatingList.tsx";
import { SafeProse } from "@shanyraq/ui/content/SafeProse.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Heading } from "@shanyraq/ui/kit/Heading.tsx";
import { Container, Section, Split, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { Prose } from "@shanyraq/ui/kit/Prose.tsx";
import { SummaryList } from "@shanyraq/ui/kit/SummaryList.tsx";
import { TextLink } from "@shanyraq/ui/kit/TextLink.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../build/page-props.ts";
import { Seo } from "../frame/Seo.tsx";
import { useFresh } from "../frame/useFresh.ts";
import { useCatalogue } from "../locale/LocaleRoot.tsx";

const more = ["directors", "shareholders", "report", "reports", "contacts"] as const;

/** The company: what for, in figures, how it came to be, and how others rate it. */
export function Screen({ sections, ratings }: PageProps["about"]) {
  const { formatMessage } = useIntl();
  const { locale } = useCatalogue();
  const { data } = useFresh("abouts", "/abouts", { data: sections });
  const lead = formatMessage({ id: "lead.about" });
  return (
    <>
      <Seo route="about" title={formatMessage({ id: "page.about" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={6}>
            <PageHead title={formatMessage({ id: "page.about" })} lead={lead} />
            {data.map(({ slug, name, text, facts }) => (
              <Split key={slug} as="section">
                <Stack $gap={2}>
                  <Heading level={2}>{name}</Heading>
                  <SafeProse html={text} />
                </Stack>
                {facts.length > 0 && <SummaryList rows={facts} />}
              </Split>
            ))}
          </Stack>
        </Container>
      </Section>
      {ratings.length > 0 && (
        <Section $tight data-surface="deep">
          <Container>
            <Stack $gap={4}>
              <SectionHead title={formatMessage({ id: "about.ratings" })} />
              <RatingList ratings={ratings} />
            </Stack>
          </Container>
        </Section>
      )}
      <Section $tight>
        <Container>
          <Stack $gap={2}>
            <SectionHead title={formatMessage({ id: "about.more" })} />
            <Prose as="ul">
              {more.map((name) => (
                <li key={name}>
                  <TextLink href={href(name, locale)}>{formatMessage({ id: `page.${name}` })}</TextLink>
                </li>
              ))}
            </Prose>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
