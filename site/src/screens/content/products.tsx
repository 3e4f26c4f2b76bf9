import { href } from "@shanyraq/routes";
import { CompareTable } from "@shanyraq/ui/content/products/CompareTable.tsx";
import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { HelpByPhone } from "@shanyraq/ui/content/HelpByPhone.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { ProductCard } from "@shanyraq/ui/content/products/ProductCard.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { GridRest } from "@shanyraq/kit/layout/GridRest.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useInAddress } from "../../history/useInAddress.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { productGoals } from "./parts/goals.ts";

/** More columns than this nobody compares. */
const MAX_COMPARED = 3;

/** All products, narrowed by whom they are for and by what they are for; up to three of them side by side. */
export function Screen({ products }: PageProps["products"]) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const [audience, setAudience] = useState("");
  const audiences = [...new Set(products.map((product) => product.audience))];
  // Another language has other names: a choice that is not among them does not count.
  const chosen = audiences.includes(audience) ? audience : "";
  // What they are for stands in the address: a menu leads to it, and "back" leads out of it.
  const { read, write } = useInAddress();
  const goal = read("goal");
  const setGoal = (id: string) => write({ goal: id });
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const goals = productGoals(products);
  const wanted = goals.find(({ id }) => id === goal)?.products.map(({ slug }) => slug);
  const shown = products.filter(
    (product) => (chosen === "" || product.audience === chosen) && (wanted === undefined || wanted.includes(product.slug)),
  );
  const compared = slugs.flatMap((slug) => products.filter((product) => product.slug === slug));
  const toggle = (slug: string) => setSlugs(slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...slugs, slug]);
  const lead = formatMessage({ id: "content.products.lead" });
  return (
    <>
      <Seo route="products" title={formatMessage({ id: "page.products" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.products" })} lead={lead} />
            <Stack $gap={1.5}>
              <FilterBar
                label={formatMessage({ id: "content.products.filter" })}
                options={[
                  { value: "", name: formatMessage({ id: "content.products.everyone" }) },
                  ...audiences.map((name) => ({ value: name, name })),
                ]}
                value={chosen}
                onChange={setAudience}
              />
              <FilterBar
                label={formatMessage({ id: "content.products.goal" })}
                options={[
                  { value: "", name: formatMessage({ id: "content.products.anyGoal" }) },
                  ...goals.map(({ id }) => ({ value: id, name: formatMessage({ id: `content.goals.${id}.title` }) })),
                ]}
                value={wanted === undefined ? "" : goal}
                onChange={setGoal}
              />
            </Stack>
            <VisuallyHidden role="status">{formatMessage({ id: "content.products.count" }, { count: shown.length })}</VisuallyHidden>
            {shown.length === 0 && (
              <EmptyState
                title={formatMessage({ id: "content.products.nothing" })}
                action={
                  <Button
                    variant="secondary"
                    onClick={() => {
                      setAudience("");
                      setGoal("");
                    }}
                  >
                    {formatMessage({ id: "content.products.clear" })}
                  </Button>
                }
              />
            )}
            <Grid $min="max(20rem, 30%)">
              {shown.map((product) => (
                <ProductCard
                  key={product.slug}
                  product={product}
                  pageHref={href("product", locale, { slug: product.slug })}
                  calculatorHref={href("calculate", locale, { slug: product.slug })}
                  phoneHref={telOf(company.phone)}
                  compared={{
                    chosen: slugs.includes(product.slug),
                    full: slugs.length >= MAX_COMPARED,
                    onToggle: () => toggle(product.slug),
                  }}
                />
              ))}
              {shown.length > 0 && (
                <GridRest>
                  <HelpByPhone phone={company.phone} />
                </GridRest>
              )}
            </Grid>
            <VisuallyHidden role="status">{formatMessage({ id: "content.compare.count" }, { count: compared.length })}</VisuallyHidden>
            {compared.length > 1 && <CompareTable products={compared} calculatorHref={(slug) => href("calculate", locale, { slug })} />}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
