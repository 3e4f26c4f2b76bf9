import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useIntl } from "react-intl";
import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { motion, paint, shadow, space } from "../theme/tokens.ts";
import { AriaLanguage } from "../text/AriaLanguage.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { covering, OverlayClose, OverlayTitle, SCRIM } from "./Overlay.styles.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const slide = keyframes`from { transform: translateX(100%); }`;

const Overlay = styled(ModalOverlay)`
  ${covering}
  background: ${SCRIM};
`;
// Large text (`data-scheme`): as wide as the window, for 400 px would hold a word of it.
const Sheet = styled(Modal)`
  position: absolute;
  inset: var(--bar-room, 0px) 0 0 auto;
  width: min(400px, 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${paint.paper};
  color: ${paint.ink};
  box-shadow: ${shadow.float};
  &[data-entering] {
    animation: ${slide} ${motion.calm};
  }
  &[data-exiting] {
    animation: ${slide} ${motion.calm} reverse;
  }
  @media ${media.calm} {
    &:is([data-entering], [data-exiting]) {
      animation: none;
    }
  }
  @media ${media.forced} {
    border-left: 2px solid CanvasText;
  }
  html[data-scheme] & {
    width: min(max(400px, 25rem), 100%);
  }
`;
const Body = styled(Dialog)`
  position: relative;
  min-height: 100%;
  padding: ${space(3)};
  outline: none;
  @media ${media.small} {
    padding: ${space(2)} ${space(2.5)} ${space(4)};
  }
`;

interface DrawerProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of the specified 400 px from the right, above the page; loaded on demand like `ModalDialog`. */
export function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  const { formatMessage } = useIntl();
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <AriaLanguage>
      <Overlay isOpen={isOpen} onOpenChange={close} isDismissable>
        <Sheet>
          <Body>
            <OverlayTitle slot="title" level={2}>
              {title}
            </OverlayTitle>
            <OverlayClose type="button" onClick={onClose}>
              <Icon name="close" />
              <VisuallyHidden>{formatMessage({ id: "kit.close" })}</VisuallyHidden>
            </OverlayClose>
            {children}
          </Body>
        </Sheet>
      </Overlay>
    </AriaLanguage>
  );
}
