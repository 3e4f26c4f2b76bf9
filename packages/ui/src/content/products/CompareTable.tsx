import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { useDrawn } from "@shanyraq/kit/layout/useDrawn.ts";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { comparedFacts } from "./compared-facts.ts";
import type { Product } from "./ProductCard.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Scroll = styled.div`
  overflow-x: auto;
  scroll-snap-type: x proximity;
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(2)} ${space(2.5)};
    border-bottom: 1px solid ${paint.line};
    text-align: left;
    vertical-align: top;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & tbody th {
    width: 12rem;
    font-size: ${text.s};
    font-weight: 400;
    color: ${paint.inkSoft};
  }
  & tr[data-differs="yes"] td {
    font-weight: 600;
  }
  & td,
  & thead th {
    min-width: 14rem;
    scroll-snap-align: end;
  }
  @media ${media.small} {
    & tbody th {
      width: 7.5rem;
      min-width: 7.5rem;
      padding-right: ${space(1)};
    }
  }
`;

interface CompareTableProps {
  readonly products: readonly Product[];
  readonly calculatorHref: (slug: string) => string;
}

/** Products beside one another; what differs stands out, what one does not say is a dash. On a phone the columns are swiped. */
export function CompareTable({ products, calculatorHref }: CompareTableProps) {
  const { formatMessage, locale } = useIntl();
  const region = useDrawn<HTMLDivElement>();
  const title = formatMessage({ id: "content.compare.title" });
  const from = { term: formatMessage({ id: "content.compare.from" }), audience: formatMessage({ id: "content.product.audience" }) };
  const priceOf = ({ from_price, from_frequency }: Pick<Product, "from_frequency" | "from_price">) =>
    formatMessage({ id: "content.from" }, { price: moneyText(from_price, locale), period: from_frequency ?? "" });
  return (
    <Stack as="section" $gap={3} id="compare">
      <Heading level={2}>{title}</Heading>
      {/* What scrolls must be reachable by keys; before a script has measured it, it may. */}
      <Scroll ref={region} role="group" tabIndex={0} aria-label={title}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: "content.compare.fact" })}</th>
              {products.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  <InlineText>{name}</InlineText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedFacts(products, from, priceOf).map(({ term, values, differs }) => (
              <tr key={term} data-differs={differs ? "yes" : undefined}>
                <th scope="row">{term}</th>
                {values.map((value, index) => (
                  <td key={products[index]?.slug}>{value ?? "—"}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{formatMessage({ id: "content.compare.price" })}</th>
              {products.map(({ slug, name, calculator }) => (
                <td key={slug}>
                  {calculator ? (
                    <Button
                      size="s"
                      href={calculatorHref(slug)}
                      aria-label={formatMessage({ id: "content.calculate.of" }, { product: name })}
                    >
                      {formatMessage({ id: "content.calculate" })}
                    </Button>
                  ) : (
                    "—"
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}
