import { css } from "styled-components";
import { media } from "./media.ts";

/** For a line that keeps its room unseen: colours forced by the system would draw it as any other, unless it is said to be of the ground. */
export const unseenLine = css`
  border-color: transparent;
  @media ${media.forced} {
    border-color: Canvas;
  }
`;
