import { tiynOf } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ProductEmblem } from "./ProductEmblem.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { emblemOf } from "./emblem-of.ts";
import type { ListedProduct } from "./ProductCard.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Slip = styled.section`
  display: grid;
  padding: ${space(3)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
  & > h2 {
    font-size: ${text.m};
    font-weight: 550;
    color: ${paint.inkSoft};
  }
  & > small {
    padding-top: ${space(2)};
    font-size: ${text.xs};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    padding: ${space(2)};
  }
`;
const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space(2)};
  padding: ${space(2)} 0;
  border-bottom: 1px dashed ${paint.line};
  color: ${paint.ink};
  text-decoration: none;
  & > svg {
    grid-row: span 2;
  }
  & > strong {
    font-size: ${text.h3};
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums lining-nums;
    color: ${paint.heading};
  }
  & > span {
    font-size: ${text.s};
    line-height: 1.35;
  }
  @media ${media.small} {
    padding: ${space(1)} 0;
    & > svg {
      width: 2.75rem;
      height: 2.75rem;
    }
    & > strong {
      font-size: ${text.l};
    }
  }
  html[data-scheme] & {
    grid-template-columns: minmax(0, 1fr);
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

/** As many as the first screen holds beside its heading. */
const SHOWN = 4;

/** What one can begin with: the products with the least instalment, the least first. */
export function PriceSlip({
  products,
  calculatorHref,
}: {
  readonly products: readonly ListedProduct[];
  readonly calculatorHref: (slug: string) => string;
}) {
  const { formatMessage, locale } = useIntl();
  const priced = products
    .flatMap((product) => {
      const least = tiynOf(product.from_price);
      return product.calculator && least !== undefined ? [{ product, least }] : [];
    })
    .toSorted((a, b) => a.least - b.least)
    .slice(0, SHOWN);
  if (priced.length === 0) return null;
  return (
    <Slip>
      <h2>{formatMessage({ id: "content.hero.prices" })}</h2>
      {priced.map(({ product }) => (
        <Line key={product.slug} href={calculatorHref(product.slug)}>
          <ProductEmblem kind={emblemOf(product.kind)} size="3.75rem" />
          <strong>
            <InlineText>
              {formatMessage(
                { id: "content.from" },
                { price: moneyText(product.from_price, locale), period: product.from_frequency ?? "" },
              )}
            </InlineText>
          </strong>
          <span>
            <InlineText>{product.name}</InlineText>
          </span>
        </Line>
      ))}
      <small>{formatMessage({ id: "content.hero.pricesNote" })}</small>
    </Slip>
  );
}
