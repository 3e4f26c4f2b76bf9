import { css } from "styled-components";
import { media } from "./media.ts";

/** A transparent line that keeps its room. In forced colours, where a transparent line becomes visible, it takes the colour of the canvas. */
export const unseenLine = css`
  border-color: transparent;
  @media ${media.forced} {
    border-color: Canvas;
  }
`;
