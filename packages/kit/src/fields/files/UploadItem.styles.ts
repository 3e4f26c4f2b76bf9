import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { paint, radius, space, text } from "../../theme/tokens.ts";

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  &[data-at="failed"],
  &[data-at="refused"] {
    border-color: ${paint.danger};
  }
  @media ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Picture = styled.img`
  width: 3.5rem;
  height: 3.5rem;
  object-fit: cover;
  border-radius: ${radius.s};
  background: ${paint.sunken};
`;
export const Words = styled.div`
  display: grid;
  gap: ${space(0.25)};
  min-width: 0;
  grid-column: 2;
  @media ${media.small} {
    grid-column: 1;
  }
`;
export const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
export const State = styled.span.attrs({ role: "status" })`
  font-size: ${text.s};
  line-height: 1.45;
  color: ${paint.inkSoft};
  font-variant-numeric: tabular-nums;
  &[data-at="done"] {
    color: ${paint.success};
  }
  &[data-at="failed"],
  &[data-at="refused"] {
    color: ${paint.danger};
    font-weight: 600;
  }
  & svg {
    display: inline-block;
    margin-right: ${space(0.5)};
    vertical-align: -0.125em;
  }
`;
export const Progress = styled.progress`
  width: 100%;
  height: ${space(1)};
  border: 1px solid ${paint.boundary};
  border-radius: ${radius.round};
  appearance: none;
  overflow: hidden;
  background: ${paint.sunken};
  &::-webkit-progress-bar {
    background: ${paint.sunken};
  }
  &::-webkit-progress-value {
    background: ${paint.primary};
  }
  &::-moz-progress-bar {
    background: ${paint.primary};
  }
  @media ${media.forced} {
    appearance: auto;
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;
