import { styled } from "styled-components";

/** A form is no wider than its text: a number of twenty characters does not need the whole width of the page. */
export const Measure = styled.div`
  max-width: 36rem;
`;
