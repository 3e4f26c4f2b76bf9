import { href, inLocale } from "@shanyraq/routes";
import { HomeSlider, type Slide } from "@shanyraq/ui/content/HomeSlider.tsx";
import { NeedsCalculator } from "@shanyraq/ui/content/products/NeedsCalculator.tsx";
import type { ListedProduct } from "@shanyraq/ui/content/products/ProductCard.tsx";
import { ProductFinder } from "@shanyraq/ui/content/products/ProductFinder.tsx";
import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

/** Between which product and for how much. */
const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${paint.line};
  @media ${media.small} {
    display: none;
  }
`;

/** What the home page helps with by asking: which product, and for how much. Loaded when somebody comes to it; a phone shows the sum on demand. */
export function HomeHelpers({ slides, products }: { readonly slides: readonly Slide[]; readonly products: readonly ListedProduct[] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const calculatorHref = (slug: string) => href("calculate", locale, { slug });
  const calm = matchMedia(media.calm).matches;
  const [onPhone] = useState(() => matchMedia(media.small).matches);
  const needs = <NeedsCalculator calculatorHref={calculatorHref("term-life")} titled={!onPhone} />;
  return (
    <Stack $gap={3}>
      <HomeSlider slides={slides} moving={!calm} hrefOf={(url) => (url.startsWith("/") ? inLocale(url, locale) : url)} />
      <Card>
        <Stack $gap={onPhone ? 3 : 4}>
          <ProductFinder
            stacked={onPhone}
            products={products}
            pageHref={(slug) => href("product", locale, { slug })}
            calculatorHref={calculatorHref}
          />
          <Rule />
          {onPhone ? <Accordion items={[{ title: formatMessage({ id: "home.needs.title" }), content: needs }]} /> : needs}
        </Stack>
      </Card>
    </Stack>
  );
}
