import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { paint, space, text } from "../theme/tokens.ts";

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
`;
export const Top = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  & > strong {
    font-size: ${text.h3};
    font-weight: 620;
    line-height: 1.25;
    letter-spacing: -0.012em;
    color: ${paint.heading};
  }
  & > button {
    margin-inline-end: ${space(-1)};
  }
`;
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  font-size: ${text.s};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1)};
  }
  & b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  html:not([data-scheme]) & span {
    white-space: nowrap;
  }
  & svg {
    width: 2rem;
    height: 0.75rem;
  }
`;
/** A row of its own where the lines have one each. */
export const Year = styled.li`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  @media ${media.small} {
    flex-basis: 100%;
  }
`;
export const Plot = styled.div`
  min-width: 0;
  font-size: ${text.xs};
  & > svg {
    width: 100%;
    height: auto;
    font-variant-numeric: tabular-nums;
    touch-action: pan-y;
  }
`;
/** The years under the drawing: the middle of the thumb stands under its year. */
export const Years = styled.div<{ readonly $start: number; readonly $end: number }>`
  margin: ${space(-1)} ${({ $end }) => $end - 14}px 0 ${({ $start }) => $start - 14}px;
`;
const reveal = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;
/** Years come one after another, once: what grows is seen growing. */
export const Revealed = styled.g`
  animation: ${reveal} 600ms ease-out;
`;
export const Lines = styled.g`
  fill: none;
  stroke-linejoin: round;
  stroke-linecap: round;
`;
export const Crossing = styled.circle`
  fill: none;
  stroke: ${paint.heading};
  stroke-width: 2;
`;
/** Words stay legible over what they might touch in a larger type. */
export const Names = styled.g`
  font-weight: 600;
  & text {
    fill: ${paint.ink};
    stroke: ${paint.paper};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;
export const Explained = styled.p`
  display: flex;
  gap: ${space(1)};
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    margin-top: 0.15em;
  }
`;
export const Axis = styled.g`
  stroke: ${paint.line};
  & text {
    fill: ${paint.inkSoft};
    stroke: none;
  }
`;
export const seriesColors = { paid: paint.inkSoft, surrender: paint.primary, reserve: paint.accent } as const;
