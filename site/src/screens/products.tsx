import { href } from "@shanyraq/routes";
import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { ProductCard } from "@shanyraq/ui/content/ProductCard.tsx";
import { telOf } from "@shanyraq/ui/kit/header-props.ts";
import { Container, Grid, Section, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { VisuallyHidden } from "@shanyraq/ui/kit/VisuallyHidden.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { PageProps } from "../build/page-props.ts";
import { Seo } from "../frame/Seo.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";

/** All products, narrowed by whom they are for. */
export function Screen({ products }: PageProps["products"]) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const [audience, setAudience] = useState("");
  const audiences = [...new Set(products.map((product) => product.audience))];
  // Another language has other names: a choice that is none of them is no choice.
  const chosen = audiences.includes(audience) ? audience : "";
  const shown = products.filter((product) => chosen === "" || product.audience === chosen);
  const lead = formatMessage({ id: "content.products.lead" });
  return (
    <>
      <Seo route="products" title={formatMessage({ id: "page.products" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.products" })} lead={lead} />
            <FilterBar
              label={formatMessage({ id: "content.products.filter" })}
              options={[
                { value: "", name: formatMessage({ id: "content.products.everyone" }) },
                ...audiences.map((name) => ({ value: name, name })),
              ]}
              value={chosen}
              onChange={setAudience}
            />
            <VisuallyHidden as="output">{formatMessage({ id: "content.products.count" }, { count: shown.length })}</VisuallyHidden>
            <Grid $min="23rem">
              {shown.map((product) => (
                <ProductCard
                  key={product.slug}
                  product={product}
                  pageHref={href("product", locale, { slug: product.slug })}
                  calculatorHref={href("calculate", locale, { slug: product.slug })}
                  phoneHref={telOf(company.phone)}
                />
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
