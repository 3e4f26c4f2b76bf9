import { css, styled, type RuleSet } from "styled-components";
import { media } from "../theme/media.ts";
import { size, space } from "../theme/tokens.ts";

/** The page's column: 1406 px at most, never touching the window's edge. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.container} + 4rem);
  margin-inline: auto;
  padding-inline: min(clamp(1rem, 2.5vw, 2rem), 5vw);
`;

/** What holds on a phone held upright alone: where text is large (`data-scheme`) or the page magnified everything stands one under another. */
export const inHand = (rules: RuleSet) => css`
  @media ${media.upright} {
    html:not([data-scheme]) & {
      ${rules}
    }
  }
`;

/** Drawn aside as far as an edge, with room for the ring of the focus. Each child holds a control, by which a keyboard comes to it, or see `useDrawn`. */
const drawnTo = (edge: string) => css`
  margin: -4px -${edge};
  padding: 4px ${edge};
  overflow-x: auto;
  scrollbar-width: thin;
  overscroll-behavior-x: contain;
`;

/** In hand its children stand in a row, from edge to edge, the next one looking in. */
export const inRow = inHand(css`
  display: grid;
  grid-template-columns: none;
  grid-auto-flow: column;
  grid-auto-columns: min(19.5rem, 86%);
  gap: ${space(1.5)};
  scroll-padding-inline: 1rem;
  scroll-snap-type: x proximity;
  ${drawnTo("1rem")}
  & > * {
    scroll-snap-align: start;
  }
`);

/** In hand short things that would wrap stand on one line; its edge is that of the page where it may go so far. */
export const inLine = (edge = "4px") =>
  inHand(css`
    flex-wrap: nowrap;
    ${drawnTo(edge)}
    & > * {
      flex: none;
    }
  `);

/** As many columns as fit, each at least `$min` wide; with `$row` a row on a phone. */
export const Grid = styled.div<{ $min?: string | undefined; $gap?: number | undefined; $row?: boolean | undefined }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = "18rem" }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 3 }) => space($gap)};
  ${({ $row }) => $row && inRow}
`;

/** Children one under another on the 8 px rhythm. */
export const Stack = styled.div<{ $gap?: number | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** Children beside one another, wrapping. */
export const Cluster = styled.div<{ $gap?: number | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => space($gap)};
`;

/** Main part and a narrower side; the side goes under on a phone, or first with `$sideFirst`. */
// Large text (`data-scheme`): two columns only where both hold a line of it.
export const Split = styled.div<{ $sideFirst?: boolean | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space(4)} ${space(8)};
  align-items: start;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      ${({ $sideFirst }) => $sideFirst && "order: -1;"}
    }
  }
  html[data-scheme] & {
    grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  }
`;

/** A band of the page; set `data-surface="deep"` on it for the steppe-night colours. */
export const Section = styled.section<{ $tight?: boolean | undefined }>`
  position: relative;
  padding-block: ${({ $tight }) => ($tight ? "clamp(1.125rem, 3vw, 2.5rem)" : "clamp(1.25rem, 4vw, 4rem)")};
  overflow: clip;
`;
