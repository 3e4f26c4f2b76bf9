import { useIntl } from "react-intl";
import { keyframes, styled } from "styled-components";
import { paint, radius, space, text } from "../theme/tokens.ts";

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

interface Shape {
  readonly $height: string;
  readonly $width?: string | undefined;
  readonly $round?: boolean | undefined;
}

const Frame = styled.div.attrs({ "aria-hidden": true })<Shape>`
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? "50%" : radius.m)};
  background: ${paint.sunken};
  box-shadow: inset 0 0 0 1px ${paint.line};
  overflow: hidden;
  animation: ${appear} 120ms 200ms both;
`;
/** Only what is still empty after a second needs a word. */
const Word = styled.span`
  display: block;
  padding: ${space(3)} ${space(1)};
  font-size: ${text.m};
  text-align: center;
  color: ${paint.inkSoft};
  animation: ${appear} 120ms 1200ms both;
`;

/** From this height on a frame has room for a word, and is empty enough to need one. */
const MIN_WORDED_REM = 8;

/** Keeps the height of what is coming; invisible for the first 200 ms so that quick answers do not flash. A large one says in a word that it is loading. */
export function Skeleton(shape: Shape) {
  const { formatMessage } = useIntl();
  const isLarge = shape.$round !== true && Number.parseFloat(shape.$height) >= MIN_WORDED_REM;
  return <Frame {...shape}>{isLarge && <Word>{formatMessage({ id: "shell.loading" })}</Word>}</Frame>;
}
