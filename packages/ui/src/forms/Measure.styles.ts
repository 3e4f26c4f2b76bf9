import { styled } from "styled-components";

/** A form is as wide as its text needs: a number of twenty characters does not take the whole width of the page. */
export const Measure = styled.div`
  max-width: 36rem;
`;
