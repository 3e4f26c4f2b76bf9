import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { PersonCards } from "@shanyraq/ui/content/people/PersonCards.tsx";
import { WaysOn } from "@shanyraq/ui/content/WaysOn.tsx";
import { href } from "@shanyraq/routes";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useFresh } from "../../calls/useFresh.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { waysOf } from "./parts/ways-of.ts";

const boards = ["directors", "management"] as const;

/** Who answers for the company: the board of directors, and the board that manages. */
export function Screen({ people }: PageProps["directors"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useFresh("managements", "/managements", { data: people });
  const lead = formatMessage({ id: "people.lead" });
  return (
    <>
      <Seo route="directors" title={formatMessage({ id: "page.directors" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={6}>
            <PageHead title={formatMessage({ id: "page.directors" })} lead={lead} />
            {boards.map((board) => (
              <Stack key={board} $gap={3}>
                <SectionHead title={formatMessage({ id: `people.${board}` })} />
                <PersonCards people={data.filter(({ type }) => type === board)} />
              </Stack>
            ))}
            <WaysOn ways={waysOf("directors").map(([name, id]) => ({ name: formatMessage({ id }), href: href(name, locale) }))} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
