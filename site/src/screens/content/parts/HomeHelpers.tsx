import { href, inLocale } from "@shanyraq/routes";
import { HomeSlider, type Slide } from "@shanyraq/ui/content/HomeSlider.tsx";
import { NeedsCalculator } from "@shanyraq/ui/content/NeedsCalculator.tsx";
import type { Product } from "@shanyraq/ui/content/ProductCard.tsx";
import { ProductFinder } from "@shanyraq/ui/content/ProductFinder.tsx";
import { Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

/** What the home page helps with by asking: loaded when somebody comes to it. */
export function HomeHelpers({ slides, products }: { readonly slides: readonly Slide[]; readonly products: readonly Product[] }) {
  const locale = useLocale();
  const calculatorHref = (slug: string) => href("calculate", locale, { slug });
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <Stack $gap={5}>
      <HomeSlider slides={slides} moving={!calm} hrefOf={(url) => (url.startsWith("/") ? inLocale(url, locale) : url)} />
      <Grid $min="32rem" $gap={4}>
        <ProductFinder products={products} pageHref={(slug) => href("product", locale, { slug })} calculatorHref={calculatorHref} />
        <NeedsCalculator calculatorHref={calculatorHref("term-life")} />
      </Grid>
    </Stack>
  );
}
