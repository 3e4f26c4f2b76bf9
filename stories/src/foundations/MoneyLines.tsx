import { Money } from "@shanyraq/kit/text/Money.tsx";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

const Slip = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  max-width: 30rem;
  margin: ${space(2)} 0 ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
  font-variant-numeric: tabular-nums;
  align-items: baseline;
  & > dt {
    color: ${paint.inkSoft};
  }
  & > dd {
    text-align: end;
  }
  & > dd:first-of-type {
    font-size: ${text.h2};
    font-weight: 640;
    letter-spacing: -0.03em;
    color: ${paint.heading};
  }
`;

/** Money is the hero: the premium is the largest thing on its slip, and digits stand under digits. */
export const MoneyLines = () => (
  <Slip>
    <dt>Premium a month</dt>
    <dd>
      <Money amount="48500.00" />
    </dd>
    <dt>Sum assured</dt>
    <dd>
      <Money amount="11640000.00" />
    </dd>
    <dt>Paid so far</dt>
    <dd>
      <Money amount="1711111.11" />
    </dd>
  </Slip>
);
