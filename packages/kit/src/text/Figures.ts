import { css, styled } from "styled-components";

/**
 * A box by whose width the figures within go. It takes its own width from what is around it: what stands in it does not widen it.
 */
export const figuresRoom = css`
  container-type: inline-size;
  --figures-room: 100cqi;
`;

/**
 * Figures that are never broken and never cut: where their room is narrower than `$length` characters they step down in size. What a character takes
 * of its size differs with the typeface (`--figure`) and with the space between letters (`--spread`). Where no box tells their room it is the
 * window's width without what a page and its cards have at their edges.
 */
export const Figures = styled.span<{ $length: number }>`
  font-size: min(
    1em,
    var(--figures-room, (100vw - var(--edges, 7rem))) / (${({ $length }) => $length} * (var(--figure, 0.64) + var(--spread, 0)))
  );
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
