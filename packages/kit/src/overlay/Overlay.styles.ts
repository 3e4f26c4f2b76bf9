import { css, styled } from "styled-components";
import { Heading } from "react-aria-components/Heading";
import { CornerButton } from "../actions/CornerButton.styles.ts";
import { media } from "../theme/media.ts";
import { layer, paint, space, text } from "../theme/tokens.ts";

/** What darkens the page behind an overlay. */
export const SCRIM = "rgb(6 26 34 / 62%)";

/**
 * An overlay covers the window whole, so that whatever looks for an open dialog finds it wherever it looks; what stands in it keeps clear of the bar of
 * the version for the visually impaired, which the dialog takes in (`--bar-room`).
 */
export const covering = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  padding-top: var(--bar-room, 0px);
  scroll-padding-top: var(--bar-room, 0px);
`;

/** The overlay's name, on the line of its cross. */
export const OverlayTitle = styled(Heading)`
  margin: 0 ${space(6)} ${space(3)} 0;
  font-size: ${text.h3};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.01em;
  color: ${paint.heading};
`;
export const OverlayClose = styled(CornerButton)`
  top: ${space(3)};
  right: ${space(3)};
  background: ${paint.sunken};
  @media ${media.small} {
    top: ${space(1.5)};
    right: ${space(1.5)};
  }
`;
