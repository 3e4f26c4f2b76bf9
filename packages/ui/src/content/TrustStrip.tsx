import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import { useDrawn } from "@shanyraq/kit/layout/useDrawn.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  & > dt {
    font-weight: 650;
    color: ${paint.heading};
  }
  & > dd {
    font-size: ${text.s};
    line-height: 1.5;
    color: ${paint.inkSoft};
  }
`;

interface TrustStripProps {
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Who answers for the company: licence, guarantee, ombudsman. */
export function TrustStrip({ facts }: TrustStripProps) {
  const row = useDrawn<HTMLDivElement>();
  return (
    <Grid ref={row} as="dl" $min="17rem" $gap={2.5} $row>
      {facts.map(({ term, value }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>
            <InlineText>{value}</InlineText>
          </dd>
        </Fact>
      ))}
    </Grid>
  );
}
