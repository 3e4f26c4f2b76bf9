import { styled } from "styled-components";
import { paint, space, text } from "../theme/tokens.ts";

export const Figure = styled.figure`
  display: grid;
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
    margin-inline: ${space(-1.75)};
  }
`;
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  font-size: ${text.s};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  & b {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 2rem;
    height: 0.75rem;
  }
`;
export const Plot = styled.div`
  min-width: 0;
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;
export const Lines = styled.g`
  fill: none;
  stroke-linejoin: round;
  stroke-linecap: round;
`;
export const Axis = styled.g`
  stroke: ${paint.line};
  & text {
    fill: ${paint.inkSoft};
    stroke: none;
  }
`;
export const seriesColors = { paid: paint.inkSoft, surrender: paint.primary, reserve: paint.accent } as const;
