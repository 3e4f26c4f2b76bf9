import { styled } from "styled-components";
import { paint, radius, space } from "../theme/tokens.ts";

export const StateBox = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  overflow: hidden;
  padding: min(clamp(1.5rem, 4vw, 3rem), 7vw);
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
  & > *:not(svg) {
    position: relative;
    max-width: 38rem;
  }
`;
