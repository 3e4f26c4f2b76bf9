import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { journeyOf } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { LoginGate } from "../../session/LoginGate.tsx";
import { useVisibleRoute } from "../../browser/route.ts";
import { Seo } from "../../seo/Seo.tsx";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";

/** Forms and their rules weigh as much as the page: they are loaded when there is something to fill in. */
const Worksheet = dynamic(() => import("./parts/Worksheet.tsx").then((module) => module.Worksheet), {
  ssr: false,
  loading: () => <Skeleton $height="32rem" />,
});

/** How a line is bought that is paid for by savings; its own chunk, for who needs none of the forms of the others. */
const Pension = dynamic(() => import("../pension/parts/Pension.tsx").then((module) => module.Pension), {
  ssr: false,
  loading: () => <Skeleton $height="32rem" />,
});

/** An address without a calculation leads to where one is made. */
function ToCalculator({ slug }: { readonly slug: string }) {
  const router = useRouter();
  const { locale } = useCatalogue();
  useEffect(() => void router.replace(href("calculate", locale, { slug })), [router, locale, slug]);
  return <Skeleton $height="32rem" />;
}

/** The worksheet of a saved calculation. */
export function Screen() {
  const { formatMessage } = useIntl();
  const { locale } = useCatalogue();
  const route = useVisibleRoute();
  const { slug, id } = route?.params ?? {};
  const title = formatMessage({ id: "page.calculateOnline" });
  return (
    <>
      <Seo route="calculateOnline" title={title} />
      <Section $tight>
        <Container>
          {slug && !id && <ToCalculator slug={slug} />}
          {slug && id && journeyOf(slug) === "pension" && (
            <Stack $gap={4}>
              <Heading level={1}>{title}</Heading>
              <LaterMessages>
                <Pension key={`${id}-${locale}`} slug={slug} hash={id} />
              </LaterMessages>
            </Stack>
          )}
          {!(slug && (!id || journeyOf(slug) === "pension")) && (
            <LoginGate>
              <Stack $gap={4}>
                <Heading level={1}>{title}</Heading>
                {slug && id ? (
                  <LaterMessages>
                    <Worksheet key={`${slug}-${locale}`} slug={slug} hash={id} />
                  </LaterMessages>
                ) : (
                  <Skeleton $height="32rem" />
                )}
              </Stack>
            </LoginGate>
          )}
        </Container>
      </Section>
    </>
  );
}
