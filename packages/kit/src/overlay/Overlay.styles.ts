import { styled } from "styled-components";
import { Heading } from "react-aria-components/Heading";
import { media } from "../theme/media.ts";
import { paint, space, text } from "../theme/tokens.ts";

/** What darkens the page behind an overlay. */
export const SCRIM = "rgb(6 26 34 / 62%)";

/** The overlay's name, on the line of its cross. */
export const OverlayTitle = styled(Heading)`
  margin: 0 ${space(6)} ${space(3)} 0;
  font-size: ${text.h3};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.01em;
  color: ${paint.heading};
`;
export const OverlayClose = styled.button`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: ${paint.sunken};
  color: ${paint.ink};
  &:hover {
    background: ${paint.primarySoft};
  }
  @media ${media.small} {
    top: ${space(1.5)};
    right: ${space(1.5)};
  }
`;
