import { keyframes, styled } from "styled-components";
import { paint, radius } from "../theme/tokens.ts";

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Keeps the height of what is coming; invisible for the first 200 ms so that quick answers do not flash. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{
  $height: string;
  $width?: string | undefined;
  $round?: boolean | undefined;
}>`
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? "50%" : radius.m)};
  background: ${paint.sunken};
  box-shadow: inset 0 0 0 1px ${paint.line};
  animation: ${appear} 120ms 200ms both;
`;
