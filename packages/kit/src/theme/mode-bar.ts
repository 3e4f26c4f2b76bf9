import { css } from "styled-components";
import { layer } from "./tokens.ts";

/** The height of a row of the bar's buttons with its edge, as ModeStyle counts it. */
const row = "calc(var(--bar-side) + 10px)";
const twoRows = "calc(var(--bar-side) * 2 + 14px)";

/** The bar's text follows its buttons, and what it has room for is measured in its text. */
export const barText = css`
  container-type: inline-size;
  font-size: calc(var(--bar-side) * 0.4);
`;
/** Where words have no room beside their icons, for the longest of three languages at the widest spacing: there they stand under them. */
export const stacked = "(max-width: 61.99em)";
/** Where six buttons with their words do not stand in one row. */
export const narrow = "(max-width: 31.99em)";

/** The height that the bar is going to have. */
export const barHeight = css`
  min-height: ${row};
  @container ${narrow} {
    min-height: ${twoRows};
  }
`;

/**
 * The place of the bar, kept from the first paint on: it stays at the top of the window, unless that is low. It stands with the document's
 * styles, so that no page pays for it in its script.
 */
export const barSlot = css`
  html[data-scheme] [data-mode-slot] {
    position: sticky;
    top: 0;
    z-index: ${layer.bar};
    display: grid;
    ${barText}
    &::before,
    & > * {
      grid-area: 1 / 1;
      min-width: 0;
    }
    &::before {
      content: "";
      ${barHeight}
    }
    @media (max-height: 479px) {
      position: relative;
    }
  }
`;
