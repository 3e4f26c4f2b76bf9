import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { layer, paint, space, text } from "../theme/tokens.ts";

const Bar = styled.div`
  display: none;
  @media ${media.phone} {
    position: var(--pinned, sticky);
    bottom: 0;
    z-index: ${layer.sticky};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
    padding: ${space(1.5)} ${space(2)} max(${space(1.5)}, env(safe-area-inset-bottom));
    margin-inline: calc(-1 * min(clamp(1rem, 2.5vw, 2rem), 5vw));
    border-top: 1px solid ${paint.line};
    background: ${paint.surface};
    box-shadow: 0 -12px 32px -16px rgb(6 32 40 / 28%);
  }
`;
const Price = styled.div`
  display: grid;
  font-size: ${text.h3};
  font-weight: 680;
  line-height: 1.15;
  letter-spacing: -0.02em;
  color: ${paint.heading};
  @media ${media.small} {
    &,
    & > p {
      font-size: 1.0625rem;
    }
  }
  & > small {
    font-size: ${text.xs};
    font-weight: 400;
    letter-spacing: 0;
    color: ${paint.inkSoft};
  }
`;

/** On a phone: the price and the action under the thumb. The last child of the page's column. */
export const BottomBar = ({ price, caption, action }: { price: ReactNode; caption?: ReactNode; action: ReactNode }) => (
  <Bar data-print="no">
    <Price>
      {price}
      {caption && <small>{caption}</small>}
    </Price>
    {action}
  </Bar>
);
