import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Slip } from "@shanyraq/kit/layout/Slip.styles.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { ProductEmblem } from "./ProductEmblem.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { space } from "@shanyraq/kit/theme/tokens.ts";
import { emblemOf } from "./emblem-of.ts";
import { FromPrice } from "./FromPrice.tsx";
import type { Product } from "./ProductCard.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";

const Side = styled(Slip)`
  position: var(--pinned, sticky);
  top: 7rem;
  @media ${media.phone} {
    position: static;
    padding: ${space(3)};
  }
`;

interface ProductActionProps {
  readonly product: Product;
  readonly calculatorHref: string;
  readonly phone: string;
  readonly block?: boolean;
}

/** The one thing to do with a product: price it, or call about it. */
export function ProductAction({ product, calculatorHref, phone, block = false }: ProductActionProps) {
  const { formatMessage } = useIntl();
  if (!product.calculator) {
    return (
      <Button block={block} size={block ? "l" : "m"} href={telOf(phone)} icon={<Icon name="phone" />}>
        <CallWords phone={phone} />
      </Button>
    );
  }
  return (
    <Button block={block} size={block ? "l" : "m"} href={calculatorHref}>
      {formatMessage({ id: "content.calculate" })}
    </Button>
  );
}

/** The slip beside a product's text: price, action, main facts; it stays in sight on a desktop. */
export function ProductSide(props: Omit<ProductActionProps, "block">) {
  const { formatMessage } = useIntl();
  const { product } = props;
  const rows = [{ term: formatMessage({ id: "content.product.audience" }), value: product.audience }, ...product.facts];
  return (
    <Side as="aside" aria-label={formatMessage({ id: "content.product.facts" })}>
      <ProductEmblem kind={emblemOf(product.kind)} size="7rem" />
      <FromPrice price={product.from_price} period={product.from_frequency} large />
      <ProductAction {...props} block />
      {!props.product.calculator && <WriteLink />}
      <SummaryList rows={rows} />
    </Side>
  );
}
