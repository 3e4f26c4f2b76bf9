import { space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

/** What to do, one thing after another, each with its number. */
// `&&`: a list with a class has no marks (GlobalStyle) unless it says so.
export const NumberedSteps = styled.ol`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: 1.4em;
  && {
    list-style-type: decimal;
  }
`;
