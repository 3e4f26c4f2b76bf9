import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { Seo } from "../../seo/Seo.tsx";

/** What the address carries behind "#" is known in the browser alone. */
const NotMe = dynamic(() => import("./parts/NotMe.tsx").then((module) => module.NotMe), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** "It was not me": where the link leads that tells of a changed way in. */
export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "page.notMe" });
  const lead = formatMessage({ id: "lead.notMe" });
  return (
    <>
      <Seo route="notMe" title={title} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={title} lead={lead} />
            <NotMe />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
