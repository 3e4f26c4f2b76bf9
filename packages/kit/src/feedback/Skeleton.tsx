import type { ComponentPropsWithoutRef } from "react";
import { useIntl } from "react-intl";
import { keyframes, styled } from "styled-components";
import { paint, radius, space } from "../theme/tokens.ts";

/** At once, and never half seen: a word that fades in has a contrast that nobody reads. */
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

interface Shape extends ComponentPropsWithoutRef<"div"> {
  readonly $height: string;
  readonly $width?: string | undefined;
  readonly $round?: boolean | undefined;
}

const Frame = styled.div<Shape>`
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height }) => $height};
  line-height: ${space(8)};
  text-align: center;
  color: ${paint.inkSoft};
  border-radius: ${({ $round }) => ($round ? "50%" : radius.m)};
  background: ${paint.sunken};
  box-shadow: inset 0 0 0 1px ${paint.line};
  overflow: hidden;
  animation: ${appear} 1ms step-end 200ms both;
`;

/** From this height on a frame has room for a word, and is empty enough to need one. */
const MIN_WORDED_REM = 8;

/** Keeps the height of what is coming; invisible for the first 200 ms so that quick answers do not flash. A large one says in a word that it is loading. */
export function Skeleton(shape: Shape) {
  const { formatMessage } = useIntl();
  return (
    <Frame aria-hidden {...shape}>
      {!shape.$round && Number.parseFloat(shape.$height) >= MIN_WORDED_REM && formatMessage({ id: "shell.loading" })}
    </Frame>
  );
}
