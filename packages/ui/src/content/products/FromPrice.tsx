import type { Frequency } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";

const Words = styled.p<{ $large: boolean }>`
  display: grid;
  font-size: ${({ $large }) => ($large ? text.h2 : text.h3)};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums lining-nums;
  color: ${paint.heading};
  & > small {
    font-size: ${text.s};
    font-weight: 400;
    letter-spacing: 0;
    color: ${paint.inkSoft};
  }
`;

interface FromPriceProps {
  readonly price: string;
  /** How often it is paid, where that is known. */
  readonly period: Frequency | undefined;
  readonly large?: boolean;
}

/** The least instalment with how often it is paid, or that the product is priced by phone. */
export function FromPrice({ price, period, large = false }: FromPriceProps) {
  const { formatMessage, locale } = useIntl();
  if (price === "")
    return (
      <Words $large={false}>
        <small>{formatMessage({ id: "content.byPhone" })}</small>
      </Words>
    );
  return (
    <Words $large={large}>
      <small>{formatMessage({ id: "content.from.label" })}</small>
      <span>
        <InlineText>{formatMessage({ id: "content.from" }, { price: moneyText(price, locale), period: period ?? "" })}</InlineText>
      </span>
    </Words>
  );
}
