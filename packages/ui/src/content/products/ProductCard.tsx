import type { Output } from "@shanyraq/calls";
import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { ProductEmblem } from "./ProductEmblem.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { emblemOf } from "./emblem-of.ts";
import { FromPrice } from "./FromPrice.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

export type Product = Output<"productBySlug">;

/** What a list says of a product: a page of many carries no more of each. */
export type ListedProduct = Pick<
  Product,
  "audience" | "calculator" | "description" | "from_frequency" | "from_price" | "kind" | "name" | "slug"
>;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media ${media.small} {
    & > svg {
      width: 3.25rem;
      height: 3.25rem;
    }
  }
`;
/** Beside the emblem where there is room for a word, and under it where letters are large. */
const Audience = styled.p`
  flex: 1 1 6em;
  text-align: end;
  font-size: ${text.s};
  line-height: 1.4;
  color: ${paint.inkSoft};
`;
const Bottom = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(2)};
  border-top: 1px solid ${paint.line};
`;

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly level?: 2 | 3;
  readonly pageHref: string;
  readonly calculatorHref: string;
  /** "tel:" address for what is not priced online. */
  readonly phoneHref: string;
  /** Whether it stands in the comparison; a card without it cannot be compared. */
  readonly compared?: { readonly chosen: boolean; readonly full: boolean; readonly onToggle: () => void };
}

/** A product in a list: the whole card opens it, the button goes straight to its price. */
export function ProductCard({ product, level = 2, pageHref, calculatorHref, phoneHref, compared }: ProductCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const name = { product: product.name };
  return (
    <Card as="article" $linked aria-labelledby={id}>
      <Top>
        <ProductEmblem kind={emblemOf(product.kind)} size="4.5rem" />
        <Audience>{product.audience}</Audience>
      </Top>
      <Heading level={level} look={3} id={id}>
        <Link href={pageHref}>
          <InlineText>{product.name}</InlineText>
        </Link>
      </Heading>
      <p>
        <InlineText>{product.description}</InlineText>
      </p>
      <Bottom>
        <FromPrice price={product.from_price} period={product.from_frequency} />
        <Cluster $gap={2}>
          {product.calculator ? (
            <Button href={calculatorHref} aria-label={formatMessage({ id: "content.calculate.of" }, name)}>
              {formatMessage({ id: "content.calculate" })}
            </Button>
          ) : (
            <Button
              variant="secondary"
              href={phoneHref}
              icon={<Icon name="phone" />}
              aria-label={formatMessage({ id: "content.call.of" }, name)}
            >
              {formatMessage({ id: "content.call" })}
            </Button>
          )}
          <Button variant="quiet" href={pageHref} aria-label={formatMessage({ id: "content.more.of" }, name)}>
            {formatMessage({ id: "content.more" })}
          </Button>
          {compared && (
            <Button
              variant="quiet"
              aria-pressed={compared.chosen}
              aria-disabled={compared.full && !compared.chosen}
              aria-label={formatMessage({ id: "content.compare.of" }, name)}
              icon={<Icon name={compared.chosen ? "check" : "plus"} />}
              onClick={() => (compared.chosen || !compared.full) && compared.onToggle()}
            >
              {formatMessage({ id: "content.compare" })}
            </Button>
          )}
        </Cluster>
      </Bottom>
    </Card>
  );
}
