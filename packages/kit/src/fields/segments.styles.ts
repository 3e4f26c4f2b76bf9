import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";
import { MEASURE } from "./field.styles.ts";
import { figuresRoom } from "../text/Figures.ts";
import { visuallyHidden } from "../text/VisuallyHidden.tsx";

// Two beside one another on a phone, three where there is room: of more a price would be broken within its number.
export const Segments = styled.div<{ $stacked: boolean; $explained?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $stacked }) => ($stacked ? "1fr" : "repeat(auto-fit, minmax(min(max(8.5rem, 28%), 100%), 1fr))")};
  gap: ${space(1)};
  ${({ $stacked, $explained = false }) =>
    $stacked &&
    !$explained &&
    css`
      & > label > span:last-child {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        justify-content: space-between;
        align-items: baseline;
        gap: 0 ${space(2)};
      }
    `}
  ${({ $explained = false }) =>
    $explained &&
    css`
      max-width: ${MEASURE};
      & > label {
        align-items: start;
      }
      & > label > span:last-child {
        gap: ${space(0.5)};
      }
      & > label > span > small {
        font-size: ${text.m};
        line-height: 1.45;
        color: inherit;
      }
    `}
`;
/** What became of a press, in a row of its own. While nothing is said it takes no room. */
export const Beneath = styled.div<{ $isSaid: boolean }>`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(1)};
  ${({ $isSaid }) => !$isSaid && "position: absolute;"}
`;
export const Segment = styled.label<{ $after?: boolean }>`
  ${({ $after = false }) => $after && "order: 1;"}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 3.25rem;
  padding: ${space(1.25)} ${space(1.5)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  line-height: 1.3;
  cursor: pointer;
  & > input {
    ${visuallyHidden}
  }
  @media ${media.small} {
    gap: ${space(1)};
    min-height: 2.875rem;
    padding: ${space(0.75)} ${space(1.25)};
  }
  &:hover {
    border-color: ${paint.heading};
  }
  &:has(:checked) {
    border-color: ${paint.primary};
    background: ${paint.primarySoft};
    box-shadow: inset 0 0 0 1px ${paint.primary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${paint.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${paint.sunken};
    color: ${paint.inkSoft};
    cursor: default;
  }
  @media ${media.forced} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
export const Dot = styled.span`
  --dot: min(1.25rem, 9vw);
  flex: none;
  width: var(--dot);
  height: var(--dot);
  border: 1.5px solid ${paint.boundary};
  border-radius: 50%;
  background: ${paint.surface};
  :checked + & {
    border: calc(var(--dot) * 0.3) solid ${paint.primary};
  }
`;
export const Words = styled.span`
  display: grid;
  flex: 1 1 0;
  min-width: 0;
  ${figuresRoom}
  overflow-wrap: anywhere;
  & > small {
    font-size: ${text.s};
    color: ${paint.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
/** The same place for an answer that does not exclude the others. */
export const Box = styled(Dot)`
  border-radius: 6px;
  :checked + & {
    border: 1.5px solid ${paint.primary};
    background: ${paint.primary};
  }
  & > svg {
    display: none;
    width: 100%;
    height: 100%;
    color: ${paint.onPrimary};
  }
  :checked + & > svg {
    display: block;
  }
`;
