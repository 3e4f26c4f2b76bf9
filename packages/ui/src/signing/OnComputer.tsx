import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";

/** What needs a program on a computer, as NCALayer is: a phone does not offer it. */
export const OnComputer = styled.div`
  display: contents;
  @media ${media.fingersAlone} {
    display: none;
  }
`;
