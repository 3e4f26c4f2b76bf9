import { styled } from "styled-components";

/**
 * The last of a grid of up to three columns (`$min="max(20rem, 30%)"`): it takes what is left of its row, so that no card stands there alone. With
 * large text, where a line holds fewer, it stands as the others do.
 */
export const GridRest = styled.div`
  display: grid;
  align-items: start;
  html:not([data-scheme]) & {
    @media (min-width: 46em) and (max-width: 67.49em) {
      &:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @media (min-width: 67.5em) {
      &:nth-child(3n + 1) {
        grid-column: 1 / -1;
      }
      &:nth-child(3n + 2) {
        grid-column: span 2;
      }
    }
  }
`;
