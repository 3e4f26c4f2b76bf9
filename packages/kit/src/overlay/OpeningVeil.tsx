import { useIntl } from "react-intl";
import { keyframes, styled } from "styled-components";
import { Button } from "../actions/Button.tsx";
import { Spinner } from "../ornament/Spinner.tsx";
import { layer, paint, radius, shadow, space } from "../theme/tokens.ts";

const appear = keyframes`from { opacity: 0; }`;

// The scrim of the window that is coming (`Overlay.styles.ts`, which is loaded with it); its words wait a little, so that they do not flicker before a quick one.
const Veil = styled.div<{ $over: boolean }>`
  position: fixed;
  inset: ${({ $over }) => ($over ? "auto 0 0" : "0")};
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  background: ${({ $over }) => ($over ? "none" : "rgb(6 26 34 / 62%)")};
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1.5)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${paint.line};
    border-radius: ${radius.m};
    background: ${paint.paper};
    color: ${paint.ink};
    box-shadow: ${shadow.float};
    animation: ${appear} 60ms 60ms both;
  }
`;

export interface OpeningVeilProps {
  readonly error?: Error | null | undefined;
  /** Asks for the code once more. */
  readonly retry?: (() => void) | undefined;
}

/** The answer to a press that opens a window whose code is still under way: on a slow line the window comes seconds later. */
export function OpeningVeil({ error, retry }: OpeningVeilProps) {
  const { formatMessage } = useIntl();
  // What does not come any more leaves the page free, and says what to do.
  const over = error !== undefined && error !== null;
  return (
    <Veil $over={over} role={over ? "alert" : "status"} data-opening="">
      <p>
        {!over && <Spinner />}
        <span>{formatMessage({ id: over ? "shell.chunk.text" : "shell.loading" })}</span>
        {over && retry && (
          <Button variant="secondary" size="s" onClick={retry}>
            {formatMessage({ id: "kit.failure.retry" })}
          </Button>
        )}
      </p>
    </Veil>
  );
}
