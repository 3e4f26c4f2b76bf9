import { styled } from "styled-components";
import { paint } from "../theme/tokens.ts";

/** A round button with a cross in the corner of what it closes; where the corner is, who extends it says. */
export const CornerButton = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${paint.ink};
  &:hover {
    background: ${paint.primarySoft};
  }
`;
