import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { Grid, inHand } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

// Drawn from below (`column-reverse`): the term is read first and seen second.
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space(0.5)};
  & > dt {
    color: ${paint.inkSoft};
  }
  & > dd {
    font-size: ${text.h2};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    color: ${paint.heading};
    overflow-wrap: anywhere;
    ${inHand(css`
      font-size: ${text.h3};
    `)}
  }
`;
const Figures = styled(Grid)`
  ${inHand(css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} ${space(2)};
  `)}
`;

interface FigureListProps {
  readonly figures: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** A few figures that should be remembered, large. */
export const FigureList = ({ figures }: FigureListProps) => (
  <Figures as="dl" $min="15rem" $gap={4}>
    {figures.map(({ term, value }) => (
      <Figure key={term}>
        <dt>{term}</dt>
        <dd>
          <InlineText>{value}</InlineText>
        </dd>
      </Figure>
    ))}
  </Figures>
);
