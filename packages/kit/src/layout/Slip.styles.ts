import { styled } from "styled-components";
import { paint, radius, space } from "../theme/tokens.ts";

/** A sheet of few things one under another, inside a hairline; `as` says what it is. */
export const Slip = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
`;
