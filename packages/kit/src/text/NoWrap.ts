import { styled } from "styled-components";

/**
 * Moves to the next line whole, and is broken only when a line is shorter than it: a number to call, the number of a contract. The underline of a link does not
 * extend into such a box automatically. Where it has to be broken, even lines keep the figures of a phone together: a full first line would end at a hyphen.
 */
export const NoWrap = styled.span`
  display: inline-block;
  text-decoration: inherit;
  text-wrap: balance;
`;
