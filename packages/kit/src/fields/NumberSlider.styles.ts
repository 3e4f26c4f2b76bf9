import { css, styled } from "styled-components";
import { inLine } from "../layout/Layout.tsx";
import { media } from "../theme/media.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";
import { controlBox, labelLook } from "./field.styles.ts";

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;
export const SliderLabel = styled.label`
  ${labelLook}
  flex: 1 1 12rem;
  padding-bottom: 0.35em;
`;
export const Typing = styled.div`
  position: relative;
  flex: 0 1 13rem;
  min-width: min(9rem, 100%);
`;
export const Typed = styled.input<{ $unit: number }>`
  ${controlBox}
  font-weight: 600;
  font-size: ${text.xl};
  text-align: right;
  font-variant-numeric: tabular-nums;
  padding-right: ${({ $unit }) => ($unit > 0 ? `calc(${space(3)} + ${$unit} * 0.7em)` : space(2))};
`;
export const Unit = styled.span`
  position: absolute;
  right: ${space(2)};
  top: 50%;
  transform: translateY(-50%);
  color: ${paint.inkSoft};
  pointer-events: none;
  html[data-scheme] & {
    font-size: min(1em, 9vw);
  }
`;

const thumb = css`
  width: 28px;
  height: 28px;
  border: 7px solid ${paint.primary};
  border-radius: 50%;
  background: ${paint.surface};
  box-shadow: 0 0 0 4px ${paint.paper};
`;
export const Track = styled.div`
  position: relative;
  height: 44px;
  & > svg {
    position: absolute;
    inset: calc(50% - 3px) 0 auto;
    width: 100%;
    height: 6px;
    border-radius: 3px;
    border: 1px solid ${paint.boundary};
    background: ${paint.line};
    fill: ${paint.primary};
  }
  html[data-scheme] & > svg {
    background: ${paint.surface};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 44px;
    margin: 0;
    background: transparent;
    appearance: none;
    cursor: pointer;
    border-radius: ${radius.m};
    touch-action: pan-y;
  }
  & > input::-webkit-slider-runnable-track {
    height: 28px;
    background: transparent;
  }
  & > input::-moz-range-track {
    background: transparent;
  }
  & > input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  & > input::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  @media ${media.forced} {
    & > input {
      appearance: auto;
    }
  }
`;
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(-0.75)};
  font-size: ${text.xs};
  color: ${paint.inkSoft};
  font-variant-numeric: tabular-nums;
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  ${inLine()}
`;
export const Chip = styled.button`
  min-height: 44px;
  padding: 0 ${space(1.75)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.round};
  background: transparent;
  font-size: ${text.s};
  font-variant-numeric: tabular-nums;
  color: ${paint.ink};
  &:hover {
    border-color: ${paint.heading};
    background: ${paint.primarySoft};
  }
  &[aria-pressed="true"] {
    border-color: ${paint.primary};
    background: ${paint.primary};
    color: ${paint.onPrimary};
    font-weight: 600;
  }
`;
