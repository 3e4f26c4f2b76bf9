import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { layer, paint, radius, shadow, space } from "../theme/tokens.ts";
import { Icon } from "../ornament/Icon.tsx";
import { Notice } from "./Notice.tsx";
import { CornerButton } from "../actions/CornerButton.styles.ts";
import { useLandmarkKey } from "../actions/use-landmark-key.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Place = styled.div`
  position: fixed;
  right: ${space(2)};
  bottom: ${space(2)};
  z-index: ${layer.overlay};
  width: min(26rem, calc(100% - ${space(4)}));
  max-height: calc(100dvh - ${space(4)});
  overflow-y: auto;
  border-radius: ${radius.m};
`;
const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  & > li {
    position: relative;
    border-radius: ${radius.m};
    background: ${paint.surface};
    box-shadow: ${shadow.float};
  }
  & > li > div {
    padding-right: ${space(7)};
  }
`;
const Close = styled(CornerButton)`
  top: ${space(0.5)};
  right: ${space(0.5)};
`;

/** How long good news stands; long enough to be read twice by a slow reader. */
export const TOAST_MS = 8_000;

export interface Toast {
  readonly id: string;
  /** "danger" stays until it is closed. */
  readonly tone: "info" | "success" | "danger";
  readonly text: string;
}

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/** In the version for the visually impaired nothing disappears automatically: a magnified screen may not show this corner. */
const closesOnTimer = ({ tone }: Toast) => tone !== "danger" && document.documentElement.dataset["scheme"] === undefined;

interface CardProps {
  readonly toast: Toast;
  /** Somebody is at the toasts, by pointer or by focus. */
  readonly held: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

const Card = ({ toast, held, onEnd, onClose }: CardProps) => {
  const { formatMessage } = useIntl();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held || !closesOnTimer(toast)) return;
    const timer = setTimeout(() => end(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <li>
      <Notice tone={toast.tone}>{toast.text}</Notice>
      <Close type="button" onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden data-read-before="">{formatMessage({ id: "kit.toasts.close" }, { text: toast.text })}</VisuallyHidden>
      </Close>
    </li>
  );
};

/** Short tidings that ask nothing. Stands once on the page, from its beginning: words put into it are announced politely. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const some = toasts.length > 0;
  const giveBack = useLandmarkKey(place, some);
  const close = (id: string) => {
    if (toasts.length > 1) place.current?.focus();
    else {
      setHeld(false);
      giveBack();
    }
    onDismiss(id);
  };
  return (
    <Place
      ref={place}
      tabIndex={-1}
      role={some ? "region" : undefined}
      aria-label={some ? formatMessage({ id: "kit.toasts" }, { count: toasts.length }) : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      {/* An empty list would be read out at the end of every dialog. */}
      <div aria-live="polite" aria-relevant="additions">
        {some && (
          <List>
            {toasts.map((toast) => (
              <Card key={toast.id} toast={toast} held={held} onEnd={() => onDismiss(toast.id)} onClose={() => close(toast.id)} />
            ))}
          </List>
        )}
      </div>
    </Place>
  );
}
