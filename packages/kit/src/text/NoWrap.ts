import { styled } from "styled-components";

/**
 * Goes to the next line whole, and is broken only where a line is shorter than it: a number to call, the number of a contract. The line under a link
 * does not reach into such a box by itself.
 */
export const NoWrap = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;
