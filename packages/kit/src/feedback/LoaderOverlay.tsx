import { useIntl } from "react-intl";
import { keyframes, styled } from "styled-components";
import { layer, paint, space } from "../theme/tokens.ts";
import { Shanyraq } from "../ornament/Shanyraq.tsx";

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  background: color-mix(in srgb, ${paint.paper} 92%, transparent);
  color: ${paint.ink};
  text-align: center;
  animation: ${appear} 120ms 200ms both;
  html[data-scheme] & {
    background: ${paint.paper};
  }
`;

interface LoaderOverlayProps {
  readonly active: boolean;
  /** What is awaited; "Загружаем" unless said. */
  readonly text?: string | undefined;
}

/** Covers the page while an answer decides what comes next; unseen for 200 ms. Its place stands always, so that its words are announced. */
export function LoaderOverlay({ active, text }: LoaderOverlayProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {active && (
        <Veil>
          <Shanyraq variant="loader" />
          <p>{text ?? formatMessage({ id: "shell.loading" })}</p>
        </Veil>
      )}
    </div>
  );
}
