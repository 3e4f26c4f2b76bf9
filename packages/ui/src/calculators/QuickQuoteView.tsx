import type { Calculation, CalculatorState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { Slip } from "@shanyraq/kit/layout/Slip.styles.ts";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { ElementField } from "./ElementField.tsx";
import { quickElements, type Elements, type ElementValues } from "./elements.ts";
import { shownOf } from "./shown.ts";

const Price = styled.p<{ $busy: boolean }>`
  font-size: ${text.h2};
  font-weight: 650;
  line-height: 1.15;
  color: ${({ $busy }) => ($busy ? paint.inkSoft : paint.heading)};
  & > small {
    margin-left: ${space(1)};
    font-size: ${text.m};
    font-weight: 400;
    color: ${paint.inkSoft};
  }
`;

interface QuickQuoteViewProps {
  readonly elements: Elements;
  readonly state: CalculatorState;
  readonly onChange: (change: Partial<Calculation>) => void;
  /** The whole calculator. */
  readonly calculatorHref: string;
}

/** Two questions of a calculator and its price, on the product's own page; the rest is taken as the server suggests. */
export function QuickQuoteView({ elements, state: { inputs, panel }, onChange, calculatorHref }: QuickQuoteViewProps) {
  const { formatMessage } = useIntl();
  const values: ElementValues = inputs;
  const quote = shownOf(panel)?.quote;
  const title = formatMessage({ id: "calculators.quick" });
  return (
    <Slip aria-label={title}>
      <Heading level={2} look={3}>
        {title}
      </Heading>
      <Grid $min="22rem" $gap={4}>
        {quickElements(elements, values).map((element) => (
          <ElementField
            key={element.name}
            element={element}
            value={values[element.name]}
            onChange={(value) => onChange({ [element.name]: value })}
          />
        ))}
      </Grid>
      <div aria-live="polite" aria-atomic="true">
        <Price $busy={panel.at === "computing"}>
          {quote ? <Money amount={quote.headline?.amount ?? quote.instalment} /> : "—"}
          {quote && <small>{quote.headline?.name ?? formatMessage({ id: `calculators.per.${quote.frequency}` })}</small>}
        </Price>
      </div>
      {panel.at === "refused" && <Notice tone="danger">{panel.error}</Notice>}
      <Cluster>
        <Button href={calculatorHref}>{formatMessage({ id: "calculators.quick.more" })}</Button>
      </Cluster>
    </Slip>
  );
}
