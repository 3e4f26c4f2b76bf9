import { savedCallOf } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";
import { Breadcrumbs } from "@shanyraq/kit/actions/Breadcrumbs.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import type { Calculation } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { useVisibleRoute } from "../../../browser/route.ts";
import { Seo } from "../../../seo/Seo.tsx";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { Calculator } from "./Calculator.tsx";
import { NotFoundScreen } from "../../../shell/NotFoundScreen.tsx";

/** The calculation a link names, where the address holds one. */
async function savedCalculation(slug: string, hash: string | undefined): Promise<Calculation | undefined> {
  if (!hash) return undefined;
  const outcome = await attempt(savedCallOf(slug), { hash });
  return outcome.ok ? outcome.value.data : undefined;
}

/** A calculator whose product or saved inputs the build did not know. */
export function CalculatorShell() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const route = useVisibleRoute();
  const slug = route?.params["slug"];
  const hash = route?.params["id"] ?? route?.params["rest"];
  const data = usePageData(
    slug && ["calculate", slug, hash ?? "", locale],
    async () => {
      const [product, form, from] = await Promise.all([
        attempt("productBySlug", { slug: slug ?? "" }),
        attempt("getProductForm", { id: slug ?? "" }),
        savedCalculation(slug ?? "", hash),
      ]);
      if (!product.ok) return product;
      return form.ok ? { ok: true, value: { product: product.value, form: form.value, from } } : form;
    },
    { whole: true },
  );
  if (data.at === "missing") return <NotFoundScreen />;
  const title =
    data.at === "shown"
      ? formatMessage({ id: "calculators.title" }, { product: data.value.product.name })
      : formatMessage({ id: "page.calculate" });
  return (
    <>
      <Seo route="calculateById" title={title} />
      <Section $tight>
        <Container>
          {data.at === "loading" && <Skeleton $height="32rem" />}
          {data.at === "failed" && (
            <FailureState level={1} title={formatMessage({ id: "calculators.closed" })} onRetry={data.retry} phone={company.phone} />
          )}
          {data.at === "shown" && (
            <Stack $gap={4}>
              <Breadcrumbs
                crumbs={[
                  { name: formatMessage({ id: "page.products" }), href: href("products", locale) },
                  { name: data.value.product.name, href: href("product", locale, { slug: data.value.product.slug }) },
                  { name: formatMessage({ id: "page.calculate" }) },
                ]}
              />
              <Stack $gap={1}>
                <Heading level={1}>{data.value.product.name}</Heading>
                <Lead>{formatMessage({ id: "calculators.lead" })}</Lead>
              </Stack>
              {hash && !data.value.from && <Notice tone="warning">{formatMessage({ id: "calculators.linkGone" })}</Notice>}
              <Calculator
                key={`${data.value.product.slug}-${hash ?? ""}-${locale}`}
                product={data.value.product}
                form={data.value.form}
                from={data.value.from}
                hash={data.value.from && hash}
              />
            </Stack>
          )}
        </Container>
      </Section>
    </>
  );
}
