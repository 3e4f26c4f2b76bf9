import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { useVisibleRoute } from "../../browser/route.ts";
import { Seo } from "../../seo/Seo.tsx";
import { usePageData } from "../../calls/usePageData.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";

const Result = dynamic(() => import("./parts/CalculatedResult.tsx").then((module) => module.CalculatedResult), {
  ssr: false,
  loading: () => <Skeleton $height="32rem" />,
});

/** The result behind a link, to be read and printed; without a link there is nothing to show but the way to the products. */
export function Screen() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const route = useVisibleRoute();
  const hash = route?.query.get("hash") ?? "";
  const data = usePageData(hash !== "" && ["calculated", hash, locale], async () => attempt("getCalcDataByGuid", { GUID: hash }));
  const title = formatMessage({ id: "page.calculated" });
  const gone = (route !== undefined && hash === "") || data.at === "missing" || (data.at === "shown" && !data.value.data);
  return (
    <>
      <Seo route="calculated" title={title} description={formatMessage({ id: "calculators.calculated.lead" })} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={title} lead={formatMessage({ id: "calculators.calculated.lead" })} />
            {gone && (
              <EmptyState
                title={formatMessage({ id: "calculators.calculated.none" })}
                action={<Button href={href("products", locale)}>{formatMessage({ id: "calculators.calculated.products" })}</Button>}
              >
                {formatMessage({ id: "calculators.calculated.none.text" })}
              </EmptyState>
            )}
            {!gone && data.at === "loading" && <Skeleton $height="32rem" />}
            {data.at === "failed" && (
              <FailureState level={2} title={formatMessage({ id: "calculators.closed" })} onRetry={data.retry} phone={company.phone} />
            )}
            {!gone && data.at === "shown" && <Result hash={hash} saved={data.value} />}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
