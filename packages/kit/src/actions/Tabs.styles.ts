import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, size, space, text } from "../theme/tokens.ts";
import { unseenLine } from "../theme/unseen-line.ts";

/** A row of tabs above its hairline. */
export const tabRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  border-bottom: 1px solid ${paint.line};
`;
/** One tab, be it a link or a button; its user says which attribute marks the chosen one. */
export const tabLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: ${size.target};
  min-height: ${size.target};
  margin-bottom: -1px;
  padding-block: ${space(1)};
  border-bottom: 3px solid;
  ${unseenLine}
  color: ${paint.inkSoft};
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: ${paint.heading};
  }
  @media ${media.forced} {
    margin-bottom: 0;
  }
`;
export const tabChosen = css`
  border-color: ${paint.primary};
  color: ${paint.heading};
  @media ${media.forced} {
    border-color: CanvasText;
  }
`;
export const TabCount = styled.span`
  flex: none;
  min-width: 1.75em;
  padding: 0 ${space(1)};
  border-radius: ${radius.round};
  background: ${paint.sunken};
  font-size: ${text.s};
  text-align: center;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
/** A row of tabs within another tab: chips without a hairline, so that the two rows are distinguished. */
export const chipRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: ${size.target};
  padding: ${space(0.5)} ${space(1.75)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.round};
  color: ${paint.ink};
  font-size: ${text.s};
  cursor: pointer;
  &:hover {
    border-color: ${paint.heading};
    background: ${paint.primarySoft};
  }
`;
export const chipChosen = css`
  border-color: ${paint.primary};
  background: ${paint.primary};
  color: ${paint.onPrimary};
  font-weight: 600;
  &:hover {
    background: ${paint.primary};
  }
  & > ${TabCount} {
    background: transparent;
  }
  @media ${media.forced} {
    border-color: Highlight;
  }
`;
