import { styled } from "styled-components";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { inRow } from "@shanyraq/kit/layout/Layout.tsx";
import { useDrawn } from "@shanyraq/kit/layout/useDrawn.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};
  counter-reset: step;
  list-style-type: "";
  & > li {
    counter-increment: step;
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding-top: ${space(2)};
    border-top: 1px solid ${paint.boundary};
  }
  & > li::before {
    content: counter(step);
    font-size: ${text.h2};
    font-weight: 600;
    line-height: 1;
    color: ${paint.ornament};
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: ${paint.inkSoft};
  }
  ${inRow}
`;

export interface Step {
  readonly name: string;
  readonly text: string;
}

/** Steps in their order, numbered large. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const row = useDrawn<HTMLOListElement>();
  return (
    <List ref={row}>
      {steps.map(({ name, text: words }) => (
        <li key={name}>
          <Heading level={3} look={4}>
            {name}
          </Heading>
          <p>
            <InlineText>{words}</InlineText>
          </p>
        </li>
      ))}
    </List>
  );
}
