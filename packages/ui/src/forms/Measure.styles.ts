import { styled } from "styled-components";

/** A form is no wider than it is read: a number of twenty characters needs no line of the whole page. */
export const Measure = styled.div`
  max-width: 36rem;
`;
