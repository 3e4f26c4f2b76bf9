import { href } from "@shanyraq/routes";
import { Chapter } from "@shanyraq/ui/content/Chapter.tsx";
import { FigureList } from "@shanyraq/ui/content/FigureList.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { QuickTools } from "@shanyraq/ui/content/QuickTools.tsx";
import { RatingList } from "@shanyraq/ui/content/RatingList.tsx";
import { SafeProse } from "@shanyraq/ui/content/SafeProse.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useFresh } from "../../calls/useFresh.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";

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
              <Chapter key={slug} name={name}>
                {facts.length > 0 && <FigureList figures={facts} />}
                <SafeProse html={text} />
              </Chapter>
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
            <QuickTools tools={more.map((name) => ({ name: formatMessage({ id: `page.${name}` }), href: href(name, locale) }))} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
