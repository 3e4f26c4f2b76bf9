import { href } from "@shanyraq/routes";
import { Breadcrumbs } from "@shanyraq/kit/actions/Breadcrumbs.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { Calculator } from "./parts/Calculator.tsx";
import { CalculatorShell } from "./parts/CalculatorShell.tsx";

/** The calculator of a product; in a shell the product and its form are asked for first. */
export function Screen({ product, form }: PageProps["calculate"]) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  if (!product) return <CalculatorShell />;
  const title = formatMessage({ id: "calculators.title" }, { product: product.name });
  return (
    <>
      <Seo route="calculate" title={title} description={`${title}. ${product.description}`} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <Breadcrumbs
              crumbs={[
                { name: formatMessage({ id: "page.products" }), href: href("products", locale) },
                { name: product.name, href: href("product", locale, { slug: product.slug }) },
                { name: formatMessage({ id: "page.calculate" }) },
              ]}
            />
            <Stack $gap={1}>
              <Heading level={1}>{product.name}</Heading>
              <Lead>{formatMessage({ id: "calculators.lead" })}</Lead>
            </Stack>
            {form?.elements && form.elements.length > 0 ? (
              <Calculator key={`${product.slug}-${locale}`} product={product} form={form} />
            ) : (
              <EmptyState
                title={formatMessage({ id: "calculators.closed" })}
                action={
                  <Cluster>
                    <Button href={telOf(company.phone)}>
                      <CallWords phone={company.phone} />
                    </Button>
                    <WriteLink />
                  </Cluster>
                }
              >
                {formatMessage({ id: "calculators.closed.text" })}
              </EmptyState>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
