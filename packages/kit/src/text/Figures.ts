import { css, styled } from "styled-components";

/**
 * A box by whose width the figures within go. It takes its own width from what is around it: what stands in it does not widen it.
 */
export const figuresRoom = css`
  container-type: inline-size;
  --figures-room: 100cqi;
`;

/** How many figures wide a text is: a space between groups of them is as wide as half a figure. */
export const figuresIn = (text: string): number => text.length - text.replaceAll(/[^ \u00a0]/g, "").length / 2;

/**
 * Figures that are never broken and never cut: where their room is narrower than `$length` figures they step down in size. What a figure takes
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
